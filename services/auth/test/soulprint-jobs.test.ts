import { createLocalModel, type LanguageModel } from '@inkwell/ai';
import type { Blueprint } from '@inkwell/contracts';
import { AppError } from '@inkwell/service';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, type Auth, signUp, startAuth } from './harness.ts';

type Who = Awaited<ReturnType<typeof signUp>>['who'];

const local = createLocalModel();
const nothing = async (): Promise<void> => undefined;
const model = { calls: 0, during: nothing };
/** The local writer, whose texts are numbered. A test may let something happen while it writes. */
const object: LanguageModel['object'] = async (request) => {
  const call = (model.calls += 1);
  const document = await local.object(request);
  await model.during();
  return { ...document, the_proud_word: `Text number ${call}.` };
};
beforeEach(() => {
  model.calls = 0;
});
afterEach(() => {
  model.during = nothing;
});

/** Something to wait for until it is opened. */
function gate() {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}

async function onboarded(auth: Auth) {
  const { who } = await signUp(auth);
  await auth.call('POST', '/api/onboarding/complete', answers, who);
  return who;
}
const read = async (auth: Auth, who: Who) =>
  (await auth.call('GET', '/api/user/blueprint', undefined, who)).json<Blueprint>();
/** How often the services and the person's pages are told that it is written. */
const told = async (auth: Auth, { userId }: Who) => ({
  services: await auth.database
    .collection('outbox')
    .countDocuments({ name: 'auth.soulprint-written', 'data.userId': userId }),
  pages: auth.notices.filter((notice) => notice.userId === userId && notice.topic === 'soulprint').length,
});

describe('one SoulPrint for one submission', () => {
  let auth: Auth;
  let other: Auth;
  beforeAll(async () => {
    auth = await startAuth({ model: object });
    other = await startAuth({ model: object });
  });
  afterAll(() => Promise.all([auth.close(), other.close()]));
  const generate = (who: Who, version = 1, at = auth) => at.useCases.soulprints.generate(who.userId, version);

  it('when the job comes again, then nothing is written again and nobody is told twice', async () => {
    const who = await onboarded(auth);
    await generate(who);
    for (const at of [auth, other]) await generate(who, 1, at);
    expect(model.calls).toBe(1);
    expect(await told(auth, who)).toEqual({ services: 1, pages: 1 });
  });

  it('when it runs twice at once, in two processes, then one of the two texts is kept and told', async () => {
    const who = await onboarded(auth);
    const both = gate();
    model.during = async () => {
      if (model.calls === 2) both.open();
      await both.passed;
    };
    await Promise.all([generate(who), generate(who, 1, other)]);
    expect(model.calls).toBe(2);
    const { status, blueprint } = await read(auth, who);
    expect(status).toBe('ready');
    expect(blueprint?.match(/Text number [12]\./g)).toHaveLength(1);
    const pages = (await told(auth, who)).pages + (await told(other, who)).pages;
    expect([(await told(auth, who)).services, pages]).toEqual([1, 1]);
    await generate(who);
    expect((await read(auth, who)).blueprint).toBe(blueprint);
  });

  it('when it crashes between the model and the commit, then nothing is kept, and the next try writes it', async () => {
    const who = await onboarded(auth);
    auth.beforeCommit.step = () => Promise.reject(new Error('killed'));
    await expect(generate(who)).rejects.toThrow('killed');
    auth.beforeCommit.step = nothing;
    expect(await read(auth, who)).toMatchObject({ status: 'pending', blueprint: null });
    expect(await told(auth, who)).toEqual({ services: 0, pages: 0 });
    await generate(who);
    expect((await read(auth, who)).blueprint).toContain('Text number 2.');
    expect(await told(auth, who)).toEqual({ services: 1, pages: 1 });
  });

  it('when the answers are replaced while it is written, then the old text is not kept', async () => {
    const who = await onboarded(auth);
    model.during = async () => {
      model.during = nothing;
      const answer = await auth.call('POST', '/api/onboarding/complete', { ...answers, name: 'Zoë' }, who);
      expect(answer.statusCode).toBe(200);
    };
    await generate(who, 1);
    expect(await read(auth, who)).toMatchObject({ status: 'pending', blueprint: null });
    expect(await told(auth, who)).toEqual({ services: 0, pages: 0 });
    await generate(who, 2);
    const { blueprint } = await read(auth, who);
    expect(blueprint).toContain('# The SoulPrint of Zoë');
    await generate(who, 1);
    expect((await read(auth, who)).blueprint).toBe(blueprint);
    expect(await told(auth, who)).toEqual({ services: 1, pages: 1 });
  });

  it('when the model fails after the answers were replaced, then the old job has ended', async () => {
    const who = await onboarded(auth);
    model.during = async () => {
      await auth.call('POST', '/api/onboarding/complete', { ...answers, name: 'Zoë' }, who);
      throw new Error('the model is away');
    };
    await expect(generate(who, 1)).resolves.toBeUndefined();
    model.during = nothing;
    await generate(who, 2);
    expect(await read(auth, who)).toMatchObject({ status: 'ready' });
  });
});

