import { describe, expect, it } from 'vitest';
import { ENGLISH_EXERCISES } from '../src/exercises/exercises.ts';
import { messageWishIn } from '../src/program/wishes.ts';
import type { FoundWords } from '../src/sources.ts';
import { begins, DENTIST, questionsIn, replyTo, sourcesWith, startTalk } from './program-talk.ts';

describe('a wish to be asked', () => {
  it.each([
    "Good. Well then. I'd like to be asked something, actually, since you can. I tend to circle round things and then polish them.",
    "I would rather you asked me a question, I've told all of it",
    'ask me something',
  ])('when it is “%s”, then it is asked', async (wish) => {
    expect(questionsIn((await replyTo(wish)).text)).toBe(1);
  });
});

describe('a wish beside what is told', () => {
  it.each([
    "tbh none of it, i don't care about statistics at all, i just need the 40% to get into third year. can you give me something to calm down a bit, my chest is all tight and i've had three coffees",
    'I need to calm down',
    'help me calm down',
    "It's all too loud here. How do I calm down?",
    'is there something to calm me down',
  ])('when it is to be calmer (“%s”), then the breathing begins at once', async (wish) => {
    expect((await replyTo(wish)).progress).toMatchObject({ exercise: 'paced-breathing' });
  });

  it.each([
    ['box breathing please', 'paced-breathing'],
    ['4-7-8', 'paced-breathing'],
    ['self compassion', 'self-compassion-break'],
    ['could we try that grounding technique', 'five-four-three-two-one'],
    ['can we do the worry one', 'worry-tree'],
    ['thought diary please', 'thought-record'],
    ['Let me do the gratitude list', 'three-good-things'],
  ])('when an exercise is nearly named (“%s”), then it begins', async (wish, id) => {
    expect((await replyTo(wish)).progress).toMatchObject({ exercise: id });
  });

  it.each([
    [
      "You really can't say. Then just let me do the one about missing someone, or writing a letter to Walt.",
      'Walt',
    ],
    ['can I write a letter to my mother?', 'my mother'],
    ['letter to Dad', 'Dad'],
    ["I'd like to write a letter to Ana", 'Ana'],
  ])('when it is a letter (“%s”), then it begins, and whom it is to is known', async (wish, to) => {
    const { progress } = await replyTo(wish);
    expect(progress).toMatchObject({ exercise: 'unsent-letter', step: 'letter', kept: { to } });
  });

  it.each([
    [
      'ok fair, thanks for being straight about it. Then give me an exercise for going over and over the same thing at night, I keep writing these emails to him in my head and they get meaner every time',
      'bedtime-unload',
    ],
    [
      'moving? no! an exercise for rumination, for the emails in my head at night. do you have something like that or not',
      'bedtime-unload',
    ],
    ['Maybe you have something for missing somebody, some exercise.', 'unsent-letter'],
    ['anything that helps against guilt? an exercise maybe', 'self-compassion-break'],
    ["What's a good way to go to sleep when the house is too quiet?", 'bedtime-unload'],
    ["it's 2pm and i've done one page. how do i start when i can't start?", 'small-step'],
    ['how do I ask him?', 'prepared-talk'],
    ['got anything for a craving?', 'urge-and-wave'],
    [
      "I asked something. Is there anything you've got for the 3am business at least, because I've had four hours a night",
      'bedtime-unload',
    ],
    ['I could use an exercise for being so hard on myself', 'self-compassion-break'],
    ['what helps with overthinking?', 'worry-tree'],
  ])('when it is one for something (“%s”), then what fits is offered', async (wish, id) => {
    const { choices, text, progress } = await replyTo(wish);
    expect(progress).toBeNull();
    expect(choices[0]?.does).toBe(`begin ${id}`);
    expect(text).not.toMatch(/moving|mind been busy/);
  });

  it.each([
    'what exercises do you have',
    'wow. ok what exercises do you have, just list them for me',
    'which exercises are there?',
    'Could you show me all the exercises?',
    'list your exercises please',
  ])('when it is asked which there are (“%s”), then all sixteen are told', async (wish) => {
    const { text } = await replyTo(wish);
    expect(ENGLISH_EXERCISES).toHaveLength(16);
    for (const { title } of ENGLISH_EXERCISES) expect(text).toContain(title);
    expect(text.length).toBeLessThan(700);
  });

  it.each([
    'I did some exercise this morning and felt better',
    'I should exercise more',
    'I go to the gym, exercise is the only thing that helps',
    'I wrote a letter to my dad yesterday',
    'I need to write a letter to the landlord',
    'He told me to calm down and it made me furious',
    'That song reminds me of him',
    'I said something to him about sleep',
    'I had breathing problems last night',
    'I need more sleep',
    'I remember the name of every teacher',
    'What happened on Monday still bugs me',
    'What is on my mind today is work',
    'I want to exercise three times a week',
    'I want to do breathing exercises every morning',
    'I need something for the party on Saturday',
    'I need to find where I put my passport',
    'what did I say to deserve that?',
    'he gave me something to sleep',
  ])('when it is only told (“%s”), then nothing is asked for', (told) => {
    expect(messageWishIn(told)).toBeNull();
  });
});

