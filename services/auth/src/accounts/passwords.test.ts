import { hash as hashAsIs } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

describe('passwords', () => {
  it('when the password is right, then it is; nobody has one', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('pässword 🌱');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.check(hash, 'pässword 🌱')).toBe('right');
    expect(await passwords.check(hash, 'password')).toBe('wrong');
    expect(await passwords.check(null, 'nobody has this password')).toBe('wrong');
  });

  it.each([
    ['composed', 'caf\u00E9 cr\u00E8me'],
    ['decomposed', 'cafe\u0301 cre\u0300me'],
    ['with a wide space', 'caf\u00E9\u3000cr\u00E8me'],
    ['with a no-break space', 'cafe\u0301\u00A0cr\u00E8me'],
    ['in wide letters', '\uFF43\uFF41\uFF46\u00E9 cr\u00E8me'],
  ])('when it is written %s, then it is the same password, and another one is not', async (_, written) => {
    const passwords = createPasswords();
    expect(await passwords.check(await passwords.hash(written), 'caf\u00E9 cr\u00E8me')).toBe('right');
    const hash = await passwords.hash('caf\u00E9 cr\u00E8me');
    expect(await passwords.check(hash, written)).toBe('right');
    expect(await passwords.check(hash, written.toUpperCase())).toBe('wrong');
    expect(await passwords.check(hash, ` ${written}`)).toBe('wrong');
  });

  it.each([
    ['composed', 'caf\u00E9\u00A0\uFB01n', ['caf\u00E9\u00A0\uFB01n', 'cafe\u0301\u00A0\uFB01n']],
    ['decomposed', 'cafe\u0301 fin', ['caf\u00E9 fin', 'cafe\u0301 fin']],
  ])('when it was hashed %s before, then any keyboard opens it', async (_, old, typed) => {
    const passwords = createPasswords();
    const hash = await hashAsIs(old);
    for (const written of typed) expect(await passwords.check(hash, written)).toBe('old form');
    expect(await passwords.check(hash, 'cafe fin')).toBe('wrong');
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
