import { describe, expect, it } from 'vitest';
import { thingsIn } from '../src/program/prose-list.ts';
import { after, afterOnSunday, cardsOf, onSunday, plan, says } from './plan-talk.ts';

const FOUR =
  "Right, I need help getting this week into some kind of order. Tax return has to be in by the 15th, it's my mother's birthday on Saturday and I've got nothing for her, the gutter is coming off the back of the house, and I owe my editor chapter 4 of a translation. I keep opening one thing and then another and not doing any of it.";
const THREE =
  "Right, I have three things I keep putting off and I want them sorted. I need to get my driving licence renewed because I've moved and the address is wrong, I need to call the dentist to book a check-up, and I want to start running twice a week before work. Can you help me get these into the week?";

describe('several things told in prose', () => {
  it.each([
    [FOUR, ['Tax return', "Mother's birthday", 'Gutter', 'Chapter 4 of a translation']],
    [
      THREE,
      [
        'Get my driving licence renewed',
        'Call the dentist to book a check-up',
        'Start running twice a week before work',
      ],
    ],
    [
      'I have three things to do: the tax return, call Ben and a card for Ana.',
      ['Tax return', 'Call Ben', 'Card for Ana'],
    ],
    [
      'I need to renew my passport. I also have to write to the landlord.',
      ['Renew my passport', 'Write to the landlord'],
    ],
  ])('when it is “%s”, then they become a list that is said back', async (told, things) => {
    const reply = await after(told);
    expect(reply.state.list.map(({ what }) => what)).toEqual(things);
    expect(reply.text).toContain(`${things.join('; ')}.`);
    expect(says(reply)).toEqual([...things.slice(0, 3), "That's the list"]);
  });

  it.each([
    'I need to call the bank and ask about the card',
    'I want to get fit again, and I need to find time for it',
    'My thesis chapter 3 is due on December 11 and I have about 40% of it. I need a plan that is realistic.',
    'I have to find the folder. It has to be somewhere in the attic.',
    'I need to paint the fence, the wood is dry and I have the brushes',
    'My mother is ill and the house is a mess.',
    'I need to stop crying, I have to sleep, and I want to be able to cope again.',
  ])('when it is one thing (“%s”), then it is not cut in two', (told) => {
    expect(thingsIn(told)).toBeNull();
  });

  it('when one of them is spoken of at length, then its time is asked for', async () => {
    const say = plan();
    await say(FOUR);
    const reply = await say(
      "Half an hour? Honestly, I don't know which of the four it begins with. I suppose the tax return is the one with teeth. First thing would be finding the folder with my invoices, they're in about three places.",
    );
    expect(reply.text).toMatch(/Tax return/);
    expect(reply.state.dating).toBe('0');
  });

  it('when all have their times, then each has its card', async () => {
    const say = plan();
    await say(THREE);
    await say('Call the dentist to book a check-up');
    await say('Tuesday at 9');
    await say('Get my driving licence renewed');
    await say('Wednesday at 10');
    await say('Start running twice a week before work');
    const end = await say('No time needed');
    expect(
      cardsOf(end)
        .slice(0, 2)
        .map((card) => card.split(' | ').slice(0, 2)),
    ).toEqual([
      ['Get my driving licence renewed', '2026-12-02T10:00'],
      ['Call the dentist to book a check-up', '2026-12-01T09:00'],
    ]);
  });
});

describe('a list that was told', () => {
  const LIST =
    "The tax return has to be in by the 15th, the gutter is coming off, it's my mother's birthday on Saturday and I owe my editor chapter 4.";

  it('when its lines are told with their times, then each takes its own', async () => {
    const told = await afterOnSunday(
      LIST,
      'The tax return then. Tomorrow at 9, one hour, finding the papers.',
      'Now the birthday. I have to buy my mother a present. Wednesday lunchtime, say half past twelve, in town.',
      'No wait, the gutter on Tuesday at 8, before I start work',
      'What have I got so far?',
    );
    expect(told.state.list).toEqual([
      { what: 'Tax return', when: 'Tomorrow, 9 AM to 10 AM' },
      { what: 'Gutter', when: 'Tuesday at 8 AM' },
      { what: 'Buy my mother a present', when: 'Wednesday at 12:30 PM' },
      { what: 'Chapter 4', when: null },
    ]);
    expect(told.text).toContain('Without a time yet: Chapter 4.');
    expect(says(told)).toEqual(['Chapter 4', "That's the list"]);
  });

  it('when it was left, then a line is moved by its name', async () => {
    const moved = await afterOnSunday(
      LIST,
      'The tax return then. Tomorrow at 9.',
      "That's the list",
      'Actually move the tax papers to Monday at 11',
    );
    expect(moved.exercise?.page).toBe('Tax return\nwhen: Tomorrow at 11 AM');
    expect(moved.state.planned).toEqual([{ what: 'Tax return', when: 'Tomorrow at 11 AM' }]);
  });
});

