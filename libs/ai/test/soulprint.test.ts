import { readdirSync } from 'node:fs';
import { SIGNS } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import {
  LEFT_OUT_ANSWER,
  type SoulPrintDocument,
  type SoulPrintInput,
  soulPrintMarkdown,
  soulPrintSchema,
} from '../src/index.ts';
import { findComplaints } from '../src/soulprint/check.ts';
import { hasWords, quoteAnswer } from '../src/local/soulprint/own-words.ts';
import { tidyText } from '../src/local/words.ts';
import { writeSoulPrint } from '../src/local/soulprint/write.ts';
import { soulPrintInput } from './people.ts';
import { oneAnswer, PROFILES } from './profiles.ts';

const textOf = (document: SoulPrintDocument) => Object.values(document).join('\n\n');
/** What the writer adds to the person's words. */
const withoutQuotes = (text: string) => text.replace(/“[^”]*”/g, '…');
const answersOf = ({ targets, bottlenecks, daily_rhythm, reflection }: SoulPrintInput) => [
  ...Object.values(targets),
  ...Object.values(bottlenecks),
  daily_rhythm.pre_sleep_activity,
  reflection.keystone_habit,
  reflection.proud_word,
];

const ODD_ANSWERS = [
  'x',
  'idk',
  'Nothing',
  '🦄',
  '!!!',
  '...',
  'Why me???',
  '0',
  'I WANT TO BE FREE OF ALL THIS NOW!!!',
  'fuck this shit, honestly',
  'Jag vill sova bättre och inte vara så trött',
  'Ich möchte die Angst verlieren, immer wieder zu scheitern',
  '今年は本を書きたいです。毎日少しずつ。',
  'أريد أن أكون أكثر هدوءا',
  'I said "no".\nThen I left!\r\nWhy? Because: I could not stay; he said \'go\'.',
  'a'.repeat(500),
  'I want to tell you about the long road. '.repeat(12).trim(),
  'https://example.com/x?y=z',
  '{result} {word} $1 $&',
  '<b>bold</b> [link](x) # heading',
  '<script>alert(1)</script>',
  '- one\n- two\n# three',
  'my moon is in Leo and Mars in the first house',
  LEFT_OUT_ANSWER,
];

/** The odd answer to all questions, and to one after the other among plain ones. */
function inputsWith(answer: string): SoulPrintInput[] {
  const plain = soulPrintInput({ facts: { sun: 'Pisces', moon: 'Leo' } });
  const { name, birth, targets, bottlenecks, daily_rhythm, reflection } = plain;
  return [
    ...[undefined, { sun: 'Leo' }, { sun: 'Leo', moon: 'Aries', rising: 'Virgo' }].map((facts) =>
      oneAnswer(answer, { ...(answer === LEFT_OUT_ANSWER && { name, birth }), ...(facts && { facts }) }),
    ),
    ...Object.keys(targets).map((key) => ({ ...plain, targets: { ...targets, [key]: answer } })),
    ...Object.keys(bottlenecks).map((key) => ({ ...plain, bottlenecks: { ...bottlenecks, [key]: answer } })),
    { ...plain, daily_rhythm: { ...daily_rhythm, pre_sleep_activity: answer } },
    { ...plain, reflection: { ...reflection, keystone_habit: answer } },
    { ...plain, reflection: { ...reflection, proud_word: answer } },
  ];
}

/** The sentences that stand more than once, the person's own words aside. */
function repeated(text: string): string[] {
  const sentences = withoutQuotes(text)
    .split(/(?<=[.:?])\s+|\n+/)
    .filter((sentence) => sentence.split(' ').length > 4);
  return sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at);
}

