import type { FreeTime } from '@inkwell/contracts';
import { PLAN_LIST, PLAN_TALK } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import { limitsIn } from '../src/program/limits.ts';
import { aimIn, listIn } from '../src/program/plan-words.ts';
import { readTime } from '../src/program/said-time.ts';
import type { Reply } from '../src/program/turn.ts';
import type { PlannedEvent } from '../src/sources.ts';
import { suggestFromExercise } from '../src/suggestions/index.ts';
import type { PlanningExercise } from '../src/suggestions/planned-wishes.ts';
import { cleanWords, shortTitle } from '../src/suggestions/title.ts';
import { NOW, sourcesWith, startTalk, TODAY } from './program-talk.ts';

const GALA: PlannedEvent = { title: 'Swim club gala', day: '2026-11-28', start: '09:00', end: '12:00' };
const TEACHING: PlannedEvent = { title: 'Teaching', day: '2026-11-30', start: '09:00', end: '15:00' };
const FREE: FreeTime[] = [
  { day: TODAY, from: '15:00', to: '22:30' },
  { day: '2026-11-28', from: '07:00', to: '09:00' },
  { day: '2026-11-28', from: '12:00', to: '22:30' },
  { day: '2026-11-29', from: '07:00', to: '22:30' },
  { day: '2026-11-30', from: '15:00', to: '22:30' },
  ...['2026-12-01', '2026-12-02', '2026-12-03'].map((day) => ({ day, from: '07:00', to: '22:30' })),
];
const sources = sourcesWith({ free: FREE, events: [GALA, TEACHING] });
const plan = () => startTalk('plan', { sources });

/** The last reply of a talk. */
async function after(...messages: string[]): Promise<Reply> {
  const say = plan();
  let reply: Reply | undefined;
  for (const message of messages) reply = await say(message);
  if (!reply) throw new Error('nothing was said');
  return reply;
}

const says = ({ choices }: Reply) => choices.map(({ say }) => say);
const questionsIn = (text: string) => text.match(/\?/g)?.length ?? 0;
/** The cards of what a reply holds for the page. */
const cardsOf = ({ exercise }: Reply) =>
  suggestFromExercise(exercise?.id as PlanningExercise, exercise?.page ?? '', {
    now: new Date(NOW),
    place: { zone: 'UTC' },
    busy: [],
    rhythm: { peak_energy: 'Morning', pre_sleep_activity: 'Reading', target_sleep_hours: 7 },
  }).map(({ title, suggestedTime, duration }) => `${title} | ${suggestedTime.slice(0, 16)} | ${duration}`);

const BEDS =
  "I want to build three raised beds before spring, I've got the sleepers stacked by the shed since September, but every weekend something else comes up and it gets dark at four. I have Saturdays mostly free and maybe an hour on Wednesday mornings. Help me plan it?";
const THESIS =
  'My thesis chapter 3 is due to my advisor on December 11 and I have about 40% of it. I teach Mondays and Wednesdays, and I keep answering student emails instead of writing. I need a plan that is actually realistic.';
const MOVING =
  "I'm moving flat on December 12 and I have to pack the kitchen, cancel the electricity, tell the bank and find somebody with a van. Everything at once and I work until six every day. Can you plan this with me?";