describe('the time of a thing', () => {
  it('when another day is its deadline or its purpose, then that is not its day', async () => {
    const taken = await afterOnSunday(
      'Plan another thing',
      'Buy a gardening book for my mother in town, Wednesday at 12:30, and post it straight after so it gets there for Saturday.',
    );
    expect(taken.exercise?.page).toBe(
      'Buy a gardening book for my mother in town\nwhen: Wednesday at 12:30 PM',
    );
  });

  it('when it is said once more against the reply, then the card has it', async () => {
    const corrected = await afterOnSunday(
      'Buy a gardening book on Saturday at 12:30',
      "Wednesday, not Saturday! I said Wednesday at 12:30. If I buy it on Saturday there's no point, it's her birthday that day.",
    );
    expect(corrected.exercise?.page).toBe('Buy a gardening book\nwhen: Wednesday at 12:30 PM');
    expect(corrected.state.planned).toEqual([
      { what: 'Buy a gardening book', when: 'Wednesday at 12:30 PM' },
    ]);
  });

  it('when thing and time were mixed up, then the card has both as they are meant', async () => {
    const corrected = await afterOnSunday(
      "Mum's birthday lunch on Saturday at 9",
      "No, that's got mixed up. The 9 o'clock was tomorrow, for finding the tax papers. Mum's birthday is Saturday but I don't need an appointment for it at nine in the morning, I need to buy her something before then. Can you change it?",
    );
    expect(corrected.exercise?.page).toBe('Find the tax papers\nwhen: Tomorrow at 9 AM');
    expect(corrected.state.planned).toHaveLength(1);
  });

  it('when an occasion is mentioned beside it, then that gets no card', async () => {
    const say = onSunday();
    await say("Let's plan one thing");
    await say('The tax papers');
    await say('Find the folder');
    const taken = await say(
      "Today at 3 doesn't work, I've a call with an agency. Tomorrow morning at 9 would be better for the tax papers, I'm no use for numbers by evening. And you didn't say anything about the others. My mum's birthday is on Saturday, that's the one that can't move.",
    );
    expect(taken.exercise?.page).toBe('The tax papers\nfirst: Find the folder\nwhen: Tomorrow at 9 AM');
  });

  it('when it comes with the first step, then it is not asked for again', async () => {
    const taken = await afterOnSunday(
      "Let's plan one thing",
      'The dentist',
      "First would be ringing the dentist, Friday at 8:30 before I start work, ten minutes tops. I can't tell whether that is early enough.",
    );
    expect(taken.progress).toBeNull();
    expect(taken.exercise?.page).toMatch(/^Ring the dentist\nwhen: Friday, 8:30 AM to 8:40 AM$/);
  });
});

describe('a further thing while a card stands', () => {
  const FIRST = 'Tax papers, tomorrow, 9 AM, one hour.';

  it('when it comes with its own time, then it is planned next', async () => {
    const next = await afterOnSunday(
      FIRST,
      "Good, thank you, that's it. Next one then: I have to buy my mother a present. She likes gardening books and she lives in Hereford so if I post it, it has to go by Wednesday or Thursday. I could go into town Wednesday lunchtime, say half past twelve.",
    );
    expect(next.exercise?.page).toBe('Buy my mother a present\nwhen: Wednesday at 12:30 PM');
    expect(next.state.planned.map(({ what }) => what)).toEqual(['Tax papers', 'Buy my mother a present']);
  });

  it('when the card is not wanted, then it is dropped', async () => {
    const dropped = await afterOnSunday(FIRST, "I don't want that card.");
    expect(dropped.text).toMatch(/Tax papers is (?:dropped|off the plan)|Then Tax papers/);
    expect(dropped.state).toMatchObject({ planned: [], page: null });
  });

  it('when it is asked what was planned, then all of it is told, with the week and hours that are free', async () => {
    const told = await afterOnSunday(
      FIRST,
      'Buy a gardening book in town, Saturday at 12:30',
      "Make it Wednesday at 12:30. And I've still got the gutter and chapter 4 to place. Can you just tell me what I've got so far and where the other two could go?",
    );
    expect(told.exercise?.page).toBe('Buy a gardening book in town\nwhen: Wednesday at 12:30 PM');
    expect(told.text).toContain(
      '- Tax papers: Tomorrow, 9 AM to 10 AM\n- Buy a gardening book in town: Wednesday',
    );
    expect(told.text).toMatch(/In your week already:.*(?:free|Free).*Tomorrow at 6 PM/s);
    const asked = await afterOnSunday(FIRST, 'What have I got so far?');
    expect(asked.text).toMatch(/^(?:Planned so far|So far this is planned):\n- Tax papers: Tomorrow/);
  });
});

