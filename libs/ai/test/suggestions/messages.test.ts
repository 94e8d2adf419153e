import { createHash } from 'node:crypto';
import { hasSuggestionKeyword } from '@inkwell/contracts/constants';
import { instantOf, wallTimeOf } from '@inkwell/contracts/wall-clock';
import { describe, expect, it } from 'vitest';
import { suggestByRules, type SuggestionDraft } from '../../src/suggestions/suggest.ts';
import { type Message, MESSAGES, type Offer } from './messages.ts';

const timeZone = { zone: 'America/New_York' };
const instant = (wall: string) => instantOf(`2026-${wall}:00`, timeZone);
const calendar = {
  now: instant('10-28 08:30'),
  timeZone,
  busy: [{ from: instant('10-30 12:00').getTime(), to: instant('10-30 13:00').getTime() }],
  rhythm: { peak_energy: 'Morning', pre_sleep_activity: 'Reading', target_sleep_hours: 7 } as const,
};
const USUAL_MINUTES = { from: 10, to: 180 };
const RIGHT = 0.85;

const startOf = ({ suggestedTime }: SuggestionDraft) =>
  wallTimeOf(new Date(suggestedTime), timeZone).slice(5, 16);

function isAs({ title, start, minutes }: Offer, draft: SuggestionDraft): boolean {
  const [from, to] = typeof start === 'string' ? [start, start] : start;
  const [shortest, longest] = minutes === null ? [USUAL_MINUTES.from, USUAL_MINUTES.to] : [minutes, minutes];
  return (
    title.test(draft.title) &&
    startOf(draft) >= from &&
    startOf(draft) <= to &&
    draft.duration >= shortest &&
    draft.duration <= longest
  );
}

/** Whether just what is expected is offered: nothing else, and several times on as many days. */
function isRight({ offers }: Message, drafts: readonly SuggestionDraft[]): boolean {
  if (drafts.length !== offers.reduce((sum, { times }) => sum + times, 0)) return false;
  return offers.every((offer) => {
    const found = drafts.filter((draft) => isAs(offer, draft));
    return new Set(found.map((draft) => startOf(draft).slice(0, 5))).size === offer.times;
  });
}

/** Which half a message belongs to was decided before the rules were written. */
const isHeldOut = ({ text }: Message) => createHash('sha256').update(text).digest().readUInt8(0) % 2 === 1;

describe('messages of plan mode', () => {
  it('when they are counted, then they are 120, each with a keyword', () => {
    expect(MESSAGES).toHaveLength(120);
    expect(MESSAGES.filter(({ text }) => !hasSuggestionKeyword(text))).toEqual([]);
  });

  it.each([
    ['half that the rules were written with', (message: Message) => !isHeldOut(message)],
    ['half that was set aside', isHeldOut],
  ])('when the %s is read, then 0.85 of it give what a person expects', (_, isOf) => {
    const messages = MESSAGES.filter(isOf);
    const wrong = messages.flatMap((message) => {
      const drafts = suggestByRules(message.text, calendar);
      if (isRight(message, drafts)) return [];
      const given = drafts.map((draft) => `${draft.title}, ${startOf(draft)}, ${draft.duration} min`);
      return [`${message.text} → ${given.join('; ') || 'none'}`];
    });
    expect(1 - wrong.length / messages.length, wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT);
  });
});
