import { MODES } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import { answers } from '../../../../test/fixtures.ts';
import { startersFor } from './starters.ts';

/** Wednesday, at this hour. */
const at = (hour: number) => new Date(2026, 10, 18, hour, 30);
const texts = (...given: Parameters<typeof startersFor>) => startersFor(...given).map(({ text }) => text);
const hints = (...given: Parameters<typeof startersFor>) => startersFor(...given).map(({ hint }) => hint);

describe('the conversation starters', () => {
  it.each(MODES.flatMap((mode) => Array.from({ length: 24 }, (_, hour) => [mode, hour] as const)))(
    'when it is %s mode at %i:30, then there are four, none of them twice',
    (mode, hour) => {
      expect(new Set(texts(mode, answers, at(hour))).size).toBe(4);
    },
  );

  it('when the day goes on, then so do they', () => {
    expect(texts('write', answers, at(7))[0]).toBe("Let's find the word");
    expect(texts('write', answers, at(19))[0]).toBe("Let's go through my day");
    expect(texts('heal', answers, at(23))[0]).toBe("Let's unload my head");
    expect(texts('heal', answers, at(3))[0]).toBe("Let's unload my head");
  });

  it('when the person is at their peak, then their goal is offered, and else one thing', () => {
    expect(hints('plan', answers, at(8))).toContain('Your goal: A finished book');
    expect(texts('plan', answers, at(14))).toContain("Let's plan one thing");
    const owl = { ...answers, daily_rhythm: { ...answers.daily_rhythm, peak_energy: 'Night' as const } };
    expect(hints('plan', owl, at(21))).toContain('Your goal: A finished book');
  });

  it('when the person has a habit in mind, then it is named, unless it is too long or blank', () => {
    const named = (keystone_habit: string) =>
      hints('plan', { ...answers, reflection: { ...answers.reflection, keystone_habit } }, at(12));
    expect(named('Walking')).toContain('Your habit: Walking');
    for (const habit of ['  ', 'w'.repeat(61)]) {
      expect(named(habit)).toContain('For what keeps slipping, four minutes');
    }
  });

  it('when somebody does not like to look inward, then no letter is offered', () => {
    const shy = {
      ...answers,
      reflection: { ...answers.reflection, reflection_comfort: 'Not comfortable' as const },
    };
    expect(texts('write', answers, at(14))).toContain("Let's write that letter");
    expect(texts('write', shy, at(14))).not.toContain("Let's write that letter");
  });

  it('when nothing is known of the person, then they are the same for everybody', () => {
    expect(hints('plan', null, at(8))).not.toContain('Your goal');
    expect(texts('write', null, at(8))).toHaveLength(4);
  });
});