describe('a person who leaves', () => {
  let auth: Auth;
  let other: Auth;
  beforeAll(async () => {
    auth = await startAuth({ model: object });
    other = await startAuth({ model: object });
  });
  afterAll(() => Promise.all([auth.close(), other.close()]));

  /** Nothing of the SoulPrint, and no other trace than the tombstone and the events, which hold an id. */
  async function expectNothingOf(who: Who) {
    expect(await told(auth, who)).toEqual({ services: 0, pages: 0 });
    for (const name of ['users', 'sessions']) {
      const own = { $or: [{ _id: who.userId as never }, { userId: who.userId }] };
      expect(await auth.database.collection(name).countDocuments(own)).toBe(0);
    }
  }
  const leave = async (who: Who, through: Auth) => {
    await through.useCases.accounts.remove(who.userId);
    await through.useCases.accounts.eraseUser(who.userId);
  };

  it('when the account is gone before the job, then the model is not asked', async () => {
    const who = await onboarded(auth);
    await leave(who, auth);
    await auth.useCases.soulprints.generate(who.userId, 1);
    expect(model.calls).toBe(0);
    await expectNothingOf(who);
  });

  it.each([
    ['in this process', () => auth],
    ['in another one, and this one still has the key', () => other],
  ])(
    'when it is erased %s while the model writes, then the job ends and nothing is kept',
    async (_, through) => {
      const who = await onboarded(auth);
      model.during = () => leave(who, through());
      await auth.useCases.soulprints.generate(who.userId, 1);
      expect(model.calls).toBe(1);
      await expectNothingOf(who);
    },
  );

  it('when it is removed and not yet erased, then the job ends too', async () => {
    const who = await onboarded(auth);
    model.during = () => auth.useCases.accounts.remove(who.userId);
    await auth.useCases.soulprints.generate(who.userId, 1);
    expect(await told(auth, who)).toEqual({ services: 0, pages: 0 });
  });

  it('when it is erased between the writes and their commit, then nothing is kept', async () => {
    const who = await onboarded(auth);
    let leaving = nothing();
    auth.beforeCommit.step = async () => {
      auth.beforeCommit.step = nothing;
      // It has to wait for the commit, and the commit does not wait for it.
      leaving = leave(who, other);
    };
    await auth.useCases.soulprints.generate(who.userId, 1);
    await leaving;
    const own = { _id: who.userId as never };
    expect(await auth.database.collection('users').countDocuments(own)).toBe(0);
  });
});

describe('the sweep', () => {
  let auth: Auth;
  let elsewhere: Auth;
  beforeAll(async () => {
    auth = await startAuth({ model: object, worker: true });
    // Its queue is another one, so that what it queues is lost for the worker.
    elsewhere = await startAuth();
  });
  afterAll(() => Promise.all([auth.close(), elsewhere.close()]));

  /** Sweeps, as it happens every minute, until it is written. */
  const sweepUntilTold = ({ userId }: Who) =>
    vi.waitUntil(
      () => {
        auth.sweepSoon();
        return auth.notices.some((notice) => notice.userId === userId && notice.topic === 'soulprint');
      },
      { timeout: 15_000, interval: 50 },
    );
  /** As if half a minute had gone by since it was asked for. */
  const letItBeBehind = ({ userId }: Who) =>
    auth.database
      .collection('users')
      .updateOne(
        { _id: userId as never },
        { $set: { 'soulprint.requestedAt': new Date(Date.now() - 31_000) } },
      );

  it('when a job was lost, then it is queued again', async () => {
    const who = await onboarded(elsewhere);
    await letItBeBehind(who);
    await sweepUntilTold(who);
    expect(await read(auth, who)).toMatchObject({ status: 'ready' });
  });

  it('when a job died for good, then it is done once its fault has healed', async () => {
    const died = gate();
    model.during = async () => {
      died.open();
      throw new AppError('internal', 'a key that is not there');
    };
    const who = await onboarded(auth);
    await died.passed;
    expect(await read(auth, who)).toMatchObject({ status: 'pending' });
    model.during = nothing;
    await letItBeBehind(who);
    await sweepUntilTold(who);
    expect(await told(auth, who)).toEqual({ services: 1, pages: 1 });
  });
});
