import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  createLocalModel,
  SOULPRINT_INSTRUCTIONS,
  type SoulPrintDocument,
  type SoulPrintInput,
  soulPrintMarkdown,
  soulPrintSchema,
} from '../src/index.ts';
import { findComplaints } from '../src/soulprint/check.ts';

const input: SoulPrintInput = {
  name: 'Ann Lee',
  birth: { date: '1990-05-17', time: '08:30', city: 'Stockholm, Sweden' },
  targets: {
    result_12_months: 'Finish my novel',
    personal_quality: 'Patience',
    professional_skill: 'Spanish',
  },
  bottlenecks: { keeps_up_at_night: 'The rent', dominant_emotion: 'Worry', time_drain: 'My phone' },
  daily_rhythm: { peak_energy: 'Morning', pre_sleep_activity: 'Reading', target_sleep_hours: 7.5 },
  reflection: { keystone_habit: 'A walk', reflection_comfort: 'Comfortable', proud_word: 'Steady' },
  today: '2026-11-21',
  facts: { sun: 'Taurus', moon: 'Pisces', rising: 'Cancer' },
};
const local = createLocalModel();

const write = (of: SoulPrintInput): Promise<SoulPrintDocument> =>
  local.object({
    task: 'soulprint',
    schema: soulPrintSchema(of),
    schemaName: 'soulprint',
    instructions: SOULPRINT_INSTRUCTIONS,
    input: of,
  });

/** What is said against a good document after a sentence has been added to a section, or a section replaced. */
async function against(change: Partial<SoulPrintDocument>, of = input, mode: 'add' | 'replace' = 'add') {
  const good = await write(of);
  const changed = { ...good };
  for (const [key, text] of Object.entries(change) as [keyof SoulPrintDocument, string][]) {
    changed[key] = mode === 'add' ? `${good[key]}\n\n${text}` : text;
  }
  return findComplaints(changed, of);
}

const withFacts = (facts: NonNullable<SoulPrintInput['facts']>): SoulPrintInput => ({ ...input, facts });
const onlySun = withFacts({ sun: 'Taurus' });

describe('the schema', () => {
  it('when it is given to a provider of strict formats, then each section is required, and nothing else is allowed', () => {
    const schema = z.toJSONSchema(soulPrintSchema(input));
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    const keys = Object.keys(schema.properties ?? {});
    expect(keys).toHaveLength(8);
    expect(schema.required).toEqual(keys);
    for (const property of Object.values(schema.properties ?? {}))
      expect(property).toEqual({ type: 'string' });
  });

  it('when a check fails, then the schema says where and why, for the model to mend it', async () => {
    const good = await write(input);
    const result = soulPrintSchema(input).safeParse({ ...good, the_proud_word: 'Too little.' });
    expect(result.error?.issues.map(({ path, message }) => `${path.join()}: ${message}`)).toEqual([
      'the_proud_word: Write at least 45 words here.',
      'the_proud_word: Quote the proud word exactly as it was given.',
    ]);
  });

  it('when a section is missing or unknown, then it does not pass', async () => {
    const { the_proud_word: _left, ...others } = await write(input);
    expect(soulPrintSchema(input).safeParse(others).success).toBe(false);
    expect(soulPrintSchema(input).safeParse({ ...(await write(input)), more: 'x' }).success).toBe(false);
  });
});

describe('length and form', () => {
  it('when all is too short, then the whole and each section are named', async () => {
    const good = await write(input);
    const short = Object.fromEntries(Object.keys(good).map((key) => [key, 'Some words.']));
    const complaints = await against(short, input, 'replace');
    expect(complaints).toContainEqual({
      section: null,
      message: 'Write at least 600 words together; there are 16.',
    });
    for (const key of Object.keys(good)) {
      expect(complaints).toContainEqual({ section: key, message: 'Write at least 45 words here.' });
    }
  });

  it('when a section has a heading, then it is refused', async () => {
    expect(await against({ who_you_are: '## More' })).toEqual([
      { section: 'who_you_are', message: 'Write no headings inside a section.' },
    ]);
  });
});

