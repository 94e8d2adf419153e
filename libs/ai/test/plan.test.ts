import { PLAN_TALK } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import type { PlannedEvent } from '../src/sources.ts';
import { after, cardsOf, GALA, plan, says } from './plan-talk.ts';
import { questionsIn, sourcesWith, startTalk } from './program-talk.ts';

const BEDS =
  "I want to build three raised beds before spring, I've got the sleepers stacked by the shed since September, but every weekend something else comes up and it gets dark at four. I have Saturdays mostly free and maybe an hour on Wednesday mornings. Help me plan it?";
const THESIS =
  'My thesis chapter 3 is due to my advisor on December 11 and I have about 40% of it. I teach Mondays and Wednesdays, and I keep answering student emails instead of writing. I need a plan that is actually realistic.';
const MOVING =
  "I'm moving flat on December 12 and I have to pack the kitchen, cancel the electricity, tell the bank and find somebody with a van. Everything at once and I work until six every day. Can you plan this with me?";

describe('what begins a plan', () => {
  it.each([
    [BEDS, 'Build three raised beds before spring'],
    [THESIS, 'My thesis chapter 3'],
    ['Help me plan my garden: raised beds by May, I have Saturdays', 'My garden: raised beds by May'],
    ['I need a plan for the attic. It is full of boxes.', 'The attic'],
    ['Can you plan the party with me?', 'The party'],
    ['I have to renew my passport', 'Renew my passport'],
    ['the tax return', 'The tax return'],
    ['I want to get fit again, can we plan it?', 'Get fit again'],
    ["I've got an exam on Thursday and I haven't started. Help me make a plan", 'An exam on Thursday'],
    ['maybe paint the fence', 'Paint the fence'],
    ["I said I'd run a 10k in March. How do I even begin with this?", 'Run a 10k in March'],
  ])('when it is “%s”, then that is planned', async (told, aim) => {
    const reply = await after(told);
    expect(reply.progress).toMatchObject({ exercise: 'one-thing', step: 'first', kept: { aim } });
    expect(questionsIn(reply.text)).toBe(1);
  });

  it.each([
    'And next week? I teach Monday and Wednesday, that must be in there',
    'No, I just want to SEE next week',
    "what's in my calendar Monday to Friday",
    'show me my calendar',
    'when am I free on Sunday?',
    'Next week will be long and my calendar looks like a wall.',
    'I went to the dentist on Monday at 9.',
    'The list on the fridge made me smile.',
    'I feel overwhelmed by everything',
    'I have a week off and no idea what to do with it',
    'what else can we plan?',
  ])('when it only names a week or a list (“%s”), then no plan begins', async (told) => {
    expect((await after(told)).progress).toBeNull();
  });

  it('when a week is to be planned, then that begins', async () => {
    expect((await after('Help me plan a calm week')).progress).toMatchObject({ exercise: 'weekly-plan' });
  });

  it('when it was asked which thing, then the answer is that', async () => {
    const reply = await after('Everything feels like a swamp of a week.', 'The drawer with the letters');
    expect(reply.progress).toMatchObject({ step: 'first', kept: { aim: 'The drawer with the letters' } });
  });

  it('when a plan is asked for without its thing, then that is asked', async () => {
    for (const told of ['Find me an hour for something I keep putting off', 'I need a plan'])
      expect((await after(told)).progress).toMatchObject({ step: 'aim', kept: {} });
  });

  it('when several things each have their time, then each gets its card', async () => {
    const reply = await after('cook dinner tonight at 7 and call Ben on Sunday at 10');
    expect(cardsOf(reply).map((card) => card.split(' | ').slice(0, 2))).toEqual([
      ['Cook dinner', '2026-11-27T19:00'],
      ['Call Ben', '2026-11-29T10:00'],
    ]);
  });

  it('when several things stand in a sentence, then they become a list', async () => {
    const reply = await after(MOVING);
    expect(reply.state.list.map(({ what }) => what)).toEqual([
      'pack the kitchen',
      'cancel the electricity',
      'tell the bank',
      'find somebody with a van',
    ]);
  });
});

