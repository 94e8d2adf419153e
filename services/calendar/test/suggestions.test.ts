import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ModelError } from '@inkwell/ai';
import { createScreen, type Finding, type DangerScreen } from '@inkwell/ai/care';
import { createEmbeddings } from '@inkwell/ai/reading';
import type { CalendarSuggestion } from '@inkwell/contracts';
import { createLog, createTokenBudget, tokensKey } from '@inkwell/service';
import { deliver, digestOf } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarHandlers } from '../src/events.ts';
import { type Calendar, lunch, newPerson, startCalendar } from './harness.ts';

const log = createLog({ name: 'test', level: 'silent' });

type Person = ReturnType<typeof newPerson>;

let calendar: Calendar;
beforeAll(async () => {
  // It is Friday, 20 November 2026, 7:00 in New York.
  calendar = await startCalendar();
});
afterAll(() => calendar.close());

const suggestionsOf = async (person: Person, ...said: Parameters<Person['suggest']>) => {
  const answer = await person.suggest(...said);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ suggestions: CalendarSuggestion[] }>().suggestions;
};

describe('POST calendar/proactive-suggestions', () => {
  it('when something is to be at a time that is free, then it is suggested for then', async () => {
    const ann = newPerson(calendar);
    const [first, ...others] = await suggestionsOf(ann, 'Lunch with a friend on Thursday at 1');
    expect(first).toMatchObject({
      title: 'Lunch with a friend',
      suggestedTime: '2026-11-26T18:00:00.000Z',
      duration: 60,
      priority: 'medium',
      confidence: 95,
    });
    expect(first?.id).toMatch(/.{10,}/);
    expect(others).toEqual([]);
  });

  it.each([
    ['there is no keyword', 'I want to go for a walk tomorrow at 5', { mode: 'plan' }],
    ['the mode is another', 'I want to exercise tomorrow at 5', { mode: 'heal' }],
    ['the writer is in danger', 'I want to die. I should rest on Sunday.', { mode: 'plan' }],
    ['nothing is wanted', 'I read the news already.', { mode: 'plan' }],
    ['the text is blank', '', { mode: 'plan' }],
  ])('when %s, then there is none', async (_, text, more) => {
    expect(await suggestionsOf(newPerson(calendar), text, more)).toEqual([]);
  });

  it('when the hour is taken, also by an instance of a series, then it is another one', async () => {
    const ann = newPerson(calendar);
    await ann.create({ ...lunch, recurrence: 'FREQ=DAILY' });
    const [first] = await suggestionsOf(ann, 'I want to read tomorrow at noon');
    const start = Date.parse(first?.suggestedTime ?? '');
    const taken = [Date.parse('2026-11-21T17:00:00Z'), Date.parse('2026-11-21T18:00:00Z')];
    expect(first?.reasoning).toMatch(/taken/);
    expect(start >= (taken[1] ?? 0) || start + 30 * 60_000 <= (taken[0] ?? 0)).toBe(true);
    expect(start).toBeGreaterThan(Date.parse('2026-11-21T05:00:00Z'));
  });

  it('when the same is asked twice, then the ids are the same; when another asks, they are not', async () => {
    const text = 'I want to exercise three times a week';
    const [ann, bob] = [newPerson(calendar), newPerson(calendar)];
    const idsOf = async (person: Person) => (await suggestionsOf(person, text)).map(({ id }) => id);
    const ids = await idsOf(ann);
    expect(new Set(ids).size).toBe(3);
    expect(await idsOf(ann)).toEqual(ids);
    expect(await idsOf(bob)).not.toEqual(ids);
  });

  it('when auth tells of the daily rhythm, then nothing lies in the sleep hours', async () => {
    const ann = newPerson(calendar);
    const digest = digestOf('Ann Lee', 'A novel');
    digest.onboardingData.daily_rhythm = {
      peak_energy: 'Night',
      pre_sleep_activity: 'Music',
      target_sleep_hours: 9,
    };
    calendar.auth.answers.set(ann.userId, digest);
    await deliver(calendarHandlers(calendar), 'auth.onboarding-completed', { userId: ann.userId });
    calendar.auth.answers.delete(ann.userId);
    const [first] = await suggestionsOf(ann, 'I want to exercise tomorrow at 7 am');
    // Whoever is at their best at night gets up at eight.
    expect(first).toMatchObject({ suggestedTime: '2026-11-21T13:00:00.000Z' });
    expect(first?.reasoning).toMatch(/sleep/);
  });

  it('when there is no copy of the rhythm, then auth is asked once', async () => {
    const ann = newPerson(calendar);
    calendar.auth.answers.set(ann.userId, digestOf('Ann Lee', 'A novel'));
    await suggestionsOf(ann, 'I want to read tomorrow');
    calendar.auth.answers.delete(ann.userId);
    expect(await calendar.people.habitsOf(ann.userId)).toMatchObject({
      targets: { result_12_months: 'A novel' },
    });
  });

  it('when the companion has planned a week with somebody, then that is suggested, without a keyword', async () => {
    const page = [
      'A plan for the week.',
      'What is fixed: Mon dentist at 4',
      'What would make it a good week: The application is sent.',
      'When: Tuesday at 8 PM',
      'For how long: 30 minutes',
      'Only for me: Thursday at noon lunch on the bench, phone in the bag.',
    ].join('\n');
    const found = await suggestionsOf(newPerson(calendar), page, { mode: 'plan', exercise: 'weekly-plan' });
    expect(found).toMatchObject([
      { title: 'The application is sent', suggestedTime: '2026-11-25T01:00:00.000Z', duration: 30 },
      { title: 'Lunch on the bench, phone in the bag', suggestedTime: '2026-11-26T17:00:00.000Z' },
    ]);
  });

  it.each([
    ['conversationContent', 7, { mode: 'plan' }],
    ['mode', 'I want to read', { mode: 'dream' }],
    ['mode', 'I want to read', {}],
    ['conversationContent', 'read '.repeat(2_000), { mode: 'plan' }],
    ['exercise', 'read', { mode: 'plan', exercise: 'three-good-things' }],
  ])('when %s is bad, then it is 400 with its name', async (field, content, more) => {
    const answer = await newPerson(calendar).suggest(content, more);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ context: { fields: object } }>().context.fields)).toEqual([field]);
  });

  it('when nobody is signed in, then it is 401', async () => {
    const answer = await calendar.call(
      {},
      {
        method: 'POST',
        url: '/api/calendar/proactive-suggestions',
        payload: { conversationContent: 'I want to read', mode: 'plan' },
      },
    );
    expect(answer.statusCode).toBe(401);
  });
});

