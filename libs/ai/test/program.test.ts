import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import { INTRODUCTION, INTRODUCTION_AGAIN } from '../src/program/lines.ts';
import { FEELING_SENTENCES } from '../src/program/namings.ts';
import type { ProgramReply } from '../src/program/turn.ts';
import type { FoundWords } from '../src/sources.ts';
import {
  begins,
  namesFeeling,
  DENTIST,
  questionsIn,
  replyTo,
  sourcesWith,
  startTalk,
} from './program-talk.ts';

describe('the first reply', () => {
  it('when a person talks here for the first time, then it says what answers here, once', async () => {
    const say = startTalk('write');
    const first = await say('I sat in the garden for an hour.');
    expect(first.text.startsWith(INTRODUCTION)).toBe(true);
    expect(first.text.length).toBeGreaterThan(INTRODUCTION.length + 20);
    expect((await say('It rained later.')).text).not.toContain('language model');
  });

  it('when the person talked here before, then it is one line under the greeting, and else nothing', async () => {
    const { text } = await startTalk('write', { hasTalked: true })('hello');
    expect(text.endsWith(INTRODUCTION_AGAIN)).toBe(true);
    expect(text).not.toContain(INTRODUCTION);
    const told = await startTalk('write', { hasTalked: true })('I sat in the garden for an hour.');
    expect(told.text).not.toContain('language model');
  });

  it('when only facts are noted of the person, then their first talk says it in full', async () => {
    const known = [{ text: 'You have a sister', date: '2026-11-01', kind: 'page' as const }];
    const { text } = await startTalk('write', { person: { known } })('hello');
    expect(text.startsWith(INTRODUCTION)).toBe(true);
  });

  it.each(['how do I get a model here?', 'can I connect ChatGPT?'])(
    'when it is asked for a model (“%s”), then it says who connects one, and how',
    async (asked) => {
      const { text } = await replyTo(asked);
      expect(text).toMatch(/Whoever runs this Inkwell.*README/);
      expect(INTRODUCTION).not.toContain('README');
    },
  );

  it('when the talk goes on over midnight, then the conversation of the new day does not say it again', async () => {
    const before = [
      { role: 'user' as const, content: 'Good night.', on: '2026-11-26' },
      { role: 'assistant' as const, content: 'Sleep well.', on: '2026-11-26' },
    ];
    const { text } = await startTalk('write', { said: before })('I sat in the garden for an hour.');
    expect(text).not.toContain('language model');
  });

  it('when it stands in for a model, then it does not say that none is there', async () => {
    const { text } = await startTalk('write', { standsIn: true })('hello');
    expect(text).not.toContain('language model');
  });
});

describe('another language', () => {
  it.each([
    ['Bugün çok yorgunum ve kimseyle konuşmak istemiyorum.', /İngilizce/],
    ['Dnes jsem moc unavená a nic mě nebaví.', /anglicky/],
    ['Ma nagyon fáradt vagyok, és nem tudok aludni.', /angolul/],
    ['Jeg er veldig sliten i dag og vil ikke snakke.', /engelsk/],
    ['Olen tänään väsynyt, mutta en saa unta.', /englantia/],
    ['Jestem dziś bardzo zmęczona i nie mogę spać.', /angielsku/],
  ])('when a short message is in it (“%s”), then a line in it says the limit, once', async (told, said) => {
    const say = startTalk('heal', { standsIn: true });
    const first = await say(told);
    expect(first.text).toMatch(said);
    expect((await say(told)).text).toBe('…');
  });

  it.each([
    ['Kannst du mit mir atmen?', 'paced-breathing-de'],
    ['Quiero respirar un momento contigo, por favor.', 'paced-breathing-es'],
  ])('when the breathing is asked for (“%s”), then it begins in it', async (wish, id) => {
    const say = startTalk('heal');
    expect((await say(wish)).progress).toMatchObject({ exercise: id });
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
      expect(FEELING_SENTENCES[emotion].some((line) => text.startsWith(line))).toBe(true);
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
    expect(namesFeeling(text)).toBe(false);
  });

  it('when somebody died, then it is sorry', async () => {
    expect((await replyTo('Dad died three weeks ago.')).text).toMatch(/^I'm sorry\. [^?]+\?$/);
  });

  it('when a third hard thing is told, then two exercises that fit stand to tap, and to write on', async () => {
    const say = startTalk('heal');
    await say('I feel ashamed of what I said to her.');
    await say('I feel so ashamed of it.');
    const { choices, text } = await say('I feel so guilty about it.');
    expect(choices).toHaveLength(3);
    expect(choices.map(({ does }) => does)).toContain('begin self-compassion-break');
    expect(choices.at(-1)).toEqual({ say: 'I just want to write', does: 'listen' });
    expect(text).toMatch(/\(\d+ minutes\)/);
  });

  it('when thirty messages are told without a sure feeling, then only the first is asked about', async () => {
    const say = startTalk('heal');
    const asked: number[] = [];
    for (let index = 0; index < 30; index += 1)
      asked.push(
        questionsIn((await say(`We walked to the bridge, ${index} of us, and came back late.`)).text),
      );
    expect(asked).toEqual([1, ...Array.from({ length: 29 }, () => 0)]);
  });

  it('when feelings and their subjects are sure, then no question is asked twice, and never two at once', async () => {
    const say = startTalk('write');
    const asked: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      const { text } = await say(`I feel proud of my daughter, who read ${index} pages.`);
      expect(questionsIn(text)).toBeLessThanOrEqual(1);
      asked.push(...(text.match(/[^.?\n]+\?/g) ?? []).map((question) => question.trim()));
    }
    expect(asked.length).toBeGreaterThan(4);
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
    const replies: ProgramReply[] = [];
    for (const text of [...told, 'And then the phone rang.', 'It was only the bank.'])
      replies.push(await say(text));
    for (const { text } of replies) expect(questionsIn(text)).toBe(0);
    expect(replies.at(-1)?.text).toBe('…');
    const page = replies.at(-1)?.exercise?.page;
    for (const text of told) expect(page).toContain(text);
    expect(replies.at(-1)?.choices[0]?.say).toBe(PUT_ON_PAGE);
    expect(questionsIn((await say('Ask me something')).text)).toBe(1);
    expect(questionsIn((await say("ok ask me then. I don't know how to finish it")).text)).toBe(1);
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
    ['How can I delete my account?', /cannot be .*deleted/],
    ['I forgot my password', /cannot be reset/],
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
  it('when it is called useless, then it says sorry, and after the second time it asks nothing', async () => {
    const say = startTalk('heal', { isHarmless: true });
    await say('hi');
    const first = await say("you're useless");
    expect(first.text).toMatch(/sorry/i);
    expect(begins(first)).toEqual(['listen', 'ask', 'begin small-step', 'begin one-thing']);
    expect((await say('you keep repeating yourself')).text).toMatch(/sorry/i);
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