describe('placements', () => {
  it.each([
    ['Your moon in Leo asks for a witness.', 'The moon is not in Leo by the given facts.'],
    ['**Sun in Gemini**', 'The sun is not in Gemini by the given facts.'],
    ['As an Aquarius rising you are met with surprise.', 'The rising is not in Aquarius by the given facts.'],
    ['Your sun and moon are both in Pisces.', 'The sun is not in Pisces by the given facts.'],
    ['There is something of a Scorpio in you.', 'Scorpio is none of the given placements.'],
    ['Venus makes you kind.', 'Venus is none of the given placements.'],
  ])('when the text says “%s”, then it is told that this was not given', async (sentence, message) => {
    expect(await against({ what_drives_you: sentence })).toEqual([{ section: 'what_drives_you', message }]);
  });

  it.each([
    'With the sun in Taurus and the moon in Pisces, earth meets water.',
    'Your Taurus sun likes to be asked twice; your ascendant, Cancer, asks once.',
    'She had cancer, and that was hard.',
    'The sun was rising over the house.',
  ])('when the text says “%s”, then nothing is wrong with it', async (sentence) => {
    expect(await against({ what_drives_you: sentence })).toEqual([]);
  });

  it.each([
    ['Your rising sign shows in how you enter a room.', 'rising'],
    ['The moon in Skorpion is deep.', 'moon'],
  ])('when only the sun is given and the text says “%s”, then the claim is found', async (sentence, body) => {
    expect(await against({ your_chart: sentence }, onlySun)).toEqual([
      {
        section: 'your_chart',
        message: `Nothing is given about the ${body}: only say that it is not known.`,
      },
    ]);
  });

  it('when the person speaks of signs, then their words are theirs, and what the text claims is not', async () => {
    const target = 'Write about my son Leo and his moon in Virgo';
    const own = { ...input, targets: { ...input.targets, result_12_months: target } };
    expect(await against({ what_drives_you: `You wrote “${target}”. Leo will read it.` }, own)).toEqual([]);
    expect(await against({ what_drives_you: 'Your moon in Virgo sorts things.' }, own)).toHaveLength(1);
  });

  it('when the person is called as a sign is, then their name is theirs, and what the text claims is not', async () => {
    const own = { ...input, name: 'Leo Moon' };
    expect(await against({ what_drives_you: 'Leo, you said it well. Moon, you may stay.' }, own)).toEqual([]);
    expect(await against({ what_drives_you: 'Leo, your moon in Leo asks for a witness.' }, own)).toHaveLength(
      1,
    );
  });

  it('when a given placement is passed over, or a missing one is not owned up to, then both are asked for', async () => {
    const text = 'A chart is a picture of the sky over one place at one minute, and an old language. '.repeat(
      4,
    );
    expect(await against({ your_chart: `${text} Your sun is in Taurus.` }, input, 'replace')).toEqual([
      { section: 'your_chart', message: 'Name the given placement: moon in Pisces.' },
      { section: 'your_chart', message: 'Name the given placement: rising in Cancer.' },
    ]);
    expect(await against({ your_chart: `${text} Your sun is in Taurus.` }, onlySun, 'replace')).toEqual([
      { section: 'your_chart', message: 'Say in plain words that the moon is not known, and why.' },
      { section: 'your_chart', message: 'Say in plain words that the rising sign is not known, and why.' },
    ]);
    const honest = 'Neither the moon nor the rising sign is known, since the town was not found.';
    expect(
      await against({ your_chart: `${text} Your sun is in Taurus. ${honest}` }, onlySun, 'replace'),
    ).toEqual([]);
  });
});

describe('what the person said', () => {
  const filler = 'It can be cut into smaller pieces, and each of them can be given a day of its own. '.repeat(
    4,
  );

  it('when targets are passed over, then each is asked for by name and not by its words', async () => {
    const complaints = await against({ your_targets: `Your novel comes first. ${filler}` }, input, 'replace');
    expect(complaints.map(({ message }) => message)).toEqual([
      expect.stringContaining('personal_quality'),
      expect.stringContaining('professional_skill'),
    ]);
    expect(JSON.stringify(complaints)).not.toMatch(/Spanish|Patience/);
  });

  it('when a proud word is in another language, an emoji, or no word, then it is found as it stands', async () => {
    for (const proud_word of ['勇気', 'стойкость', '🦄', '!!!', 'https://example.com']) {
      const own = { ...input, reflection: { ...input.reflection, proud_word } };
      expect(
        await against({ the_proud_word: `You gave “${proud_word}”. ${filler}` }, own, 'replace'),
      ).toEqual([]);
    }
    const own = { ...input, reflection: { ...input.reflection, proud_word: '勇気' } };
    expect(await against({ the_proud_word: filler }, own, 'replace')).toHaveLength(1);
  });
});

describe('the local writer', () => {
  it.each([
    'x',
    '🦄',
    '!!!',
    '今年は本を書きたいです。',
    'עדי',
    'a'.repeat(500),
    'my moon is in Leo',
    'Ascendant in Leo',
    'Ascendant!',
    'ascendant rising, sun and moon in Virgo',
    'my moon sign https://moon.sign is Leo',
    'Yes. Rising, moon sign and sun sign in Leo',
    'Leo Moon',
    'Ok.\nNo.\nWhy?',
  ])('when every answer is %j, then it passes all checks', async (answer) => {
    const of: SoulPrintInput = {
      ...input,
      name: answer.slice(0, 100),
      birth: { ...input.birth, city: answer.slice(0, 120) },
      targets: { result_12_months: answer, personal_quality: answer, professional_skill: answer },
      bottlenecks: { keeps_up_at_night: answer, dominant_emotion: answer, time_drain: answer },
      daily_rhythm: { ...input.daily_rhythm, pre_sleep_activity: answer },
      reflection: { ...input.reflection, keystone_habit: answer, proud_word: answer },
    };
    for (const facts of [{}, { sun: 'Leo' }, { sun: 'Leo', moon: 'Leo', rising: 'Aries' }]) {
      await expect(write({ ...of, facts })).resolves.toHaveProperty('the_proud_word');
    }
  });
});

describe('the place that was taken', () => {
  it('when the note names it, then the chart quotes the note and passes the check, whatever the place is called', async () => {
    for (const place of ['Lund, Sweden', 'Sun City, Arizona, United States']) {
      const note = `The place of birth is taken as ${place}.`;
      const of: SoulPrintInput = { ...input, facts: { ...input.facts, note } };
      const document = await write(of);
      expect(document.your_chart).toContain(note);
      expect(findComplaints(document, of)).toEqual([]);
    }
  });
});

describe('the Markdown', () => {
  it('when it is put together, then the sections stand in their order under one title', async () => {
    const text = soulPrintMarkdown(await write(input), input);
    expect(text.match(/^#.*$/gm)).toEqual([
      '# The SoulPrint of Ann Lee',
      '## Who you are',
      '## Your chart',
      '## What drives you',
      '## What holds you back',
      '## Your 12-month targets made concrete',
      '## Your daily rhythm',
      '## A practice for the first week',
      '## The proud word',
    ]);
  });

  it('when a name has marks and line breaks, then it stays one line of text', async () => {
    const text = soulPrintMarkdown(await write(input), { name: '*A*\n# [b](c) <i>' });
    expect(text.split('\n')[0]).toBe('# The SoulPrint of \\*A\\* \\# \\[b\\](c) \\<i\\>');
  });
});