describe('a thing with its day and hour', () => {
  it.each([
    ['Plan my dentist call for Monday 4pm please', 'Dentist call | 2026-11-30T16:00 | 30'],
    ['I need to call the bank tomorrow at 4pm', 'Call the bank | 2026-11-28T16:00 | 15'],
    ['cut the sleepers Saturday 1 to 3', 'Cut the sleepers | 2026-11-28T13:00 | 120'],
    ['Put the laundry in my calendar Sunday 10-12', 'Laundry | 2026-11-29T10:00 | 120'],
    ['schedule the tax return for Tuesday at 9 for two hours', 'Tax return | 2026-12-01T09:00 | 120'],
  ])('when it is “%s”, then just that is proposed at once', async (told, card) => {
    const reply = await after(told);
    expect(reply.progress).toBeNull();
    expect(reply.exercise?.id).toBe(PLAN_TALK);
    expect(questionsIn(reply.text)).toBe(0);
    expect(cardsOf(reply)[0]?.split(' | ').slice(0, 2)).toEqual(card.split(' | ').slice(0, 2));
    if (card.endsWith('120')) expect(cardsOf(reply)).toEqual([card]);
  });

  it('when something stands there already, then that is said with the free hours around it, and one tap proposes', async () => {
    const say = plan();
    const reply = await say('Plan the beds for Saturday 10 to 11');
    expect(reply.text).toContain(
      '10 AM is taken by Swim club gala until 12 PM. Free tomorrow: 8 AM, 12 PM, 1 PM.',
    );
    expect(says(reply)).toEqual(['Tomorrow at 8 AM', 'Tomorrow at 12 PM', 'Tomorrow at 1 PM']);
    expect(cardsOf(await say('Tomorrow at 1 PM'))).toEqual(['Beds | 2026-11-28T13:00 | 30']);
  });

  it('when the other hours are skipped, then nothing more is asked', async () => {
    const reply = await after('Plan the beds for Saturday 10 to 11', 'skip');
    expect(reply.progress).toBeNull();
    expect(reply.exercise?.page).toBe('Beds\nwhen: Tomorrow');
  });

  it('when another hour is asked for afterwards, then that is proposed, on the same day', async () => {
    const reply = await after('I need to call the bank tomorrow at 4pm', 'can we do 1pm instead then');
    expect(cardsOf(reply)[0]).toMatch(/^Call the bank \| 2026-11-28T13:00/);
    const number = await after('can you put a haircut on Wednesday at 10am for me', 'and make it 11 instead');
    expect(cardsOf(number)[0]).toMatch(/^Haircut \| 2026-12-02T11:00/);
    const no = await after('I need to call the vet on Monday at 4', 'no wait, Tuesday at 4');
    expect(cardsOf(no)[0]).toMatch(/^Call the vet \| 2026-12-01T16:00/);
    const day = await after('write to Ana tomorrow at 7pm', 'can you move it to sunday?');
    expect(cardsOf(day)[0]).toMatch(/^Write to Ana \| 2026-11-29T19:00/);
    const taken = await after('Plan the beds for Saturday at 10', '11:30 anyway');
    expect(cardsOf(taken)[0]).toMatch(/^Beds \| 2026-11-28T11:30/);
    const other = await after('Plan the beds for Saturday at 2', 'how about Sunday at 3?');
    expect(cardsOf(other)[0]).toMatch(/^Beds \| 2026-11-29T15:00/);
  });
});

describe('an hour of somebody who works until six', () => {
  const WORK = 'I work until six every day and I am sick and tired of all that.';

  it.each([
    ['Tidy the shed on Tuesday at 7', '2026-12-01T19:00'],
    ['Tidy the shed on Tuesday at 8', '2026-12-01T20:00'],
    ['Tidy the shed on Tuesday at 9', '2026-12-01T09:00'],
    ['Driving lesson on Tuesday at 9', '2026-12-01T09:00'],
    ['Dentist on Tuesday at 8', '2026-12-01T08:00'],
    ['call the bank on Tuesday at 8', '2026-12-01T08:00'],
  ])('when it is “%s”, then it is soon after work, or in office hours', async (told, start) => {
    expect(cardsOf(await after(WORK, told))[0]).toContain(start);
  });
});