describe('what the screen finds', () => {
  /** A screen that finds the same in each text. */
  const finding = (level: Finding['level'], kind: Finding['kind'] = 'suicide'): DangerScreen => {
    const reading = { found: { level, kind }, isWhole: true, embedding: null, logOdds: 0 };
    const read = Promise.resolve(reading);
    return {
      readByRules: async () => null,
      read: () => ({ byRules: Promise.resolve(null), byHead: read, whole: read }),
      readInBackground: async () => reading.found,
    };
  };

  it.each([
    ['support', 1],
    ['concern', 0],
    ['crisis', 0],
  ] as const)('when it is a %s, then there are %i suggestions', async (level, count) => {
    const other = await startCalendar({ screen: finding(level) });
    const ann = newPerson(other);
    expect(await suggestionsOf(ann, 'I want to read tomorrow at 8 pm')).toHaveLength(count);
    const page = 'When: Tuesday at 8 PM\nOnly for me: Thursday at noon lunch on the bench.';
    const planned = await suggestionsOf(ann, page, { mode: 'plan', exercise: 'weekly-plan' });
    expect(planned.length > 0).toBe(count > 0);
    await other.close();
  });
});

describe('a reading server that does not answer', () => {
  it.each([
    ['a message', 'I want to read tomorrow at 8 pm', { mode: 'plan' }],
    [
      'what an exercise put together',
      'When: Tuesday at 8 PM\nOnly for me: Thursday at noon lunch on the bench.',
      { mode: 'plan', exercise: 'weekly-plan' },
    ],
  ])('when %s is looked through, then there are suggestions all the same', async (_, text, more) => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const other = await startCalendar({
      screen: createScreen({ embeddings: createEmbeddings(`http://127.0.0.1:${port}/v1`) }),
    });
    expect(await suggestionsOf(newPerson(other), text, more)).not.toEqual([]);
    expect(await suggestionsOf(newPerson(other), `I want to die. ${text}`, more)).toEqual([]);
    await other.close();
    server.closeAllConnections();
    server.close();
  });
});

