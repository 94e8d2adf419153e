import { type FreeTime, type Mode } from '@inkwell/contracts';
import { EMOTIONS, PLAN_LIST, PLAN_TALK, PUT_ON_PAGE, THEMES } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import { readByRules } from '../src/care/rules.ts';
import type { Person } from '../src/local/known-facts.ts';
import { LABELS } from '../src/program/labels.ts';
import { INTRODUCTION, INTRODUCTION_AGAIN } from '../src/program/lines.ts';
import { NAMINGS, SIGNS } from '../src/program/namings.ts';
import { createProgram } from '../src/program/program.ts';
import { GOOD_QUESTIONS } from '../src/program/questions-good.ts';
import { HARD_QUESTIONS } from '../src/program/questions-hard.ts';
import type { Reply } from '../src/program/turn.ts';
import type { FoundWords, PlannedEvent, Sources } from '../src/sources.ts';
import { CompanionState, type ExerciseProgress } from '../src/state.ts';
import { suggestFromExercise } from '../src/suggestions/index.ts';
import type { ChatMessage } from '../src/tasks.ts';

/** A Friday. */
const TODAY = '2026-11-27';
const NOW = Date.UTC(2026, 10, 27, 14);
const DENTIST: PlannedEvent = { title: 'Dentist', day: '2026-11-28', start: '10:00', end: '11:00' };

const sourcesWith = (
  found: Partial<{ words: FoundWords[]; events: PlannedEvent[]; free: FreeTime[]; page: string }>,
): Sources => ({
  findWords: () => Promise.resolve(found.words ?? null),
  readPage: () => Promise.resolve(found.page ?? null),
  readEvents: () => Promise.resolve(found.events ?? null),
  readFreeTimes: () => Promise.resolve(found.free ?? null),
});

type Options = {
  person?: Person;
  sources?: Sources;
  standsIn?: boolean;
  hour?: number;
  before?: Partial<Reply>;
};

/** A talk, message by message. */
function startTalk(mode: Mode, { person = {}, sources, standsIn, hour = 14, before }: Options = {}) {
  const answer = createProgram({ ...(standsIn !== undefined && { standsIn }) });
  const messages: ChatMessage[] = [];
  let last: Partial<Reply> = before ?? {};
  return async (content: string): Promise<Reply> => {
    messages.push({ role: 'user', content });
    const reply = await answer({
      mode,
      messages: [...messages],
      embedding: null,
      state: last.state ?? null,
      progress: last.progress ?? null,
      person,
      now: NOW,
      today: TODAY,
      hour,
      sources,
    });
    messages.push({ role: 'assistant', content: reply.text });
    last = reply;
    return reply;
  };
}

/** What is said to a message that is not the first. */
async function replyTo(content: string, mode: Mode = 'heal', options: Options = {}): Promise<Reply> {
  const say = startTalk(mode, options);
  await say('hi');
  return say(content);
}

const questionsIn = (text: string) => text.match(/[?？]/g)?.length ?? 0;
const begins = (reply: Reply) => reply.choices.map(({ does }) => does);

describe('the first reply', () => {
  it('when a person talks here for the first time, then it says what answers here, once', async () => {
    const say = startTalk('write');
    const first = await say('I sat in the garden for an hour.');
    expect(first.text.startsWith(INTRODUCTION)).toBe(true);
    expect(first.text.length).toBeGreaterThan(INTRODUCTION.length + 20);
    expect(first.state.introduced).toBe(true);
    expect((await say('It rained later.')).text).not.toContain('language model');
  });

  it('when something was noted of the person, then it is one line', async () => {
    const known = [{ text: 'You have a sister', date: '2026-11-01', kind: 'page' as const }];
    const { text } = await startTalk('write', { person: { known } })('hello');
    expect(text.startsWith(INTRODUCTION_AGAIN)).toBe(true);
    expect(text).not.toContain(INTRODUCTION);
  });

  it('when it stands in for a model, then it does not say that none is there', async () => {
    const { text } = await startTalk('write', { standsIn: true })('hello');
    expect(text).not.toContain('language model');
  });
});