describe('a thing on several days', () => {
  it('when one of them is taken, then that is said', async () => {
    const one = await after('Swim lesson on Tuesday and Monday at 10');
    expect(one.text).toContain('10 AM is taken by Teaching until 3 PM. Free on Monday:');
    const card = await after('I want to exercise on Sunday and Saturday at 10 am');
    expect(card.text).toContain('10 AM is taken by Swim club gala until 12 PM.');
  });

  it('when all are free, then each is named', async () => {
    const reply = await after('I want to exercise on Tuesday and Wednesday at 7 am');
    expect(reply.text).toMatch(/- Exercise: Tuesday at 7 AM\n- Exercise: Wednesday at 7 AM\n\n.*each/is);
    expect(reply.exercise).toBeNull();
    const page = await after('Swim lesson on Tuesday and Wednesday at 10');
    expect(cardsOf(page)).toEqual([
      'Swim lesson | 2026-12-01T10:00 | 45',
      'Swim lesson | 2026-12-02T10:00 | 45',
    ]);
  });

  it('when it is a day in some weeks, then it is one day, also where something stands then', async () => {
    expect(cardsOf(await after('Doctor in two weeks on Tuesday at 8'))).toEqual([
      'Doctor | 2026-12-08T08:00 | 30',
    ]);
    const later = { title: 'Fair', day: '2026-12-08', start: '08:00', end: '12:00' };
    const say = startTalk('plan', { sources: sourcesWith({ free: [], events: [later] }) });
    expect((await say('Doctor in two weeks on Tuesday at 8')).text).toContain('8 AM is taken by Fair');
  });
});

describe('what is looked through for suggestions itself', () => {
  it('when one thing is said with its time, then its card is that of the plan', async () => {
    const reply = await after('I want to read tomorrow at 8 pm');
    expect(reply.text).toMatch(/Read: Tomorrow at 8 PM\. .*card/);
    expect(reply.exercise).toMatchObject({ id: PLAN_TALK, page: 'Read\nwhen: Tomorrow at 8 PM' });
    expect(reply.progress).toBeNull();
  });

  it('when several things are said, then none of them is taken for the only one', async () => {
    const reply = await after('I want to exercise on Saturday at 9 am and meditate before work.');
    expect(reply.text).toMatch(/- Exercise\n- Meditate\n/);
    expect(reply.exercise).toBeNull();
    expect(reply.progress).toBeNull();
  });

  it('when its hour is taken, then that is said, and its card has another', async () => {
    const reply = await after('I want to exercise on Saturday at 10 am');
    expect(reply.text).toMatch(/10 AM is taken by Swim club gala until 12 PM\. .*card/);
    expect(reply.progress).toBeNull();
  });

  it('when its hour is changed afterwards, then the plan has its card', async () => {
    const reply = await after('I want to read tomorrow at 8 pm', 'make it 9');
    expect(cardsOf(reply)[0]).toMatch(/^Read \| 2026-11-28T21:00/);
  });
});

