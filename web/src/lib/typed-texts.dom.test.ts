import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubIndexedDb } from '../../test/fake-indexed-db.ts';
import { planDraftKeys } from './safety-plan.ts';
import { sealTexts, unsealTexts } from './typed-texts.ts';

const ANNAS = 'inkwell-journal:anna:2026-11-21:tab';
const EVES = 'inkwell-onboarding-eve';

const stored = () => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>;

describe('what was typed on this device', () => {
  beforeEach(() => {
    localStorage.setItem(ANNAS, 'Words of Anna');
    localStorage.setItem(EVES, 'Answers of Eve');
    localStorage.setItem('inkwell-theme', 'dark');
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('when nobody is signed in, then all of it is sealed, and its owner alone gets it back', async () => {
    const stores = stubIndexedDb();
    await sealTexts();
    expect(stored()).toEqual({ 'inkwell-theme': 'dark', 'inkwell-sealed': 'yes' });
    const rows = [...(stores.get('texts')?.rows.values() ?? [])];
    expect(rows).toHaveLength(2);
    for (const row of rows as { data: ArrayBuffer }[])
      expect(new TextDecoder().decode(row.data)).not.toMatch(/Words|Answers/);
    const key = stores.get('keys')?.rows.get('device') as CryptoKey;
    expect(key.extractable).toBe(false);

    await unsealTexts('anna');
    expect(stored()).toMatchObject({ [ANNAS]: 'Words of Anna' });
    expect(stored()).not.toHaveProperty(EVES);
    await unsealTexts('eve');
    expect(stored()).toEqual({
      [ANNAS]: 'Words of Anna',
      [EVES]: 'Answers of Eve',
      'inkwell-theme': 'dark',
    });
    expect(stores.get('texts')?.rows.size).toBe(0);
  });

  it('when somebody is signed in, then what others typed is sealed', async () => {
    stubIndexedDb();
    await sealTexts('anna');
    expect(stored()).toMatchObject({ [ANNAS]: 'Words of Anna' });
    expect(stored()).not.toHaveProperty(EVES);
  });

  it('when more was typed since, then both come back', async () => {
    stubIndexedDb();
    await sealTexts();
    localStorage.setItem(ANNAS, 'Newer words');
    await unsealTexts('anna');
    expect(Object.values(stored())).toEqual(expect.arrayContaining(['Newer words', 'Words of Anna']));
  });

  it('when more was typed into a safety plan since, then both come back for the same tab', async () => {
    const key = 'inkwell-plan:anna:tab';
    localStorage.setItem(key, 'Whom Anna calls');
    stubIndexedDb();
    await sealTexts();
    localStorage.setItem(key, 'Whom else');
    await unsealTexts('anna');
    expect(planDraftKeys('anna').map((known) => localStorage.getItem(known))).toEqual(
      expect.arrayContaining(['Whom else', 'Whom Anna calls']),
    );
    expect(planDraftKeys('ann')).toEqual([]);
  });

  it('when the storage is full as it comes back, then it stays sealed as well', async () => {
    const stores = stubIndexedDb();
    await sealTexts();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await unsealTexts('eve');
    expect(stores.get('texts')?.rows.size).toBe(2);
  });

  it('when it is of a safety plan, then it is sealed as well, and removed where the browser cannot seal', async () => {
    const key = 'inkwell-plan:anna';
    localStorage.setItem(key, 'Whom Anna calls');
    await sealTexts();
    expect(stored()).not.toHaveProperty(key);
    localStorage.setItem(key, 'Whom Anna calls');
    const stores = stubIndexedDb();
    await sealTexts('eve');
    expect(stored()).not.toHaveProperty(key);
    for (const row of [...(stores.get('texts')?.rows.values() ?? [])] as { data: ArrayBuffer }[])
      expect(new TextDecoder().decode(row.data)).not.toContain('Whom');
    await unsealTexts('anna');
    expect(stored()).toMatchObject({ [key]: 'Whom Anna calls' });
  });

  it('when the browser cannot seal, then the answers are removed and the unsaved words stay', async () => {
    await sealTexts();
    expect(stored()).toEqual({ [ANNAS]: 'Words of Anna', 'inkwell-theme': 'dark' });
  });
});
