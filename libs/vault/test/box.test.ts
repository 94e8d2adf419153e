import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBox } from '../src/box.ts';
import { VaultError, type Box, type AadContext } from '../src/index.ts';

const aad: AadContext = { collection: 'entries', row: '42', field: 'content' };
const bytes = randomBytes(32);
const boxOf = (userId: string): Box => createBox(userId, { bytes: Buffer.from(bytes), erased: false });
const box = boxOf('ada');

const anyText = fc.string({ unit: 'binary', maxLength: 400 });
const anyAad = fc.record({ collection: fc.string(), row: fc.string(), field: fc.string() });

const failure = (action: () => unknown): unknown => {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('a box', () => {
  it('when any text is sealed, then it opens unchanged in its place', () => {
    fc.assert(
      fc.property(anyText, anyAad, (text, where) => {
        expect(box.unseal(box.seal(text, where), where)).toBe(text);
      }),
    );
  });

  it('when any JSON is sealed, then it opens unchanged', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const value: unknown = JSON.parse(json);
        expect(box.unsealJson(box.sealJson(value, aad), aad)).toEqual(value);
      }),
    );
  });

  it('when any bit is flipped, then it is a VaultError that shows nothing of the text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12 }), fc.nat(), (text, at) => {
        const sealed = box.seal(text, aad);
        const bit = at % (sealed.length * 8);
        sealed.writeUInt8(sealed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        const error = failure(() => box.unseal(sealed, aad));
        expect(error).toBeInstanceOf(VaultError);
        expect(String(error)).not.toContain(text);
      }),
      { numRuns: 500 },
    );
  });

  it('when bytes are cut or missing, then it is a VaultError', () => {
    const sealed = box.seal('a long day', aad);
    for (let length = 0; length < sealed.length; length += 1) {
      expect(failure(() => box.unseal(sealed.subarray(0, length), aad))).toBeInstanceOf(VaultError);
    }
  });

  it('when collection, row, field or user is another, then it does not open', () => {
    fc.assert(
      fc.property(anyText, anyAad, anyAad, (text, one, other) => {
        fc.pre(one.collection !== other.collection || one.row !== other.row || one.field !== other.field);
        expect(failure(() => box.unseal(box.seal(text, one), other))).toBeInstanceOf(VaultError);
      }),
    );
    for (const part of ['collection', 'row', 'field'] as const) {
      const sealed = box.seal('mine', aad);
      expect(failure(() => box.unseal(sealed, { ...aad, [part]: 'other' }))).toBeInstanceOf(VaultError);
    }
    expect(failure(() => boxOf('eve').unseal(box.seal('mine', aad), aad))).toBeInstanceOf(VaultError);
  });

  it('when parts of a place are shifted against each other, then it does not open', () => {
    const sealed = box.seal('mine', { collection: 'ab', row: 'c', field: '' });
    expect(failure(() => box.unseal(sealed, { collection: 'a', row: 'bc', field: '' }))).toBeInstanceOf(
      VaultError,
    );
    expect(failure(() => box.unseal(sealed, { collection: 'ab', row: '', field: 'c' }))).toBeInstanceOf(
      VaultError,
    );
  });

  it('when the same text is sealed twice, then the bytes differ', () => {
    expect(box.seal('again', aad).equals(box.seal('again', aad))).toBe(false);
  });

  it('when sealed text is no JSON, then the error keeps it to itself', () => {
    const error = failure(() => box.unsealJson(box.seal('my secret', aad), aad));
    expect(error).toMatchObject({ reason: 'malformed' });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('my secret');
  });

  it('when a value has no JSON form, then it is not sealed', () => {
    expect(failure(() => box.sealJson(undefined, aad))).toBeInstanceOf(VaultError);
  });

  it('when its key was erased, then it neither seals nor opens', () => {
    const key = { bytes: Buffer.from(bytes), erased: false };
    const mine = createBox('ada', key);
    const sealed = mine.seal('gone', aad);
    key.erased = true;
    expect(failure(() => mine.seal('late', aad))).toMatchObject({ reason: 'erased' });
    expect(failure(() => mine.unseal(sealed, aad))).toMatchObject({ reason: 'erased' });
  });
});