describe('earlier words', () => {
  const words: FoundWords[] = [
    {
      quote: 'Can you find where I wrote about the emails',
      date: '2026-11-27',
      kind: 'message',
      isByWord: true,
    },
    { quote: 'I told Paul I would stop the emails', date: '2026-11-26', kind: 'page', isByWord: true },
  ];

  it.each([
    "No no, not the working day, I said the choir! You keep asking me things I've just told you. Can you find where I wrote about the emails and Paul?",
    "You don't know where I wrote about emails? It's on today's page!",
    'what did I write about Paul?',
    'I guess the new song has a verse and a half. Do you remember what the name of my sister is?',
    'look up what I said about the emails please',
    "what's my sister's name?",
    'where did I mention the choir?',
  ])('when they are asked for (“%s”), then they are told, without the question itself', async (asked) => {
    const { text } = await replyTo(asked, 'write', { sources: sourcesWith({ words }) });
    expect(text).toContain("you wrote on your page: 'I told Paul I would stop the emails'.");
    expect(text).not.toContain('Can you find');
    expect(questionsIn(text)).toBe(0);
  });

  it('when only a time is named and nothing is from then, then that is said', async () => {
    const sources = sourcesWith({ words: [] });
    const { text } = await replyTo('What did I write last week?', 'write', { sources });
    expect(text).toMatch(/from then/i);
  });
});

describe('the week', () => {
  const teaching = { title: 'Teaching', day: '2026-11-30', start: '09:00', end: '15:00' };
  const sources = {
    ...sourcesWith({}),
    readEvents: (from: string, to: string) =>
      Promise.resolve([DENTIST, teaching].filter(({ day }) => day >= from && day <= to)),
  };

  it.each([
    "What's on my week?",
    'show me my calendar please',
    "What's on my calendar this week, is there something already? I want to find an evening to look for the next open mic.",
    'is there anything planned this week?',
    'how is my week looking?',
  ])('when it is asked about on a Friday (“%s”), then the next seven days are told', async (asked) => {
    const { text } = await replyTo(asked, 'write', { sources });
    expect(text).toContain('Dentist');
    expect(text).toContain('Teaching, 9 AM to 3 PM');
  });

  it.each([
    'And next week? I teach Monday and Wednesday, that must be in there',
    "No, I just want to SEE next week, what's in my calendar Monday to Friday",
    'show me next week',
    "what's planned for Monday?",
    'do I have anything on Monday?',
    'what do I have on Monday',
  ])('when it is about later days (“%s”), then only those are told', async (asked) => {
    const { text, progress } = await replyTo(asked, 'plan', { sources });
    expect(text).toContain('Teaching');
    expect(text).not.toContain('Dentist');
    expect(progress).toBeNull();
  });

  it('when it is asked whether a plan is in the calendar, then it says when it gets there', async () => {
    const { text } = await replyTo("So is it in the calendar now? What's on my week?", 'plan', { sources });
    expect(text).toMatch(/when you say yes/);
    expect(text).toContain('Teaching');
  });

  it.each([
    ['Can you remind me on Saturday evening to get a cake?', 'Plan: get a cake on Saturday evening'],
    ['remind me to call the bank tomorrow', 'Plan: call the bank tomorrow'],
    ['could you notify me about the forms on Friday', 'Plan: the forms on Friday'],
    ['please set a reminder to water the plants', 'Plan: water the plants'],
  ])('when a reminder is asked for (“%s”), then it can be planned instead', async (asked, offered) => {
    const say = startTalk('heal');
    await say('hi');
    const { text, choices } = await say(asked);
    expect(text).toMatch(/remind/i);
    expect(choices[0]?.say).toBe(offered);
    expect((await say(offered)).progress).toMatchObject({ exercise: 'one-thing' });
  });
});

