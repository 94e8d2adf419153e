import { describe, expect, it } from 'vitest';
import { wallTimeOf } from '@inkwell/contracts/wall-clock';
import { instantOf } from '@inkwell/contracts/wall-clock';
import { suggestByRules, suggestFromExercise, type SuggestionDraft } from '../../src/suggestions/suggest.ts';
import { type Expected, SENTENCES, type Sentence } from './sentences.ts';

const timeZone = { zone: 'America/New_York' };
const at = (wall: string) => instantOf(`2026-11-${wall}:00`, timeZone);
const span = (from: string, to: string) => ({ from: at(from).getTime(), to: at(to).getTime() });
const rhythm = { peak_energy: 'Morning', pre_sleep_activity: 'Reading', target_sleep_hours: 7 } as const;
const busy = [span('18 10:00', '18 12:00'), span('19 09:00', '19 10:00')];
const calendar = { now: at('18 09:00'), timeZone, busy, rhythm };

const MOST_WRONG = 4;

const shown = ({ title, suggestedTime, duration }: SuggestionDraft) =>
  `${title}, ${wallTimeOf(new Date(suggestedTime), timeZone).slice(0, 16)}, ${duration} min`;

function isAs({ title, from, to, minutes }: Expected, draft: SuggestionDraft): boolean {
  const start = wallTimeOf(new Date(draft.suggestedTime), timeZone).slice(0, 16);
  const [shortest, longest] = typeof minutes === 'number' ? [minutes, minutes] : minutes;
  return (
    title.test(draft.title) &&
    start >= from &&
    start <= to &&
    draft.duration >= shortest &&
    draft.duration <= longest
  );
}

function isRight({ text, expected }: Sentence): boolean {
  const drafts = suggestByRules(text, calendar);
  const left = [...drafts];
  for (const each of expected) {
    const index = left.findIndex((draft) => isAs(each, draft));
    if (index === -1) return false;
    left.splice(index, 1);
  }
  return left.length === 0;
}

describe('suggestions by rules', () => {
  it('when forty sentences are read, then at least 36 give what a person expects', () => {
    expect(SENTENCES).toHaveLength(40);
    const wrong = SENTENCES.filter((sentence) => !isRight(sentence)).map(
      ({ text }) => `${text} → ${suggestByRules(text, calendar).map(shown).join('; ') || 'none'}`,
    );
    // Shown where it fails, and where it does not.
    if (wrong.length > 0) process.stdout.write(`${wrong.join('\n')}\n`);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(MOST_WRONG);
  });
});

describe('a plan of several lines', () => {
  it('when its first step is known, then what is suggested is that step, and no time with somebody', () => {
    const page =
      'See a dentist\nfirst: Ring, with one sentence ready\nwhen: Tomorrow at 10 AM\nwhat may come in between: I forget it\nand then: The same, a day later';
    expect(suggestFromExercise('plan-talk', page, calendar)).toMatchObject([
      { title: 'Ring, with one sentence ready', duration: 30, priority: 'high' },
    ]);
  });
});