describe('a language model', () => {
  const proposal = (start: string, extra: object = {}) => ({
    title: 'Tea with Mia',
    description: 'Tea.',
    priority: 'low',
    start,
    minutes: 60,
    reasoning: 'It is free.',
    emotional_benefit: 'Company.',
    confidence: 70,
    ...extra,
  });

  const withModel = async (answer: () => Promise<unknown>, run: (person: Person) => Promise<void>) => {
    const other = await startCalendar({
      modelMs: 50,
      model: {
        provider: 'openai',
        object: async ({ schema, signal }) => {
          const late = new Promise<never>((_, reject) =>
            signal?.addEventListener('abort', () => reject(new ModelError('aborted', 'late'))),
          );
          return schema.parse(await Promise.race([answer(), late]));
        },
      },
    });
    await run(newPerson(other));
    await other.close();
  };

  it('when it answers, then what lies on an event, in the night or in the past is left out', async () => {
    const suggestions = [
      proposal('2026-11-20 12:30'),
      proposal('2026-11-21 02:00'),
      proposal('2026-11-19 16:00'),
      proposal('at four'),
      proposal('2026-11-21 16:00'),
      proposal('2026-11-21 16:30', { title: 'Once more' }),
    ];
    await withModel(
      async () => ({ suggestions }),
      async (ann) => {
        await ann.create();
        const found = await suggestionsOf(ann, 'I want to see a friend');
        expect(found).toMatchObject([
          { title: 'Tea with Mia', suggestedTime: '2026-11-21T21:00:00.000Z', emotionalBenefit: 'Company.' },
        ]);
      },
    );
  });

  it.each([
    [
      'the day, the hour and the length',
      'Tea with my friend Mia on Sunday at 4:10 pm for 25 minutes',
      [proposal('2026-11-21 16:00')],
      [['Tea with Mia', '2026-11-22T21:10:00.000Z', 25]],
    ],
    [
      'how many there are',
      'I want to exercise on Monday and Thursday at 7 am',
      ['23', '24', '26'].map((day) => proposal(`2026-11-${day} 07:00`, { title: 'Exercise', minutes: 45 })),
      [
        ['Exercise', '2026-11-23T12:00:00.000Z', 45],
        ['Exercise', '2026-11-26T12:00:00.000Z', 45],
      ],
    ],
  ])(
    'when somebody names %s, then what it answers is held to that',
    async (_, text, suggestions, expected) => {
      await withModel(
        async () => ({ suggestions }),
        async (ann) => {
          const found = await suggestionsOf(ann, text);
          expect(found.map(({ title, suggestedTime, duration }) => [title, suggestedTime, duration])).toEqual(
            expected,
          );
        },
      );
    },
  );

  it.each([
    ['fails', () => Promise.reject(new ModelError('unavailable', 'away'))],
    ['does not answer in time', () => new Promise(() => undefined)],
  ])('when it %s, then the rules suggest', async (_, answer) => {
    await withModel(answer, async (ann) => {
      expect(await suggestionsOf(ann, 'I want to read tomorrow at 8 pm')).toMatchObject([{ title: 'Read' }]);
    });
  });
});

describe('the daily token budget', () => {
  /** A calendar whose model uses so many tokens each time, and fails where it is told to. */
  const withBudget = async (run: (other: Calendar, asked: () => number) => Promise<void>) => {
    let asked = 0;
    const other = await startCalendar({
      tokenBudget: 1_000,
      model: {
        provider: 'openai',
        object: async ({ schema, onTokens }) => {
          asked += 1;
          onTokens?.(700);
          onTokens?.(-100);
          if (asked === 1) throw new ModelError('unavailable', 'away');
          return schema.parse({ suggestions: [] });
        },
      },
    });
    await run(other, () => asked);
    await other.close();
  };
  const tokensOf = async ({ redis }: Calendar, userId: string, day: string) =>
    Number(await redis.get(tokensKey(userId, day)));

  it('when it is used up, then no model is asked until the next day; what fails counts too', () =>
    withBudget(async (other, asked) => {
      const ann = newPerson(other);
      other.auth.answers.set(ann.userId, digestOf('Ann Lee', 'A novel'));
      const suggest = () => suggestionsOf(ann, 'I want to read tomorrow at 8 pm');
      await suggest();
      expect(await tokensOf(other, ann.userId, '2026-11-20')).toBe(600);
      expect(await suggest()).toEqual([]);
      expect(await tokensOf(other, ann.userId, '2026-11-20')).toBe(1_200);
      expect(await suggest()).toMatchObject([{ title: 'Read' }]);
      expect(asked()).toBe(2);
      other.clock.now = new Date('2026-11-21T12:00:00Z');
      expect(await suggest()).toEqual([]);
      expect(await tokensOf(other, ann.userId, '2026-11-21')).toBe(600);
    }));

  it('when another service has used it up, then no model is asked', () =>
    withBudget(async (other, asked) => {
      const ann = newPerson(other);
      const { redis, clock } = other;
      const ofChat = createTokenBudget({ redis, limit: 1_000, log, now: () => clock.now });
      await ofChat.add(ann.userId, 1_000);
      expect(await suggestionsOf(ann, 'I want to read tomorrow at 8 pm')).toMatchObject([{ title: 'Read' }]);
      expect(asked()).toBe(0);
    }));
});
