import type { ScreenResult } from '@inkwell/ai/care';
import { describe, expect, it } from 'vitest';
import { startScreening } from './screening.ts';

const READ: ScreenResult = { found: null, isWhole: true, embedding: [1], logOdds: 0 };
const PERSON = { safetyIdentifier: 'a person' };
const never = new Promise<ScreenResult>(() => undefined);

const screenWith = (byHead: Promise<ScreenResult>) => ({
  read: () => ({ byRules: Promise.resolve(null), byHead, whole: byHead }),
});

describe('a message that is read', () => {
  it('when the head is in time, then the reply has its embedding', async () => {
    const { inTime } = startScreening(screenWith(Promise.resolve(READ)), 'Hello', PERSON, 60_000);
    expect(await inTime).toEqual(READ);
  });

  it('when the wait is over, then the reply goes on without it', async () => {
    const { inTime } = startScreening(screenWith(never), 'Hello', PERSON, 1);
    expect(await inTime).toEqual({ found: null, isWhole: false, embedding: null, logOdds: null });
  });
});
