import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

describe('passwords', () => {
  it('when the password is right, then it is; nobody has one', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('pässword 🌱');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.check(hash, 'pässword 🌱')).toBe(true);
    expect(await passwords.check(hash, 'password')).toBe(false);
    expect(await passwords.check(null, 'nobody has this password')).toBe(false);
  });

  it('when more come than may wait, then the rest are told so at once and the others have their turn', async () => {
    const passwords = createPasswords({ concurrency: 1, maxQueue: 2 });
    // The hash that stands for nobody has the first turn.
    const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map((text) => passwords.hash(text)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as Error] : [],
    );
    expect(refused[0]).toMatchObject({ code: 'unavailable', context: { retryAfter: 2 } });
    expect(await passwords.hash('e')).toContain('argon2id');
  });

  it('when several wait, then they are hashed in the order of their coming', async () => {
    const passwords = createPasswords({ concurrency: 1 });
    const ended: string[] = [];
    const texts = ['a', 'b', 'c', 'd'];
    await Promise.all(texts.map((text) => passwords.hash(text).then(() => ended.push(text))));
    expect(ended).toEqual(texts);
  });
});