describe('the plan of one thing', () => {
  it('when it goes through, then its page holds what was answered, and the card is the first step', async () => {
    const say = plan();
    await say(BEDS);
    const when = await say(
      "Cutting the sleepers to length I think, they're 2.4m and I want beds of 2.4 by 1.2. Need to borrow the saw. What's free this week?",
    );
    expect(when.progress).toMatchObject({ step: 'when', kept: { first: 'Cutting the sleepers to length' } });
    expect(says(when)).toEqual(['Tomorrow at 12 PM', 'Tomorrow at 3 PM', 'Wednesday at 8 AM']);
    const clash = await say("Tomorrow at 10 I guess, it's Saturday. Or is there something on already?");
    expect(clash.text).toMatch(
      /^10 AM is taken by Swim club gala until 12 PM\. Free tomorrow: 8:30 AM, 12 PM/,
    );
    expect(clash.progress).toMatchObject({ step: 'when' });
    const asked = await say(
      "you didn't answer, is tomorrow at 1pm free? I've got the feeling the kids have a thing",
    );
    expect(asked.text).toMatch(/^Tomorrow at 1 PM is free\. Cut the sleepers to length: Tomorrow at 1 PM\. /);
    expect(asked.progress).toBeNull();
    expect(asked.exercise?.page?.split('\n')).toEqual([
      'Build three raised beds before spring',
      'first: Cutting the sleepers to length',
      'when: Tomorrow at 1 PM',
    ]);
    expect(cardsOf(asked)).toEqual(['Cut the sleepers to length | 2026-11-28T13:00 | 30']);
    expect(says(asked)).toContain('What if something gets in the way?');
    const ifThen = await say('What if something gets in the way?');
    expect(ifThen.progress).toMatchObject({ exercise: 'if-then-plan' });
  });

  it('when a time is typed, then the reply says how it was understood', async () => {
    const reply = await after(
      'I want to paint the fence',
      'first thing would be the brushes i guess',
      'umm none of those, tuesday at 6 in the evening',
    );
    expect(reply.exercise?.page).toBe(
      'Paint the fence\nfirst: The brushes\nwhen: Tuesday at 6 in the evening',
    );
    expect(reply.text).toMatch(/^Brushes: Tuesday at 6 in the evening\. \S/);
  });

  it('when an answer begins with a greeting or a sound, then that is not its first step', async () => {
    for (const sound of ['Now then.', 'Evening!', 'Uh.']) {
      const reply = await after(
        "Let's plan one thing",
        'The raised beds',
        `${sound} Borrow the saw from Graham.`,
      );
      expect(reply.progress).toMatchObject({ kept: { first: 'Borrow the saw from Graham' } });
    }
    const told = await after("Let's plan one thing", 'My back', 'Stretching. It always helps my back.');
    expect(told.progress).toMatchObject({ kept: { first: 'Stretching' } });
  });

  it('when the thing and its first step are told at once, then only its time is asked for', async () => {
    const reply = await after(
      "Let's plan one thing",
      'The raised beds, like I said. First bit is borrowing the saw from Graham and cutting the short ends to length',
    );
    expect(reply.progress).toMatchObject({ step: 'when', kept: { aim: 'The raised beds' } });
    expect(says(reply).length).toBeGreaterThan(1);
  });

  it('when a last day and busy days were said, then the days left are told, and no busy one is offered', async () => {
    const reply = await after(THESIS, 'Open the file and list which sections are missing');
    expect(reply.text).toContain('There are 14 days until Friday, 11 December.');
    expect(says(reply).join()).not.toMatch(/Monday|Wednesday/);
  });

  it('when a time is told before it is asked for, then it is the plan’s, and its hour can be changed by its number', async () => {
    const say = plan();
    await say('I should water the plants');
    expect((await say('Tomorrow at 11')).text).toMatch(/^11 AM is taken by Swim club gala/);
    const sunday = await say('Sunday 10 to 11:30');
    expect(cardsOf(sunday)).toEqual(['Water the plants | 2026-11-29T10:00 | 90']);
    expect(cardsOf(await say('make it 9am'))).toEqual(['Water the plants | 2026-11-29T09:00 | 30']);
  });

  it('when only a part of the day is said, or some days, then free hours of them stand to tap', async () => {
    const evenings = await after('an exam', 'read chapter one', 'I only have evenings');
    expect(says(evenings)).toEqual(['Today at 6 PM', 'Tomorrow at 5 PM', 'Sunday at 5 PM']);
    const weekend = await after('an exam', 'read chapter one', 'this weekend');
    expect(says(weekend).every((time) => /^(?:Tomorrow|Sunday) at/.test(time))).toBe(true);
  });

  it.each([
    ['the tax return', 'I need to calm down'],
    ['the tax return', 'Find the folder', 'can we do the breathing exercise'],
    ['- call mum\n- tax return', 'call mum', 'I need to calm down'],
  ])('when an exercise is wished for within a plan, then it begins', async (...messages) => {
    expect((await after(...messages)).progress).toMatchObject({ exercise: 'paced-breathing' });
  });

  it.each([
    ['cancel the gym contract', { step: 'first', kept: { aim: 'Cancel the gym contract' } }],
    ["I don't know", { step: 'aim', kept: {} }],
    ['skip', { step: 'first', kept: {} }],
  ])('when “%s” answers what it is, then it is taken as it is meant', async (message, expected) => {
    expect((await after("Let's plan one thing", message)).progress).toMatchObject(expected);
  });

  it('when an hour is added after a part of the day, or meant after work, then it is that', async () => {
    const two = await after('the garage', 'take out the boxes', 'Sunday afternoon', '2');
    expect(two.exercise?.page).toMatch(/when: Sunday at 2 PM$/);
    const seven = await after('the test', 'I work until 6 every day, do 20 questions', 'monday at 7');
    expect(seven.exercise?.page).toMatch(/when: Monday at 7 PM$/);
  });

  it('when its hour follows its day, then the plan is whole', async () => {
    const end = await after('the tax return', 'Find the folder', 'Sunday', '10');
    expect(end.exercise?.page).toBe('The tax return\nfirst: Find the folder\nwhen: Sunday at 10 AM');
  });

  it('when only a day is said, then its free hours stand to tap', async () => {
    const reply = await after('the tax return', 'Find the folder', 'Sunday');
    expect(says(reply)).toEqual(['Sunday at 10 AM', 'Sunday at 12 PM', 'Sunday at 3 PM']);
  });

  it('when no time is said, then it is asked for once more, and then left', async () => {
    const say = plan();
    await say('the tax return');
    await say('Find the folder');
    expect((await say('after I have found the courage')).progress).toMatchObject({
      step: 'when',
      asked: true,
    });
    const left = await say('hm, whenever the moon is full');
    expect(left.progress).toBeNull();
    expect(left.exercise?.page).toBe('The tax return\nfirst: Find the folder');
  });

  it('when somebody is away first, then only days after it are offered, and no last day is told', async () => {
    const reply = await after("I'm away until Wednesday", 'the tax return', 'Find the folder');
    expect(reply.text).not.toContain('until Wednesday');
    expect(says(reply)).toEqual(['Wednesday at 6 PM', 'Wednesday at 7 PM', 'Thursday at 6 PM']);
  });

  it('when an event has no length, then it takes not the rest of its day', async () => {
    const birth: PlannedEvent = { title: 'Birth', day: '2026-11-29', start: '10:00', end: '10:00' };
    const talk = () => startTalk('plan', { sources: sourcesWith({ events: [birth] }) });
    expect(cardsOf(await talk()('Plan the beds for Sunday at 3'))[0]).toMatch(/^Beds \| 2026-11-29T15:00/);
    expect((await talk()('Plan the beds for Sunday at 10 am')).text).toContain(
      '10 AM is taken by Birth. Free',
    );
  });

  it('when the calendar tells its events alone, then free hours are offered all the same', async () => {
    const say = startTalk('plan', { sources: { ...sourcesWith({ events: [GALA] }) } });
    await say('the tax return');
    expect(says(await say('Find the folder'))).toEqual([
      'Today at 6 PM',
      'Tomorrow at 3 PM',
      'Sunday at 10 AM',
    ]);
  });

  it('when the calendar cannot be read, then no hour is called free, and none is said to stand to tap', async () => {
    const say = startTalk('plan');
    for (const [thing, step] of [
      ['the tax return', 'Find the folder'],
      ['the attic', 'Carry one box down'],
    ] as const) {
      await say(thing);
      const { choices, text } = await say(step);
      expect(choices).toEqual([]);
      expect(text).not.toMatch(/free|tap/i);
      await say('stop');
    }
  });

  it.each([
    ['Stop. I don’t want to plan one thing.', /left|leave|Stopped|out of it/i, null],
    ['I don’t want to do anything', /left|leave|Stopped|out of it/i, null],
    ["put it on today's page", /button/, null],
    ['no I don’t want a first step', /left|leave|Stopped|out of it/i, null],
    ['Are you a bot?', /program/, 'first'],
    ['what did I write about Paul?', /pages/, 'first'],
    ['I just want to see next week', /Monday, 30 November\*\*: Teaching/, 'first'],
    ['And next week?', /Teaching/, 'first'],
    ['when am I free next week?', /free|Free/, 'first'],
    ['- plumber\n- paint\n- guarantee', /3/, null],
  ])('when “%s” is said in it, then that is no answer to its step', async (message, expected, step) => {
    const reply = await after('the tax return', message);
    expect(reply.text).toMatch(expected);
    expect(reply.progress?.step ?? null).toBe(step);
    expect(reply.progress?.kept['first']).toBeUndefined();
    expect(reply.text).not.toMatch(/get in the way|came in between|Which day/);
  });
});