describe('corrections', () => {
  it('when another day is meant, then it is at the same half of the day', async () => {
    const corrected = await afterOnSunday(
      'Ring Jo on Tuesday evening at 7',
      'Not Tuesday, I said Thursday at 7!',
    );
    expect(corrected.exercise?.page).toBe('Ring Jo\nwhen: Thursday at 7 PM');
  });

  it('when a thing on several days follows, then that is the next plan', async () => {
    const next = await afterOnSunday(
      'Ring Jo on Tuesday evening at 7',
      'Great. Next: run on Monday and Thursday at 6:30 in the morning',
      'I don’t want that card',
    );
    expect(next.state.planned.map(({ what }) => what)).toEqual(['Ring Jo']);
  });
});

describe('the plan of a week', () => {
  const WEEK = [
    "Let's plan the week",
    'Nothing is fixed',
    "Honestly the driving licence. It's been hanging over me since we moved in January and I could be fined for it. I need to go on the DVLA website, find my passport for the number, and do the form. Wednesday morning at 10 would work. But I don't want to lose the dentist and the running, they're still on my list.",
  ];
  const RUNNING =
    "The running then, that's for me. Monday and Wednesday mornings at half six, before work, just twenty-five minutes round the park to start with. Two mornings, not one, otherwise it doesn't become a habit.";

  it('when the thing is told with its time, then the time is not asked for', async () => {
    const asked = await afterOnSunday(...WEEK);
    expect(asked.progress).toMatchObject({
      step: 'length',
      kept: { main: 'Driving licence', when: 'Wednesday at 10 AM' },
    });
  });

  it('when it ends, then its things are short, and each has its card', async () => {
    const end = await afterOnSunday(...WEEK, 'An hour', RUNNING);
    expect(end.exercise?.page).toBe(
      'A plan for the week.\nWhat would make it a good week: Driving licence\nWhen: Wednesday at 10 AM\nFor how long: An hour\nOnly for me: Running: Monday and Wednesday, 6:30 AM to 6:55 AM',
    );
    expect(cardsOf(end)).toEqual([
      'Driving licence | 2026-12-02T10:00 | 60',
      'Running | 2026-11-30T06:30 | 25',
      'Running | 2026-12-02T06:30 | 25',
    ]);
  });

  it('when one of its things is moved, then that changes, and what else is to go somewhere is asked for', async () => {
    const say = onSunday();
    for (const message of [...WEEK, 'An hour', RUNNING]) await say(message);
    const moved = await say(
      "Hang on, I've changed my mind about Wednesday. If I run at half six and then pick the kids up from swimming it's too much in one day. Make the second run Friday at half six instead, so Monday and Friday. The licence can stay Wednesday at 10. And where does the dentist go? They open at 8:30, I could ring on Friday morning.",
    );
    expect(moved.exercise?.page).toBe('Running\nwhen: Monday and Friday, 6:30 AM to 6:55 AM');
    expect(moved.text).toMatch(/Running: Monday and Friday, 6:30 AM to 6:55 AM\..*\n\nDentist\. /s);
    expect(moved.progress).toMatchObject({ exercise: 'one-thing', step: 'when', kept: { aim: 'Dentist' } });
    const dentist = await say(
      "First would be ringing the dentist, Friday at 8:30 before I start work, ten minutes tops. But did you get the bit about moving the run? I said Friday instead of Wednesday. I can't tell whether it's been changed.",
    );
    expect(dentist.exercise?.page).toBe('Ring the dentist\nwhen: Friday, 8:30 AM to 8:40 AM');
    expect(dentist.text).toContain('- Running: Monday and Friday, 6:30 AM to 6:55 AM');
    expect(dentist.text).toContain('- Driving licence: Wednesday at 10 AM');
  });

  it('when something is to be moved that was never planned, then that is said', async () => {
    const declined = await afterOnSunday(
      'Tax papers, tomorrow, 9 AM, one hour.',
      'Thanks',
      'Move the parents evening to Thursday please',
    );
    expect(declined.text).toMatch(/only what was planned in this talk: Tax papers\./);
  });
});