/** What must hold of any SoulPrint. */
function expectSound(input: SoulPrintInput) {
  const document = writeSoulPrint(input);
  const text = textOf(document);
  // At least 600 words, 45 in each section, the computed placements and no others, the targets quoted.
  expect(findComplaints(document, input)).toEqual([]);
  expect(soulPrintMarkdown(document, { name: 'Ann' }).match(/^#.*$/gm)).toEqual([
    '# The SoulPrint of Ann',
    '## Who you are',
    '## Your chart',
    '## What drives you',
    '## What holds you back',
    '## Your 12-month targets made concrete',
    '## Your daily rhythm',
    '## A practice for the first week',
    '## The proud word',
  ]);
  expect(withoutQuotes(text)).not.toMatch(/[!{}<>#[\]`]|undefined|null|NaN|Invalid|“”| {2}| [.,]|\.\.|,,/);
  expect(withoutQuotes(text).replaceAll(/‘[^’]*’/g, '…')).not.toMatch(/\b(?:I|my|myself|our)\b/);
  expect(repeated(text)).toEqual([]);
  expect(text).not.toContain(LEFT_OUT_ANSWER);
  // A link or marks alone leave nothing to quote.
  const answers = answersOf(input).filter((answer) => answer !== LEFT_OUT_ANSWER && tidyText(answer) !== '');
  for (const answer of answers)
    expect(text).toContain(hasWords(answer) ? quoteAnswer(answer) : tidyText(answer));
}

describe('a SoulPrint of the local writer', () => {
  it.each(ODD_ANSWERS.map((answer) => [answer]))(
    'when an answer is %j, then it is whole all the same',
    (answer) => {
      for (const input of inputsWith(answer)) expectSound(input);
    },
  );

  it('when people of many ages, places and wishes are described, then each of them is taken up', () => {
    for (const profile of PROFILES) expectSound(profile);
  });

  it('when it is written, then the facts of the birth and the dates are in it', () => {
    const text = textOf(writeSoulPrint(soulPrintInput()));
    for (const fact of ['Ada', 'March 4, 1990', 'Sunday', '6:30 AM', 'Stockholm, Sweden', '7.5 hours']) {
      expect(text).toContain(fact);
    }
    expect(text).toContain('**By November 21, 2027.**');
  });

  it('when the input is the same, then so is the text; the day alone changes only the dates', () => {
    const input = soulPrintInput({ facts: { sun: 'Pisces' } });
    expect(writeSoulPrint(input)).toEqual(writeSoulPrint(input));
    const later = writeSoulPrint({ ...input, today: '2026-08-31' });
    expect(later.your_targets).toContain('By February 28');
    expect({ ...later, your_targets: '' }).toEqual({ ...writeSoulPrint(input), your_targets: '' });
  });

  it('when people answer differently, then what is said of their answers differs', () => {
    const paragraphs = PROFILES.map(
      (profile) => new Set(withoutQuotes(writeSoulPrint(profile).what_holds_you_back).split('\n\n')),
    );
    for (const [at, one] of paragraphs.entries()) {
      for (const other of paragraphs.slice(at + 1)) {
        expect([...one].filter((paragraph) => !other.has(paragraph)).length).toBeGreaterThan(0);
      }
    }
  });

  it('when every answer is left out, then all of it leads to people, and no plan is made of it', () => {
    const { name, birth } = soulPrintInput();
    const input = oneAnswer(LEFT_OUT_ANSWER, { name, birth });
    const document = writeSoulPrint(input);
    expect(document.who_you_are).toMatch(/^Before anything else:.*emergency number/);
    expect(document.your_targets).toContain('One person knows');
    expect(document.your_targets).not.toMatch(/comes first|whatever you plan/);
    expect(soulPrintSchema(input).safeParse(document).success).toBe(true);
  });

  it('when one answer is left out, then only that one has no reading', () => {
    const input = soulPrintInput();
    const grave = { ...input, bottlenecks: { ...input.bottlenecks, keeps_up_at_night: LEFT_OUT_ANSWER } };
    const document = writeSoulPrint(grave);
    expect(document.who_you_are).toMatch(/emergency number/);
    expect(document.your_targets).not.toContain('One person knows');
    expect(textOf(writeSoulPrint(input))).not.toContain('emergency number');
  });
});

describe('the placements in it', () => {
  it('when placements are given, then these are named and no others', () => {
    for (const [at, sun] of SIGNS.entries()) {
      const moon = SIGNS[(at * 7 + 3) % 12];
      const rising = SIGNS[(at * 5 + 8) % 12];
      const text = textOf(
        writeSoulPrint(soulPrintInput({ facts: { sun, ...(moon && { moon }), ...(rising && { rising }) } })),
      );
      const named = new Set(SIGNS.filter((sign) => new RegExp(`\\b${sign}\\b`).test(text)));
      expect(named).toEqual(new Set([sun, moon, rising]));
    }
  });

  it('when something is missing, then it is said, and not guessed', () => {
    const { your_chart } = writeSoulPrint(soulPrintInput({ facts: { sun: 'Pisces' } }));
    expect(your_chart).toMatch(/moon/);
    expect(your_chart).toMatch(/rising|ascendant/);
    const note = 'The rising sign is left out, since the place of birth was not found.';
    const noted = writeSoulPrint(soulPrintInput({ facts: { sun: 'Pisces', moon: 'Leo', note } }));
    expect(noted.your_chart.match(/rising|ascendant/g)).toHaveLength(1);
    expect(noted.your_chart).toContain(note);
  });

  it('when nothing is known, then the part says why it stays empty', () => {
    for (const facts of [undefined, {}]) {
      const { your_chart } = writeSoulPrint(soulPrintInput(facts && { facts }));
      expect(your_chart).toMatch(/rising sign/);
      expect(SIGNS.filter((sign) => your_chart.includes(sign))).toEqual([]);
    }
  });

  it('when a sign is none of the twelve, then nothing is written about it', () => {
    const text = textOf(writeSoulPrint(soulPrintInput({ facts: { sun: 'Ophiuchus' } })));
    expect(text).not.toContain('Ophiuchus');
  });
});

/** Every string in the tables. */
function phrasesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(phrasesIn);
}

describe('the phrases', () => {
  const folder = new URL('../src/local/soulprint/prose/', import.meta.url);

  it.each(readdirSync(folder))('when those of %s are read, then none shouts or diagnoses', async (file) => {
    const tables: unknown = await import(new URL(file, folder).href);
    for (const phrase of phrasesIn(tables)) expect(phrase).not.toMatch(/[!'"]| {2}|\btherapy\b|\bdisorder\b/);
  });
});
