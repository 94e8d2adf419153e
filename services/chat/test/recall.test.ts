import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { connectMongo, createLog } from '@inkwell/service';
import { mongoUri, type OpenService, openService } from '@inkwell/testing';
import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecall, type RecallDeps } from '../src/memory/recall.ts';
import { contentAad, type MessageModel, messageModel } from '../src/messages/message.model.ts';
import { migrations } from '../src/migrations.ts';
import type { ReplyTurn } from '../src/replies/active-reply.ts';
import { newUser } from './harness.ts';

let kit: OpenService;
let Message: MessageModel;
/** The same messages in a database that answers nothing. */
let SilentMessage: MessageModel;
beforeAll(async () => {
  kit = await openService('chat', { migrations });
  Message = messageModel(kit.connection);
  const mongo = await startRelay(mongoUri('chat'));
  // Its own checks go unanswered as well: that must not end what waits.
  const connection = await connectMongo(mongo.uri, kit.log, { connectTimeoutMs: 60_000 });
  kit.closers.add(() => connection.close());
  kit.closers.add(mongo.close);
  SilentMessage = messageModel(connection);
  expect(await SilentMessage.countDocuments()).toBe(0);
  mongo.silence();
});
afterAll(() => kit.close());

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** MongoDB behind a port that passes on all that is said, until it is silenced. */
async function startRelay(uri: string) {
  const { hostname, port, pathname } = new URL(uri);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) sockets.add(socket.on('error', () => undefined));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    uri: `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}?directConnection=true`,
    silence: () => {
      for (const socket of sockets) socket.unpipe();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function silent(): Promise<never> {
  return new Promise(() => undefined);
}

const turnOf = (userId: string) =>
  ({
    userId,
    at: new Date(),
    timeZone: { zone: 'Etc/UTC' },
    reading: { embedding: null, now: 0, today: '2026-05-12', hour: 9 },
    replyId: new Types.ObjectId(),
  }) as ReplyTurn;

/** What a turn may ask for, where nobody answers but those whom the test gives a voice. */
const sourcesOf = (turn: ReplyTurn, answering: Partial<RecallDeps> = {}, isOn = true) =>
  createRecall({
    Message: SilentMessage,
    readFromJournal: silent,
    readFromCalendar: silent,
    noteFacts: () => Promise.reject(new Error('nothing is noted')),
    safetyIdentifierOf: (userId) => userId,
    embeddings: { embed: silent },
    log: createLog({ name: 'chat', level: 'silent' }),
    ...answering,
  }).sourcesOf(turn, isOn);

const QUESTION = 'What did I say about the landlord?';
const WALK = { title: 'A walk', start: '2026-05-13 10:00', minutes: 30 };

describe('when nobody answers', () => {
  it.each<[string, number, (sources: ReturnType<typeof sourcesOf>) => Promise<unknown> | undefined]>([
    ['the page of today', 200, ({ readPage }) => readPage()],
    ['the calendar', 200, ({ readEvents }) => readEvents('2026-05-12', '2026-05-18')],
    ['the free times', 1_000, ({ readFreeTimes }) => readFreeTimes?.()],
    ['a card', 1_000, ({ proposeEvent }) => proposeEvent?.(WALK)],
    ['earlier words', 200, ({ findWords }) => findWords('The landlord came.', false)],
    ['the past that is asked for', 300, ({ findWords }) => findWords(QUESTION, true)],
    ['what a model searches', 1_250, ({ findWords }) => findWords('landlord', true, undefined, true)],
  ])('then a reply goes without %s after %i ms', (_what, ms, read) =>
    expectNullAfter(ms, () => read(sourcesOf(turnOf('ann')))),
  );

  it('then a plan goes without the calendar after 1000 ms', () => {
    const { readEvents } = sourcesOf({ ...turnOf('ann'), mode: 'plan' });
    return expectNullAfter(1_000, () => readEvents('2026-05-12', '2026-05-18'));
  });

  async function expectNullAfter(ms: number, read: () => Promise<unknown> | undefined): Promise<void> {
    const ended = vi.fn<(answer: unknown) => void>();
    void read()?.then(ended);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(null);
  }
});

describe('what a model searches', () => {
  const match = { quote: 'The landlord wrote.', date: '2026-05-01', isByWord: true, score: 1 };

  /** Of somebody who has said these messages: the reading server never answers, the journal when the test says so. */
  async function searching(...said: string[]) {
    const turn = { ...turnOf(newUser()), at: new Date(Date.now() + 1_000) };
    const box = await kit.vault.open(turn.userId);
    const rows = said.map((content) => {
      const _id = new Types.ObjectId();
      const { userId } = turn;
      const sealed = box.seal(content, contentAad(_id));
      return {
        _id,
        userId,
        conversationId: 7,
        sender: 'user' as const,
        at: new Date(),
        turn: _id,
        content: sealed,
      };
    });
    await Message.insertMany(rows);
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const readFromJournal = async <T>() => {
      await answered;
      return { found: [match] } as T;
    };
    const { findWords } = sourcesOf({ ...turn, box }, { Message, readFromJournal });
    return { findWords, answer: () => answer() };
  }

  it('when the words take long to be read, then they are waited for, and found by word alone', async () => {
    const { findWords, answer } = await searching('The landlord came today.', 'And the sun shone.');
    const found = findWords('landlord', true, undefined, true);
    await vi.advanceTimersByTimeAsync(800);
    answer();
    expect((await found)?.map(({ kind, quote }) => [kind, quote]).toSorted()).toEqual([
      ['message', 'The landlord came today'],
      ['page', 'The landlord wrote.'],
    ]);
  });

  it('when a reply could do without them, then it does not wait for so long', async () => {
    const { findWords, answer } = await searching();
    const found = findWords(QUESTION, true);
    await vi.advanceTimersByTimeAsync(800);
    answer();
    expect(await found).toBeNull();
  });
});

/** A memory that answers so when it is given facts, and what it was given. */
function noting(...answers: (() => Promise<boolean>)[]) {
  const given: string[][] = [];
  const noteFacts: RecallDeps['noteFacts'] = (_user, _box, _source, facts) => {
    given.push(facts.map(({ text }) => text));
    return answers[given.length - 1]?.() ?? Promise.resolve(false);
  };
  return { given, noteFacts };
}

describe('a fact that a reply notes', () => {
  it('when two are noted at once, then one after the other, and each is told what became of it', async () => {
    const { given, noteFacts } = noting(
      async () => true,
      async () => true,
    );
    const { rememberFact } = sourcesOf(turnOf('ann'), { noteFacts });
    expect(await Promise.all([rememberFact?.('One.'), rememberFact?.('Two.')])).toEqual([true, true]);
    expect(given).toEqual([['One.'], ['One.', 'Two.']]);
  });

  it('when it takes long, then that is told, and not that it is known', async () => {
    const told = sourcesOf(turnOf('ann'), noting(silent)).rememberFact?.('One.');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await told).toBeNull();
  });

  it('when the memory is off, then nothing is noted', async () => {
    const { given, noteFacts } = noting();
    expect(await sourcesOf(turnOf('ann'), { noteFacts }, false).rememberFact?.('One.')).toBe(false);
    expect(given).toEqual([]);
  });
});
