import { readdirSync } from 'node:fs';
import { SIGNS } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import { LEFT_OUT, type SoulPrintDocument, type SoulPrintInput, soulPrintSchema } from '../src/index.ts';
import { signOf } from '../src/local/soulprint/zodiac.ts';
import { writeSoulPrint } from '../src/local/soulprint/write.ts';
import { soulPrintInput } from './people.ts';
import { oneAnswer, PROFILES } from './profiles.ts';

const textOf = (document: SoulPrintDocument) => Object.values(document).join('\n\n');
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
/** What the writer adds to the person's words. */
const withoutQuotes = (text: string) => text.replace(/“[^”]*”/g, '…');

const ANSWERS = [
  'x',
  'Nothing',
  '🦄',
  '!!!',
  '...',
  '0',
  'Jag vill sova bättre och inte vara så trött',
  '今年は本を書きたいです。毎日少しずつ。',
  'أريد أن أكون أكثر هدوءا',
  'I said "no".\nThen I left!\r\nWhy? Because: I could not stay; he said \'go\'.',
  'a'.repeat(500),
  'I want to tell you about the long road. '.repeat(12).trim(),
  'https://example.com/x?y=z',
  '{result} {word} $1 $&',
  '<b>bold</b> [link](x) # heading',
  'my moon is in Leo and Mars in the first house',
];