describe('a message that tells', () => {
  it.each([
    ['I feel guilty for not visiting my mother on Sunday. She sounded so tired on the phone.', 'guilt'],
    ["I'm so angry with him", 'anger'],
    ['I feel really lonely tonight', 'loneliness'],
    ['We got the flat, I passed the exam!', 'joy'],
    ['tired', 'fatigue'],
  ] as const)(
    'when it names a feeling (“%s”), then that is named, and one question is asked',
    async (told, emotion) => {
      const { text } = await replyTo(told);
      expect(NAMINGS[emotion].some((line) => text.startsWith(line))).toBe(true);
      expect(questionsIn(text)).toBe(1);
    },
  );

  it.each([
    "I'm not sad about it, just quiet.",
    'He said I was angry.',
    'If I felt guilty I would ring her.',
    'The bus was late and then the shop was closed.',
  ])('when no feeling is sure (“%s”), then none is named', async (told) => {
    const { text } = await replyTo(told);
    expect(SIGNS.some((line) => text.startsWith(line))).toBe(true);
  });

  it('when somebody died, then it is sorry', async () => {
    expect((await replyTo('Dad died three weeks ago.')).text).toMatch(/^I'm sorry\. [^?]+\?$/);
  });

  it('when a second hard thing is told, then two exercises that fit stand to tap, and to write on', async () => {
    const say = startTalk('heal');
    await say('I feel ashamed of what I said to her.');
    const { choices, text } = await say('I feel so guilty about it.');
    expect(choices).toHaveLength(3);
    expect(choices.map(({ does }) => does)).toContain('begin self-compassion-break');
    expect(choices.at(-1)).toEqual({ say: 'I just want to write', does: 'listen' });
    expect(text).toMatch(/\(\d+ minutes\)/);
  });

  it('when thirty messages are told, then no question is asked twice, and never two at once', async () => {
    const say = startTalk('heal');
    const asked: string[] = [];
    for (let index = 0; index < 30; index += 1) {
      const { text } = await say(`We walked to the bridge, ${index} of us, and came back late.`);
      expect(questionsIn(text)).toBeLessThanOrEqual(1);
      asked.push(...(text.match(/[^.?\n]+\?/g) ?? []).map((question) => question.trim()));
    }
    expect(asked.length).toBeGreaterThan(8);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('when anything is told, then no sentence of it is said back in quotation marks', async () => {
    const say = startTalk('write');
    for (const told of ['My brother called and I cried in the car.', 'She sounded so tired on the phone.'])
      expect((await say(told)).text).not.toContain(told.slice(0, 20));
  });

  it('when it ends in a question about their life, then it says that it cannot know', async () => {
    const { text } = await replyTo('But what if she is right and I am a bad daughter?');
    expect(text).toMatch(/cannot (?:know|answer|judge)/);
    expect(questionsIn(text)).toBeLessThanOrEqual(1);
  });
});

describe('listening', () => {
  it('when it is asked to listen, then it asks nothing more, says less and less, and offers the page', async () => {
    const say = startTalk('heal');
    expect((await say('Can you just listen?')).state.listens).toBe(1);
    const told = [
      'She left on Monday.',
      'The flat is so quiet.',
      'I keep setting two plates.',
      'It is silly, I know.',
    ];
    const replies: Reply[] = [];
    for (const text of [...told, 'And then the phone rang.', 'It was only the bank.'])
      replies.push(await say(text));
    for (const { text } of replies) expect(questionsIn(text)).toBe(0);
    expect(replies.at(-1)?.text).toBe('…');
    const page = replies.at(-1)?.exercise?.page;
    for (const text of told) expect(page).toContain(text);
    expect(replies.at(-1)?.choices[0]?.say).toBe(PUT_ON_PAGE);
    expect(questionsIn((await say('Ask me something')).text)).toBe(1);
  });
});

describe('a wish', () => {
  it.each([
    ['Can we do the breathing exercise?', 'paced-breathing'],
    ['I want to do the worry tree', 'worry-tree'],
    ['three good things please', 'three-good-things'],
    ['can we do 5-4-3-2-1', 'five-four-three-two-one'],
    ["let's plan my week", 'weekly-plan'],
    ['Can we look at this thought', 'thought-record'],
    ['I want to write a letter I never send', 'unsent-letter'],
  ])('when “%s” is asked for, then it begins', async (wish, id) => {
    expect((await replyTo(wish)).progress).toMatchObject({ exercise: id });
  });

  it.each([
    ['help me fall asleep', 'bedtime-unload'],
    ['how do I stop worrying?', 'worry-tree'],
    ['can you help me talk to my boss', 'prepared-talk'],
    ['help me get started on my thesis', 'small-step'],
    ['I need help, I have a craving', 'urge-and-wave'],
  ])('when “%s” is asked, then what fits is offered', async (wish, id) => {
    const reply = await replyTo(wish);
    expect(begins(reply)[0]).toBe(`begin ${id}`);
    expect(reply.progress).toBeNull();
  });

  it('when an exercise is asked for without a name, then some are offered', async () => {
    const reply = await replyTo('I want to do an exercise');
    expect(begins(reply).filter((does) => does.startsWith('begin ')).length).toBeGreaterThan(1);
  });
});

describe('a question', () => {
  it.each([
    ['Are you a real person?', /program/],
    ['What can you do?', /exercises/],
    ['Is this private?', /encrypted/],
    ['How do I add an event?', /Plan/],
    ['How much does this cost?', /\$9\.99/],
    ['How do I change my password?', /Account Settings/],
    ['What is my SoulPrint?', /SoulPrint/],
    ['What day is it?', /Friday/],
    ['Do I have depression?', /doctor or (?:a )?psychologist/],
    ['Should I stop taking my sertraline pills?', /pharmacist/],
    ['What is the capital of France?', /search engine|outside/],
    ['Write me a poem', /can't write|beyond a program/],
    ['Tell me a joke', /to-do list|diary/],
    ['Should I quit my job?', /cannot tell you|Advice|decide for nobody/],
    ['What does my horoscope say?', /SoulPrint/],
    ['Do you have a favourite colour?', /software|program/],
  ])('when “%s” is asked, then it has a sentence of its own', async (question, expected) => {
    const { text } = await replyTo(question);
    expect(text).toMatch(expected);
    expect(questionsIn(text)).toBeLessThanOrEqual(1);
  });

  it('when the week is asked for, then its events are told', async () => {
    const sources = sourcesWith({ events: [DENTIST] });
    const { text } = await replyTo("What's on this week?", 'plan', { sources });
    expect(text).toContain('Saturday, 28 November**: Dentist, 10 AM to 11 AM.');
    expect((await replyTo("What's on this week?", 'plan')).text).toMatch(/calendar/);
  });

  it('when earlier words are asked for, then they are told with their day', async () => {
    const words: FoundWords[] = [
      { quote: 'Ana is moving to Lisbon', date: '2026-11-24', kind: 'page', isByWord: true },
      { quote: 'I want to kill myself', date: '2026-11-23', kind: 'page', isByWord: true },
    ];
    const { text } = await replyTo('What did I write about Lisbon?', 'write', {
      sources: sourcesWith({ words }),
    });
    expect(text).toBe("On Tuesday you wrote on your page: 'Ana is moving to Lisbon'.");
    const none = await replyTo('What did I write about Lisbon?', 'write', {
      sources: sourcesWith({ words: [] }),
    });
    expect(none.text).toMatch(/nothing about that/i);
    const off = await replyTo('What did I write about Lisbon?', 'write', { person: { remembers: false } });
    expect(off.text).toMatch(/memory/);
  });

  it('when it is asked what is known, then that is told, and where it can be changed', async () => {
    const known = [
      { text: 'You want to write a novel', date: '2026-11-01', kind: 'onboarding' as const },
      { text: 'You have a sister in Lisbon', date: '2026-11-24', kind: 'page' as const },
    ];
    const { text } = await replyTo('What do you know about me?', 'write', { person: { known } });
    expect(text).toContain('You have a sister in Lisbon (on your page on Tuesday).');
    expect(text).toContain('You want to write a novel.');
    expect(text).toContain('Memory');
  });

  it('when the page is asked about, then it is told how it begins', async () => {
    const { text } = await replyTo('Did you read my page?', 'write', {
      sources: sourcesWith({ page: 'Rain all day.' }),
    });
    expect(text).toContain("'Rain all day'");
  });
});

describe('what is neither told nor asked', () => {
  it('when it is called useless, then it does not defend itself, and asks nothing more the second time', async () => {
    const say = startTalk('heal');
    await say('hi');
    const first = await say("you're useless");
    expect(first.text).toMatch(/^(?:Fair|You're right)/);
    expect(begins(first)).toEqual(['listen', 'begin small-step', 'begin paced-breathing']);
    const second = await say('you keep repeating yourself');
    expect(questionsIn(second.text)).toBe(0);
    expect(questionsIn((await say('I sat in the car for an hour.')).text)).toBe(0);
  });

  it('when somebody says goodbye, then what they told can go onto the page, without their questions', async () => {
    const say = startTalk('write', { person: { name: 'Mia' } });
    await say('The soup was good today.');
    await say('Are you a real person?');
    const { text, exercise, choices } = await say('good night');
    expect(text).toMatch(/Mia/);
    expect(exercise?.page).toBe('The soup was good today.');
    expect(choices[0]?.does).toBe('page');
  });

  it.each([
    ['thanks', /welcome|Gladly|Any time/],
    ['asdfghjkl', /read any words|signs without words/],
    ['😭', /words/],
    ['12345', /words/],
    ['ok', /./],
    ["I don't know", /./],
    ['no', /leave|not that/],
    ['table', /./],
  ])('when it is “%s”, then it is answered in its kind', async (message, expected) => {
    const { text } = await replyTo(message);
    expect(text).toMatch(expected);
    expect(questionsIn(text)).toBeLessThanOrEqual(1);
  });
});

describe('plan mode', () => {
  /** The dentist has the usual hour of Saturday. */
  const free: FreeTime[] = [
    { day: TODAY, from: '14:30', to: '22:30' },
    { day: '2026-11-28', from: '07:00', to: '10:00' },
    { day: '2026-11-28', from: '11:00', to: '22:30' },
    { day: '2026-11-29', from: '07:00', to: '22:30' },
  ];
  const sources = sourcesWith({ free });

  it('when one thing is planned, then it goes from the step to a free hour, and ends as a suggestion', async () => {
    const say = startTalk('plan', { sources });
    const begun = await say('Help me plan my garden: raised beds by May, I have Saturdays');
    expect(begun.progress).toMatchObject({
      exercise: 'one-thing',
      step: 'first',
      kept: { aim: 'My garden: raised beds by May, I have Saturdays' },
    });
    const when = await say('Measure the beds');
    expect(when.choices.map((choice) => choice.say)).toEqual([
      'Today at 6 PM',
      'Tomorrow at 3 PM',
      'Sunday at 10 AM',
    ]);
    await say('Tomorrow at 3 PM');
    expect((await say('I forget it')).progress).toMatchObject({ step: 'instead' });
    const end = await say('Ask somebody to help');
    expect(end.progress).toBeNull();
    expect(end.exercise).toMatchObject({ id: PLAN_TALK });
    const [suggestion, ...others] = suggestFromExercise(PLAN_TALK, end.exercise?.page ?? '', {
      now: new Date(NOW),
      place: { zone: 'UTC' },
      busy: [],
      rhythm: { peak_energy: 'Morning', pre_sleep_activity: 'Reading', target_sleep_hours: 7 },
    });
    expect(others).toEqual([]);
    expect(new Date(suggestion?.suggestedTime ?? 0).toISOString()).toBe('2026-11-28T15:00:00.000Z');
  });

  it('when the time was said already, then it is not asked for', async () => {
    const say = startTalk('plan', { sources });
    const begun = await say('I need to call the bank tomorrow at 4pm');
    expect(begun.progress?.kept).toMatchObject({
      aim: 'Call the bank',
      when: expect.stringMatching(/tomorrow at 4pm/),
    });
    expect((await say('Find the letter')).progress).toMatchObject({ step: 'obstacle' });
  });

  it('when the calendar cannot be read, then no hour is called free', async () => {
    const say = startTalk('plan');
    await say('the tax return');
    const { choices, text } = await say('Find the folder');
    expect(choices).toEqual([]);
    expect(text).not.toContain('free');
  });

  it('when a list is pasted, then each line can be given its time, and it ends as a list', async () => {
    const say = startTalk('plan', { sources });
    const list = await say('- call mum\n- tax return\n- dentist Tuesday at 9');
    expect(list.choices.map((choice) => choice.say)).toEqual(['call mum', 'tax return', "That's the list"]);
    const asked = await say('tax return');
    expect(asked.choices[0]).toEqual({ say: 'Today at 6 PM', does: 'time' });
    expect((await say('Sunday at noon')).text).toContain('tax return: Sunday at noon');
    await say('call mum');
    const end = await say('Today at 6 PM');
    expect(end.exercise).toMatchObject({
      id: PLAN_LIST,
      page: 'call mum: Today at 6 PM\ntax return: Sunday at noon\ndentist Tuesday at 9',
    });
  });

  it('when somebody tells how they are, then it is received, and one thing is asked for', async () => {
    const reply = await startTalk('plan')('I feel overwhelmed by everything');
    expect(reply.progress).toBeNull();
    expect(begins(reply)).toContain('begin one-thing');
  });
});

describe('other languages', () => {
  it.each([
    ['de', 'Ich bin heute so müde und traurig, und es ist alles zu viel'],
    ['es', 'Hoy estoy muy cansada y no quiero hacer nada'],
    ['fr', 'Je suis très fatiguée aujourd’hui et je ne veux rien faire'],
    ['pt', 'Hoje estou muito cansada e não quero fazer nada'],
  ])(
    'when somebody writes %s, then it says so in that language, and offers its three exercises',
    async (code, told) => {
      const say = startTalk('heal');
      const first = await say(told);
      expect(first.state.language).toBe(code);
      expect(begins(first).slice(0, 3)).toEqual([
        `begin paced-breathing-${code}`,
        `begin five-four-three-two-one-${code}`,
        `begin three-good-things-${code}`,
      ]);
      const second = await say(told);
      expect(second.text).not.toBe(first.text);
      expect((await say(first.choices[0]?.say ?? '')).progress).toMatchObject({
        exercise: `paced-breathing-${code}`,
      });
    },
  );

  it('when it is another language, then the nearest exercises are offered', async () => {
    const reply = await startTalk('heal')('Oggi sono molto stanca e non ho voglia di niente');
    expect(reply.text).toMatch(/inglese/);
    expect(begins(reply)[0]).toBe('begin paced-breathing-es');
  });

  it('when English is written again, then it goes on in English', async () => {
    const say = startTalk('heal');
    await say('Ich bin heute so müde und traurig, und es ist alles zu viel');
    expect((await say('I feel sad and I want to sleep')).state.language).toBeNull();
  });
});

describe('an exercise and the talk', () => {
  it('when a question comes in between, then it is answered, and the exercise can go on', async () => {
    const say = startTalk('heal');
    await say("Let's do the breathing");
    await say('7');
    const aside = await say('Are you a bot?');
    expect(aside.text).toMatch(/program/);
    expect(begins(aside)).toEqual(['go-on', 'leave']);
    expect((await say('Go on')).progress).toMatchObject({ step: 'breathe' });
  });

  it('when another exercise is asked for by name, then that begins', async () => {
    const say = startTalk('heal');
    await say('can we do the worry tree');
    expect((await say('can we do the breathing exercise instead')).progress).toMatchObject({
      exercise: 'paced-breathing',
    });
  });
});

describe('rows of an earlier version', () => {
  const gone: ExerciseProgress = {
    exercise: 'plan-dentist',
    step: 'first',
    shown: 1,
    kept: {},
    at: NOW,
    paused: false,
    asked: false,
    before: null,
  };

  it('when the exercise under way is gone, then the message is answered, and none is under way any more', async () => {
    const state = CompanionState.parse({
      topic: { situation: 'breakup', turns: 2, offered: false },
      choices: [{ say: 'The evenings', does: 'guide breakup/evenings' }],
      listens: 0,
      short: 0,
      told: 3,
      page: null,
      language: null,
      list: ['a', 'b'],
      plan: { facts: {}, asked: null, times: {} },
    });
    const reply = await startTalk('heal', { before: { state, progress: gone } })('The evenings');
    expect(reply.text).not.toBe('');
    expect(reply.progress).toBeNull();
  });
});

describe('its data', () => {
  const questions = [HARD_QUESTIONS, GOOD_QUESTIONS].flatMap((all) =>
    Object.entries(all).flatMap(([emotion, byTheme]) =>
      Object.entries(byTheme).flatMap(([theme, lines]) => lines.map((line) => ({ emotion, theme, line }))),
    ),
  );

  it('when questions are read, then there are 300, each one question, of a known feeling and subject', () => {
    expect(questions.length).toBeGreaterThanOrEqual(300);
    expect(new Set(questions.map(({ line }) => line)).size).toBe(questions.length);
    for (const { emotion, theme, line } of questions) {
      expect([...EMOTIONS, 'none']).toContain(emotion);
      expect([...THEMES, 'any']).toContain(theme);
      expect(line).toMatch(/^[^?!]+\?$/);
    }
  });

  it('when answers to tap are read, then none is a sign of danger by its words', () => {
    for (const label of LABELS) expect(readByRules(label), label).toBeNull();
  });
});