describe('questions about the companion', () => {
  it.each([
    'Are you an AI? who reads what I write here?',
    'does anyone read what I write?',
    'who has access to my journal?',
    'Can people see what I write here?',
  ])('when it is asked who reads it (“%s”), then that is said', async (asked) => {
    const { text } = await replyTo(asked);
    expect(text).toMatch(/encrypted/);
    expect(text).toMatch(/[Nn]obody at the company reads it/);
  });

  it.each(['Are you even reading this?', 'did you read it?', 'Are you actually listening to me?'])(
    'when it is asked if anybody reads it (“%s”), then it says what it reads, and is sorry',
    async (asked) => {
      const { text, choices } = await replyTo(asked);
      expect(text).toMatch(/read every word/);
      expect(questionsIn(text)).toBe(0);
      expect(choices[0]?.does).toBe('listen');
    },
  );

  it('when yes is said to the one exercise that was offered, then it begins', async () => {
    const say = startTalk('heal');
    await say('hi');
    await say('I need help, I have a craving');
    expect((await say('yes please')).progress).toMatchObject({ exercise: 'urge-and-wave' });
  });

  it('when one of two that were offered is named by its place, then it begins', async () => {
    const say = startTalk('heal');
    await say('hi');
    await say('anything that helps against guilt?');
    expect((await say('the second one please')).progress).toMatchObject({ exercise: 'unsent-letter' });
  });

  it.each(['just talk to me', 'can we just chat', 'Could you talk to me normally?'])(
    'when a talk is asked for (“%s”), then it says that it cannot, and what it can',
    async (asked) => {
      const { text, choices } = await replyTo(asked);
      expect(text).toMatch(/cannot/);
      expect(choices[0]?.does).toBe('listen');
    },
  );

  it.each(['um. and now?', 'What now?', 'ok, what next?'])(
    'when it is asked what now (“%s”), then ways to go on are offered',
    async (asked) => {
      const { choices, text } = await replyTo(asked);
      expect(choices.length).toBeGreaterThan(1);
      expect(questionsIn(text)).toBe(0);
    },
  );
});

