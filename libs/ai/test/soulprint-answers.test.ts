import { describe, expect, it } from 'vitest';
import type { SoulPrintInput } from '../src/index.ts';
import { complaintsAbout } from '../src/soulprint/check.ts';
import { isElsewhereInDay, namedHour } from '../src/local/soulprint/named-hour.ts';
import { writeSoulPrint } from '../src/local/soulprint/write.ts';
import { oneAnswer, PROFILES } from './profiles.ts';

const withHabit = (profile: SoulPrintInput, keystone_habit: string): SoulPrintInput => ({
  ...profile,
  reflection: { ...profile.reflection, keystone_habit },
});
const withTarget = (profile: SoulPrintInput, result_12_months: string): SoulPrintInput => ({
  ...profile,
  targets: { ...profile.targets, result_12_months },
});
const withoutQuotes = (text: string) => text.replace(/“[^”]*”/g, '…');

describe('the practice of the week', () => {
  it.each([
    ['Yoga in the morning', 'in the morning'],
    ['Writing for ten minutes in the morning', 'in the morning'],
    ['Meditation at lunch', 'at lunch'],
    ['An evening walk', 'in the evening'],
    ['Wake up at 6 am', 'at 6 AM'],
    ['Journaling before bed', 'before bed'],
    ['Reading at night', 'before bed'],
    ['Planning my day at 8pm', 'at 8 PM'],
    ['No phone in the morning', 'in the morning'],
  ])('when the habit is “%s”, then it keeps to that hour, whoever asks', (habit, slot) => {
    const part = namedHour(habit)?.part ?? 'morning';
    for (const profile of PROFILES) {
      const { first_week_practice } = writeSoulPrint(withHabit(profile, habit));
      expect(first_week_practice, profile.name).toContain(slot);
      const told = withoutQuotes(first_week_practice).replaceAll(slot, '…');
      expect(told, profile.name).not.toMatch(/within an hour of getting up|before lunch|first quiet hour/);
      const elsewhere = told.split(/(?<=[.?])\s/).filter((sentence) => isElsewhereInDay(sentence, part));
      expect(elsewhere, profile.name).toEqual([]);
    }
  });
});

describe('a target with several halves', () => {
  it('when it names two things, then each is quoted and has dates of its own', () => {
    for (const profile of PROFILES) {
      const answer = 'Sleep more and stop working on weekends';
      const { your_targets } = writeSoulPrint(withTarget(profile, answer));
      expect(your_targets).toContain(`“${answer}”`);
      const [, first = '', second = ''] = your_targets.split(
        /\*\*“(?:Sleep more|Stop working on weekends)”\*\*/,
      );
      expect(first.match(/^- \*\*By /gm), profile.name).toHaveLength(5);
      expect(second.match(/^- \*\*By /gm), profile.name).toHaveLength(3);
    }
  });

  it('when both halves are about the same, then no step is said twice', () => {
    for (const profile of PROFILES) {
      const input = withTarget(profile, 'learn French and learn Spanish');
      const steps = [...writeSoulPrint(input).your_targets.matchAll(/^- \*\*By [^*]*\*\* (.*)$/gm)];
      expect(new Set(steps.map(([, step]) => step)).size).toBe(8);
    }
  });
});

describe('answers that give nothing to go by', () => {
  it.each(['idk', '-', 'n/a', 'nothing', '?'])(
    'when every answer is “%s”, then each has a question one could ask instead',
    (answer) => {
      for (const { birth } of PROFILES) {
        const input = oneAnswer(answer, { birth });
        const document = writeSoulPrint(input);
        expect(document.what_drives_you).toMatch(/\?/);
        expect(document.what_holds_you_back).toMatch(/\?/);
        expect(document.first_week_practice).toMatch(/\?/);
        expect(document.the_proud_word).toMatch(/\?/);
        expect(document.your_targets).toMatch(/\*\*The result:\*\* .*open for now/);
        const text = Object.values(document).join('\n');
        expect(text).not.toMatch(/you want this:|is your proud word|a mark in place of words|comes first/);
        expect(complaintsAbout(document, input)).toEqual([]);
      }
    },
  );

  it('when one of them is open, then the others are read as ever', () => {
    for (const profile of PROFILES) {
      const { what_drives_you, your_targets } = writeSoulPrint(withTarget(profile, 'idk'));
      expect(your_targets).toContain(`**The skill:** “${profile.targets.professional_skill}”.`);
      expect(what_drives_you).toContain(`“${profile.targets.professional_skill}”`);
      expect(what_drives_you).toMatch(/\?/);
    }
  });
});

describe('a bakery', () => {
  it.each([
    'Open my own bakery',
    'Get my bakery through the winter and hire a baker',
    'Open a café in my village',
    'Run a small flower shop',
    'Find a bigger place for my restaurant',
  ])('when the target is “%s”, then nobody talks to it like to a start-up', (target) => {
    for (const profile of PROFILES) {
      const { what_drives_you, your_targets, your_daily_rhythm } = writeSoulPrint({
        ...withTarget(profile, target),
        targets: {
          ...profile.targets,
          result_12_months: target,
          professional_skill: 'Patience at the counter',
        },
      });
      const text = withoutQuotes([what_drives_you, your_targets, your_daily_rhythm].join('\n'));
      expect(text, profile.name).not.toMatch(
        /\b(?:venture|start-?up|launch|scale|pitch|product|market|users?|offer|brand|founder|MVP)\b/i,
      );
    }
  });
});