const HEAD =
  "Ok here is everything that's in my head:\n- tax declaration 2025 (overdue!!)\n- call the dentist\n- book flight to Lisbon for January\n- swim twice a week again";

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
    expect(asked.text).toMatch(/^Tomorrow at 1 PM is free\. /);
    expect(asked.progress).toMatchObject({ step: 'obstacle', kept: { when: 'Tomorrow at 1 PM' } });
    await say('I forget it');
    const end = await say('Put a note with the saw by the door tonight');
    expect(end.exercise?.page?.split('\n')).toEqual([
      'Build three raised beds before spring',
      'first: Cutting the sleepers to length',
      'when: Tomorrow at 1 PM',
      'what may come in between: I forget it',
      'and then: Put a note with the saw by the door tonight',
    ]);
    expect(cardsOf(end)).toEqual(['Cut the sleepers to length | 2026-11-28T13:00 | 30']);
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
    expect((await say('Sunday 10 to 11:30')).progress).toMatchObject({
      step: 'obstacle',
      kept: { aim: 'Water the plants', when: 'Sunday, 10 AM to 11:30 AM' },
    });
    expect((await say('9am')).progress).toMatchObject({ step: 'obstacle', kept: { when: 'Sunday at 9 AM' } });
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

  it('when nothing gets in the way, then the plan is whole', async () => {
    const end = await after('the tax return', 'Find the folder', 'Sunday', '10', 'nothing really');
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
    expect(left.progress).toMatchObject({ step: 'obstacle' });
    expect(left.progress?.kept).not.toHaveProperty('when');
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

describe('a list', () => {
  it('when it is pasted, then each line gets its time, is said alone, and the whole stands at the end', async () => {
    const say = plan();
    const list = await say('- call mum\n- tax return\n- dentist Tuesday at 9');
    expect(says(list)).toEqual(['call mum', 'tax return', "That's the list"]);
    const asked = await say('tax return');
    expect(asked.choices[0]).toEqual({ say: 'Today at 6 PM', does: 'time' });
    const timed = await say('Sunday at noon');
    expect(timed.text).toMatch(/^Tax return: Sunday at noon\. [^\n]+\?$/);
    await say('call mum');
    const end = await say('Today at 6 PM');
    expect(end.exercise).toMatchObject({
      id: PLAN_LIST,
      page: 'call mum: Today at 6 PM\ntax return: Sunday at noon\ndentist Tuesday at 9',
    });
  });

  it('when a time comes with other words, then only the time is kept', async () => {
    const say = plan();
    await say(HEAD);
    await say('tax declaration 2025 (overdue)');
    const clash = await say('Monday at 10? I have to find the papers first though, they are in a shoebox');
    expect(clash.text).toMatch(/^10 AM is taken by Teaching until 3 PM\. Free on Monday: /);
    expect((await say('Monday at 4pm then')).state.list[0]).toEqual({
      what: 'tax declaration 2025 (overdue)',
      when: 'Monday at 4 PM',
    });
    await say('book flight to Lisbon for January');
    expect((await say('Sunday evening, after dinner, say 8pm, together with Marta')).text).toMatch(
      /^Book flight to Lisbon for January: Sunday at 8 PM\. /,
    );
  });

  it('when it has a heading, or a line looks like another language, then it stays a list', async () => {
    const say = plan();
    const list = await say('weekend list: buy soil; repot the fern; call Ben; fix the tap');
    expect(list.state.list[0]?.what).toBe('buy soil');
    expect((await say('call Ben')).text).toMatch(/call Ben/);
    expect((await say('Sunday at 5pm')).text).toMatch(/^Call Ben: Sunday at 5pm\. /);
    const order = await say('what should I do first?');
    expect(order.text).toMatch(/cannot judge/);
    expect(says(order)).toContain('buy soil');
  });

  it('when two lines would have the same time, then that is said, and another is offered', async () => {
    const say = plan();
    await say('- call mum\n- tax return\n- fix the bike');
    await say('call mum');
    await say('Sunday at 10 AM');
    expect(says(await say('tax return'))).toEqual([
      'Today at 6 PM',
      'Tomorrow at 3 PM',
      'Sunday at 3 PM',
      'No time needed',
    ]);
    expect((await say('sunday at 10')).text).toMatch(/^10 AM is taken by call mum until 10:30 AM\. /);
  });

  it('when a corrected time is taken, then that is said with the change', async () => {
    const reply = await after(
      '- call mum\n- tax return\n- fix the bike',
      'the tax return monday 10 in my calendar please',
    );
    expect(reply.text).toMatch(
      /^Tax return: Monday at 10 AM\.\n\n10 AM is taken by Teaching until 3 PM\. Free on Monday: /,
    );
  });

  it('when lines are corrected by their names, then just those change, and the list comes back', async () => {
    const say = plan();
    await say(HEAD);
    const changed = await say(
      'ugh it put my whole sentence there. the tax one should just say monday 4pm. and can you make the dentist tuesday 9 and the swimming tuesdays and fridays at 7',
    );
    expect(changed.progress).toBeNull();
    expect(changed.state.list.map(({ when }) => when)).toEqual([
      'Monday at 4 PM',
      'Tuesday at 9 AM',
      null,
      'Tuesday and Friday at 7 AM',
    ]);
    await say("Let's plan one thing");
    const back = await say('Stop. I don’t want to plan one thing. I want my list back');
    expect(back.progress).toBeNull();
    expect(back.text).toContain('- call the dentist: Tuesday at 9 AM');
    expect((await say('remove the flight')).state.list).toHaveLength(3);
    expect((await say('add renew passport to the list')).state.list.at(-1)?.what).toBe('renew passport');
  });

  it('when one line has no time at the end, then it is asked for it once, and then left', async () => {
    const say = plan();
    await say("buy paint, ring the plumber about the leak, mum's pills");
    await say('Put paint on Saturday afternoon, the plumber tomorrow at 12');
    const last = await say("That's the list");
    expect(last.text).toContain("mum's pills");
    expect(questionsIn(last.text)).toBe(1);
    expect(says(last)).toContain('Today at 6 PM');
    const end = await say('No time needed');
    expect(end.exercise?.page).toBe(
      "buy paint: Saturday afternoon\nring the plumber about the leak: Tomorrow at 12 PM\nmum's pills",
    );
    expect(cardsOf(end)).toHaveLength(2);
  });

  it('when one of its things is told with its time, then that is taken for the line', async () => {
    const reply = await after(
      "buy paint, ring the plumber about the leak, mum's pills",
      'I need to call the plumber tomorrow at 2pm, and get paint on Saturday. Put the plumber in my calendar please',
    );
    expect(reply.exercise?.page).toBe(
      "buy paint: Saturday\nring the plumber about the leak: Tomorrow at 2 PM\nmum's pills",
    );
  });

  it.each(["that's the list", 'ok that’s the list', 'this is the whole list'])(
    'when “%s” is typed within a plan, then the list is closed',
    async (typed) => {
      const reply = await after('- call mum\n- tax return', "Let's plan one thing", typed);
      expect(reply.exercise?.id).toBe(PLAN_LIST);
      expect(reply.progress).toBeNull();
    },
  );

  it('when it was closed, then it can be got back', async () => {
    const back = await after('- call mum\n- tax return', "That's the list", 'thanks', 'go back to the list');
    expect(back.text).toContain('- call mum');
    expect((await after('show me my list')).text).toContain('no list');
  });
});

describe('the week', () => {
  it('when a span is said, then its length is not asked for, and the card keeps it', async () => {
    const say = plan();
    await say("Let's plan the week");
    await say('Nothing is fixed');
    await say('Kitchen packed by Sunday night');
    const taken = await say('Saturday 10 to 12');
    expect(taken.text).toMatch(/taken by Swim club gala/);
    expect((await say('Saturday 1 to 3')).progress).toMatchObject({ step: 'own' });
    const end = await say('Ten minutes on the bench on Sunday');
    expect(cardsOf(end)[0]).toBe('Kitchen packed by Sunday night | 2026-11-28T13:00 | 120');
  });

  it('when things to do are told where room is asked for, then they are not kept as room', async () => {
    const say = plan();
    await say("Let's plan the week");
    await say("Tuesday late shift until eight\nThursday dinner at my sister's");
    const { progress } = await say('pack the kitchen, cancel electricity, tell the bank, find a van');
    expect(progress).toMatchObject({ step: 'main' });
    expect(progress?.kept).not.toHaveProperty('room');
  });

  it('when it is asked whether it stands in the calendar, then it is said what is missing, with the days asked for', async () => {
    const reply = await after(
      'I need to call the bank tomorrow at 4pm',
      "So is it in the calendar now? What's on my week?",
    );
    expect(reply.text).toMatch(/when you say yes to its card.*\n\n.*Swim club gala/s);
  });

  it('when an hour is asked about, then it is said whether it is free, and by what it is taken', async () => {
    expect((await after('is tomorrow at 10 free?')).text).toMatch(/taken by Swim club gala/);
    expect((await after('am I free on Sunday at 3?')).text).toMatch(/Sunday at 3 PM.* free/);
    expect(says(await after("what's free on Sunday?"))).toEqual([
      'Sunday at 10 AM',
      'Sunday at 12 PM',
      'Sunday at 3 PM',
    ]);
  });
});

it('when it is typed that the plan goes onto the page, then it stands under that reply, and where the button is', async () => {
  const reply = await after('I need to call the bank tomorrow at 4pm', "Put it on today's page");
  expect(reply.text).toMatch(/button/);
  expect(reply.exercise?.page).toBe('Call the bank\nwhen: Tomorrow at 4 PM');
});

describe('words of a plan', () => {
  it.each([
    ['borrowing the saw from Graham and cutting the short ends to length', 'Borrow the saw from Graham'],
    [
      'Open the file and list which sections are missing, with a rough word count next to each. I think so.',
      'Open the file and list which sections are missing',
    ],
    ['tax declaration 2025 (overdue!!)', 'Tax declaration 2025 (overdue)'],
    ['I need to ring mum', 'Ring mum'],
    ['measuring the shed', 'Measure the shed'],
    ['Ring, with one sentence ready', 'Ring, with one sentence ready'],
  ])('when “%s” is to be done, then it is called “%s”', (said, title) => {
    expect(shortTitle(said)).toBe(title);
  });

  it('when brackets or marks are broken, then they are left out', () => {
    expect(cleanWords('tax (overdue!!')).toBe('tax overdue');
    expect(cleanWords('paint (white!)...')).toBe('paint (white)');
  });

  it.each([
    ['Monday at 10? I have to find the papers first', 'Monday at 10 AM', 600, null],
    ['Saturday 10-12', 'Saturday 10-12', 600, 120],
    ['sometime Saturday afternoon', 'Tomorrow afternoon', null, null],
    ['Sunday at 3 for two hours', 'Sunday, 3 PM to 5 PM', 900, 120],
    ['Sunday at noon', 'Sunday at noon', 720, null],
    ['11 December at 9', 'Friday, 11 December at 9 AM', 540, null],
  ])('when the time is “%s”, then it reads “%s”', (said, words, minute, minutes) => {
    expect(readTime(said, 'paint', { today: TODAY, hour: 14 })).toMatchObject({ words, minute, minutes });
  });

  it.each(['the sleepers are 2.4m', 'I have no idea', 'my sister'])(
    'when no time is in “%s”, then none is read',
    (said) => {
      expect(readTime(said, 'paint', { today: TODAY, hour: 14 })).toBeNull();
    },
  );

  it('when it is said when somebody can, then that is read', () => {
    const limits = limitsIn(
      [
        'I have Saturdays mostly free and maybe an hour on Wednesday mornings.',
        'I teach Mondays.',
        'It is due on December 11',
        'I work until six every day',
      ],
      TODAY,
    );
    expect(limits).toEqual({
      free: [2, 5],
      parts: { 2: 'morning' },
      busy: [0],
      until: '2026-12-11',
      from: 1_080,
    });
    expect(limitsIn(["I'm only free mornings"], TODAY).parts).toMatchObject({ 0: 'morning', 6: 'morning' });
    expect(limitsIn(['The dentist was on Tuesday', 'by May', 'I sat in the sun'], TODAY)).toMatchObject({
      free: [],
      busy: [],
      until: null,
      from: null,
    });
  });

  it('when a message names times by commas, then it is no list', () => {
    expect(listIn('Sunday evening, after dinner, say 8pm', TODAY)).toBeNull();
    expect(listIn('I was tired, he was late, it rained', TODAY)).toBeNull();
    expect(aimIn('Help me plan it?').aim).toBe('');
  });
});
