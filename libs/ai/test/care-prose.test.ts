import { MAX_CHOICE_LENGTH } from '@inkwell/contracts';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../src/care/lines.ts';
import { ANSWERS_PROSE } from '../src/care/prose/answers-prose.ts';
import { PROSE } from '../src/care/prose/prose.ts';
import { brokenCareRule } from '../src/care/reply-check.ts';
import { STEP_NAMES } from '../src/care/step-names.ts';

const LANGUAGES = Object.keys(PROSE);

describe('the prose', () => {
  /** All texts, or all answers to tap, in a part of it. */
  function textsIn(value: unknown, wanted: 'texts' | 'choices', key = ''): string[] {
    if (typeof value === 'string') return (key === 'choices') === (wanted === 'choices') ? [value] : [];
    if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, wanted, key));
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([name, each]) => textsIn(each, wanted, name));
  }

  test.each(LANGUAGES)(
    'when it answers in %s, then no sentence stands in two lines, no rule is broken, and each answer can be tapped',
    (code) => {
      const answers = ANSWERS_PROSE[code];
      const { steps, imminent, stay, afterYes, later, check, third } = PROSE[code] ?? {};
      const others = textsIn([steps, imminent, stay, afterYes, later, check, third], 'texts');
      const seen = new Set(others.flatMap(sentencesOf));
      for (const text of textsIn(answers, 'texts')) {
        expect(brokenCareRule(text), text).toBeNull();
        for (const sentence of sentencesOf(text)) {
          expect(seen, sentence).not.toContain(sentence);
          seen.add(sentence);
        }
      }
      for (const choice of textsIn(answers, 'choices'))
        expect(choice.length).toBeLessThanOrEqual(MAX_CHOICE_LENGTH);
    },
  );

  test.each(LANGUAGES)('when it is in %s, then its steps are those that the names tell', (code) => {
    for (const [kind, names] of Object.entries(STEP_NAMES))
      expect(PROSE[code]?.steps[kind as keyof typeof STEP_NAMES]).toHaveLength(names.length);
  });
});