describe('inside an exercise', () => {
  it.each([
    ['What exercises do you have?', /Worry tree/],
    ["What's on my week?", /planned|calendar/],
    ['what did I write about Paul?', /pages/],
    ['Are you even reading this?', /read every word/],
  ])('when “%s” is asked, then it is answered, and the exercise waits', async (asked, expected) => {
    const say = startTalk('heal', { sources: sourcesWith({ words: [], events: [] }) });
    await say('can we do the worry tree');
    await say('That I lose the flat');
    const reply = await say(asked);
    expect(reply.text).toMatch(expected);
    expect(begins(reply)).toEqual(['go-on', 'leave']);
  });

  it('when to be calmer is asked for, then the breathing begins', async () => {
    const say = startTalk('heal');
    await say('can we do the worry tree');
    expect((await say('can you give me something to calm down first')).progress).toMatchObject({
      exercise: 'paced-breathing',
    });
  });

  it.each([
    "It's too much right now",
    'this is too hard',
    'stop',
    'I want to stop',
    'Stop. I want out of this.',
  ])('when “%s” is said at any step, then it stops', async (said) => {
    for (const steps of [['7'], ['The rent', '6'], ['The rent', '6', 'Nothing']]) {
      const say = startTalk('heal');
      await say(steps.length === 1 ? 'can we do the breathing' : 'can we do the worry tree');
      for (const step of steps) await say(step);
      const { progress } = await say(said);
      expect(progress).toBeNull();
    }
  });

  it("when “It's too much right now” is typed a step late in the letter, then it stops", async () => {
    const say = startTalk('heal');
    await say('Unsent letter');
    await say('To Walt');
    await say('You tapped twice and everybody hushed.');
    const { progress, exercise } = await say("It's too much right now");
    expect(progress).toBeNull();
    expect(exercise?.page).not.toContain('too much');
  });

  it.each([
    ['To my mother, I suppose. Or maybe to Rolf, who never noticed anything. No: to my mother.', 'my mother'],
    ['To Walt', 'Walt'],
    ["It's for my dad, I think", 'my dad'],
    ['my old boss', 'my old boss'],
  ])('when the letter is addressed (“%s”), then the page says to whom in plain words', async (answer, to) => {
    const say = startTalk('heal');
    await say('Unsent letter');
    await say(answer);
    await say('That I wanted the bicycle.');
    await say('I was afraid.');
    await say("Nothing, it's all said");
    const { exercise } = await say('Petra');
    expect(exercise?.page?.split('\n')[0]).toBe(`A letter I'm not sending. To: ${to}`);
    expect(exercise?.page).not.toContain("Nothing, it's all said");
  });
});

describe('a wish in other words', () => {
  it.each([
    ['ok. do one with me then, something short', 'Gladly|fit just now'],
    ['I should try to sleep. is there anything that helps fast', 'Bedtime unload'],
    ['what do I say to them tomorrow', 'A talk, prepared'],
    ['what do people normally write here', '\\?$'],
    ['do you have any idea what I could write about it? like a prompt', '\\?$'],
    ['Is it normal to feel like this?', 'doctor'],
  ])('when it is “%s”, then it is heard', async (message, expected) => {
    expect((await replyTo(message)).text).toMatch(new RegExp(expected));
  });

  it('when exercises are refused, then none is offered, and a why is not passed over', async () => {
    const { text, choices } = await replyTo(
      'not an exercise, please. I just want to understand why someone would do that',
    );
    expect(text).toMatch(/leave|not that/);
    expect(text).toMatch(/cannot/);
    expect(choices).toEqual([]);
  });

  it('when its exercise is offered, then a plain yes to it begins it', async () => {
    const say = startTalk('heal');
    await say('My brother has not come to the hospital once.');
    const offer = await say('I want to write my brother something but everything I type is poison');
    expect(offer.text).toContain("A letter you don't send");
    expect((await say("ok let's try that")).progress).toMatchObject({ exercise: 'unsent-letter' });
  });

  it('when it is asked what can be done, then the exercise for what was told before is named', async () => {
    const say = startTalk('heal');
    await say('I had a panic attack by the frozen peas and left the trolley there.');
    expect((await say('what can I do when it comes')).text).toContain('Paced breathing');
  });

  it.each(['I need to settle down with someone, I am 40 and alone.', 'I have to calm my dog down.'])(
    'when something else is to be calm (“%s”), then no exercise begins',
    async (told) => {
      expect((await replyTo(told)).progress).toBeNull();
    },
  );
});
