import { describe, expect, it } from 'vitest';
import type { SoulPrintInput } from '../src/index.ts';
import { findComplaints } from '../src/soulprint/check.ts';
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
  it.each(['Yoga in the morning', 'A walk at lunch', 'Wake up at 6 am', 'Journaling before bed'])(
    'when the habit is “%s”, then no other time of day is set',
    (habit) => {
      for (const profile of PROFILES) {
        const { first_week_practice } = writeSoulPrint(withHabit(profile, habit));
        expect(first_week_practice).toContain('You named the time of day yourself');
        expect(withoutQuotes(first_week_practice), profile.name).not.toMatch(
          /\b(?:mornings?|getting up|breakfast|noon|lunch|afternoons?|evenings?|nights?|tonight|bed)\b/,
        );
      }
    },
  );

  it('when the habit names none, then the hour of the best energy is set', () => {
    const [first] = PROFILES;
    const { first_week_practice } = writeSoulPrint(withHabit(first ?? oneAnswer('x'), 'Drawing'));
    expect(first_week_practice).toContain('within an hour of getting up');
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
      expect(first.match(/^- \*\*By /gm), profile.name).toHaveLength(4);
      expect(second.match(/^- \*\*By /gm), profile.name).toHaveLength(4);
    }
  });

  it('when both halves are about the same, then they share their dates', () => {
    for (const profile of PROFILES) {
      const { your_targets } = writeSoulPrint(withTarget(profile, 'learn French and learn Spanish'));
      expect(your_targets.match(/^- \*\*By /gm)).toHaveLength(4);
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
        expect(findComplaints(document, input)).toEqual([]);
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
