import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { keyedHash, parseVaultKeys, pseudonymsFor } from '../src/index.ts';

const secret = () => randomBytes(32).toString('base64');

describe('parseVaultKeys', () => {
  it('when several keys are given, then the first is current and all can be found', () => {
    const keys = parseVaultKeys(`new:${secret()}, old:${secret()}`);
    expect(keys.current.id).toBe('new');
    expect([...keys.byId.keys()]).toEqual(['new', 'old']);
  });

  it('when a newer key is put in front, then hashes stay the same', () => {
    const oldest = `old:${secret()}`;
    const before = parseVaultKeys(oldest);
    const after = parseVaultKeys(`new:${secret()},${oldest}`);
    expect(keyedHash(after.hashKey, 'ada@example.com')).toBe(keyedHash(before.hashKey, 'ada@example.com'));
  });

  it('when a newer key stands between an entry and the same entry, then it is known, not current, and hashes stay', () => {
    const oldest = `old:${secret()}`;
    const before = parseVaultKeys(oldest);
    const announced = parseVaultKeys(`${oldest},new:${secret()},${oldest}`);
    expect(announced.current.id).toBe('old');
    expect([...announced.byId.keys()]).toEqual(['old', 'new']);
    expect(keyedHash(announced.hashKey, 'ada')).toBe(keyedHash(before.hashKey, 'ada'));
  });

  it('when the key or the text differs, then the hash differs', () => {
    const one = parseVaultKeys(`a:${secret()}`);
    const other = parseVaultKeys(`a:${secret()}`);
    expect(keyedHash(one.hashKey, 'ada')).not.toBe(keyedHash(other.hashKey, 'ada'));
    expect(keyedHash(one.hashKey, 'ada')).not.toBe(keyedHash(one.hashKey, 'Ada'));
  });

  const good = secret();
  it.each([
    ['nothing', ''],
    ['a key without an id', good],
    ['an empty id', `:${good}`],
    ['id and key the wrong way round', `${good}:main`],
    ['a short key', `main:${randomBytes(16).toString('base64')}`],
    ['a key that is no base64', `main:${'!'.repeat(44)}`],
    ['a trailing comma', `main:${good},`],
    ['an id with two keys', `main:${good},main:${secret()}`],
  ])('when it holds %s, then the error names VAULT_KEYS and shows none of it', (_, text) => {
    let message = '';
    try {
      parseVaultKeys(text);
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    expect(message).toContain('VAULT_KEYS');
    expect(message).not.toContain(good.slice(0, 8));
  });

  it('when people are named to somebody outside, then each has one name there, which is not the id nor its name elsewhere', () => {
    const keys = parseVaultKeys(`main:${good}`);
    const [here, there] = [pseudonymsFor(keys, 'here'), pseudonymsFor(keys, 'there')];
    expect(here('ann')).toBe(pseudonymsFor(keys, 'here')('ann'));
    expect(new Set(['ann', here('ann'), here('bob'), there('ann')]).size).toBe(4);
    expect(here('ann').length).toBeLessThanOrEqual(64);
  });

  it('when the keys are inspected, then no key material shows', () => {
    const shown = inspect(parseVaultKeys(`main:${good}`), { depth: 10 });
    expect(shown).not.toContain(good);
    expect(shown).not.toContain(Buffer.from(good, 'base64').toString('hex').slice(0, 8));
  });
});