describe('a SoulPrint of the local writer', () => {
  it.each(ANSWERS.map((answer) => [answer]))(
    'when every answer is %j, then it is whole all the same',
    (answer) => {
      for (const facts of [undefined, { sun: 'Leo' }, { sun: 'Leo', moon: 'Aries', rising: 'Virgo' }]) {
        const document = writeSoulPrint(oneAnswer(answer, facts && { facts }));
        const text = textOf(document);
        expect(wordsIn(text)).toBeGreaterThanOrEqual(600);
        for (const section of Object.values(document)) expect(wordsIn(section)).toBeGreaterThanOrEqual(45);
        expect(withoutQuotes(text)).not.toMatch(/[!{}<>#[\]`]|undefined|null|NaN|“”| {2}/);
      }
    },
  );

  it('when it is written, then every answer is in it, in the person’s own words', () => {
    const input = soulPrintInput();
    const text = textOf(writeSoulPrint(input));
    const { targets, bottlenecks, daily_rhythm, reflection } = input;
    for (const answer of [
      ...Object.values(targets),
      ...Object.values(bottlenecks),
      daily_rhythm.pre_sleep_activity,
      reflection.keystone_habit,
      reflection.proud_word,
    ]) {
      expect(text).toContain(`“${answer}”`);
    }
    for (const fact of ['Ada', 'March 4, 1990', 'Sunday', '6:30 AM', 'Stockholm, Sweden', '7.5 hours']) {
      expect(text).toContain(fact);
    }
    expect(text).toContain('**By November 21, 2027.**');
  });

  it('when it speaks, then to the person, and never in their stead', () => {
    for (const profile of PROFILES) {
      const text = withoutQuotes(textOf(writeSoulPrint(profile))).replaceAll(/‘[^’]*’/g, '…');
      expect(text, profile.name).not.toMatch(/\b(?:my|myself|our)\b/);
    }
  });

  it('when the input is the same, then so is the text; the day alone changes only the dates', () => {
    const input = soulPrintInput({ facts: { sun: 'Pisces' } });
    expect(writeSoulPrint(input)).toEqual(writeSoulPrint(input));
    const later = writeSoulPrint({ ...input, today: '2026-11-30' });
    expect(later.your_targets).toContain('By February 28');
    expect({ ...later, your_targets: '' }).toEqual({ ...writeSoulPrint(input), your_targets: '' });
  });

  it('when every answer is left out, then all of it leads to people, and no plan is made of it', () => {
    const { name, birth } = soulPrintInput();
    const input = oneAnswer(LEFT_OUT, { name, birth });
    const document = writeSoulPrint(input);
    expect(document.who_you_are).toMatch(/^Before anything else:.*emergency number/);
    expect(document.your_targets).toContain('One person knows');
    expect(document.your_targets).not.toMatch(/comes first|sooner or later/);
    expect(textOf(document)).not.toContain(LEFT_OUT);
    expect(wordsIn(textOf(document))).toBeGreaterThanOrEqual(600);
    expect(soulPrintSchema(input).safeParse(document).success).toBe(true);
  });

  it('when one answer is left out, then only that one has no reading', () => {
    const input = soulPrintInput();
    const grave = { ...input, bottlenecks: { ...input.bottlenecks, keeps_up_at_night: LEFT_OUT } };
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
    expect(signOf('Ophiuchus')).toBeNull();
    expect(textOf(writeSoulPrint(soulPrintInput({ facts: { sun: 'Ophiuchus' } })))).not.toContain(
      'Ophiuchus',
    );
  });
});

const MONTHS_AND_DAYS =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|[ap]m)\b/g;

/** The sentences of a SoulPrint without names, numbers and the person's own words. */
function sentencesOf(input: SoulPrintInput): Set<string> {
  const text = withoutQuotes(textOf(writeSoulPrint(input)))
    .replaceAll(input.name.split(' ')[0] ?? '', '')
    .replaceAll(input.birth.city, '');
  const bare = text.split(/(?<=[.:?;])\s+|\n+/).map((sentence) =>
    sentence
      .toLowerCase()
      .replace(MONTHS_AND_DAYS, '')
      .replace(/[^\p{L} ]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return new Set(bare.filter((sentence) => sentence.split(' ').length > 2));
}

describe('SoulPrints of different people', () => {
  it('when any two of 24 are compared, then they share at most a third of their sentences', () => {
    const all = PROFILES.map((profile) => ({ name: profile.name, sentences: sentencesOf(profile) }));
    expect(all).toHaveLength(24);
    for (const [at, one] of all.entries()) {
      for (const other of all.slice(at + 1)) {
        const shared = [...one.sentences].filter((sentence) => other.sentences.has(sentence)).length;
        const share = shared / Math.min(one.sentences.size, other.sentences.size);
        expect(share, `${one.name} and ${other.name}`).toBeLessThanOrEqual(1 / 3);
      }
    }
  });

  it('when all were born alike, then their answers alone still make that difference', () => {
    const [first] = PROFILES;
    const alike = PROFILES.map(({ birth: _birth, facts: _facts, ...answers }) =>
      sentencesOf({ ...answers, birth: first?.birth ?? oneAnswer('x').birth, facts: { sun: 'Leo' } }),
    );
    for (const [at, one] of alike.entries()) {
      for (const other of alike.slice(at + 1)) {
        const shared = [...one].filter((sentence) => other.has(sentence)).length;
        expect(shared / Math.min(one.size, other.size)).toBeLessThanOrEqual(1 / 3);
      }
    }
  });
});

/** Every string in the phrase tables. */
function phrasesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(phrasesIn);
}

describe('the phrases', () => {
  const BLANKS =
    'date weekday time place quality result skill night feeling drain evening habit virtue whole part span unit hours up down earlier slot rule word words aim halves'.split(
      ' ',
    );
  const folder = new URL('../src/local/soulprint/prose/', import.meta.url);
  const files = readdirSync(folder);

  it.each(files)(
    'when those of %s are read, then they are text alone, none shouts, and each blank can be filled',
    async (file) => {
      const tables: unknown = await import(new URL(file, folder).href);
      expect(Object.values(tables as object).some((table) => typeof table === 'function')).toBe(false);
      for (const phrase of phrasesIn(tables)) {
        expect(phrase).not.toMatch(/[!'"]| {2}|\btherapy\b|\bdisorder\b/);
        for (const [, blank = ''] of phrase.matchAll(/\{(\w+)\}/g)) expect(BLANKS, phrase).toContain(blank);
      }
    },
  );
});
