import { describe, expect, it } from 'vitest';
import { afterOnSunday, says } from './plan-talk.ts';

describe('a day of the month', () => {
  it.each([
    [
      "Knock at Mrs Adeyemi's with a cake on Sunday the 6th at 4",
      "Knock at Mrs Adeyemi's with a cake",
      'Sunday, 6 December at 4 PM',
    ],
    ['Dentist the 12th at 9', 'Dentist', 'Saturday, 12 December at 9 AM'],
    ['Ring the bank on Saturday, the 5th, at 10', 'Ring the bank', 'Saturday at 10 AM'],
    ['Send the invoice on the 31st at 10', 'Send the invoice', 'Thursday, 31 December at 10 AM'],
    [
      'Physio on the 12th and the 14th at 10',
      'Physio',
      'Saturday, 12 December and Monday, 14 December at 10 AM',
    ],
    ['Ring the 2nd garage tomorrow at ten past eight', 'Ring the 2nd garage', 'Tomorrow at 8:10 AM'],
  ])('when it is said in “%s”, then the card is of that day', async (told, title, when) => {
    expect((await afterOnSunday(told)).exercise?.page).toBe(`${title}\nwhen: ${when}`);
  });
});

const NEXT = 'Plan another thing';
const BANK =
  "Changing my address at the bank. Apparently I can't do it in the app, I have to go to the branch with the new contract, and they're only open until 4 on weekdays and Saturday 10 to 1.";

describe('the title of a card', () => {
  it('when a message comments on the question before it names the thing, then the comment is no title', async () => {
    const said =
      "Um, all of it could be planned, that's why I listed it? But OK, I'd say the van is the most urgent because they book out at weekends and I haven't even looked at prices yet.";
    const moving = 'There is so much before the move, and I have done basically nothing.';
    const named = await afterOnSunday(moving, said);
    expect(named.progress?.kept).toEqual({ aim: 'The van' });
    const timed = await afterOnSunday(
      moving,
      said,
      "I'd look up three van hire places and compare the price for Saturday the 12th, or whatever day that is. Then ring the cheapest. I could do that tomorrow evening, say half past six when I'm home from work.",
    );
    expect(timed.exercise?.page).toBe(
      'The van\nfirst: Look up three van hire places\nwhen: Tomorrow at 6:30 PM',
    );
  });

  it('when the thing was named where it was asked for, then it stays the thing', async () => {
    const taken = await afterOnSunday(
      NEXT,
      BANK,
      'It is one step already',
      "None of those, I said Saturday the 5th, in the morning. Bank opens at 10, so 10 o'clock.",
    );
    expect(taken.exercise?.page).toBe('Change my address at the bank\nwhen: Saturday at 10 AM');
    const timed = await afterOnSunday(
      NEXT,
      "I told you already but fine. Ring my sister Karen about Christmas and who's having Mum. Sunday at 7 in the evening.",
    );
    expect(timed.exercise?.page).toBe(
      'Ring my sister Karen about Christmas\nwhen: Sunday at 7 in the evening',
    );
  });

  it('when it is corrected, then the time stays', async () => {
    const renamed = await afterOnSunday(
      'Ring the bank on Saturday at 10',
      "Sorry but it's got the name wrong again! It should say: change address at the bank. The time is right, Saturday at 10, bring the new contract.",
    );
    expect(renamed.exercise?.page).toBe('Change address at the bank\nwhen: Saturday at 10 AM');
    expect(renamed.state.planned).toHaveLength(1);
  });

  it('when several things are told without an “I”, then each is a line, without its last day', async () => {
    const told = await afterOnSunday(
      "Right, three things I keep putting off. Need to book the MOT before the 20th, ring my sister about Christmas and who's having Mum, and start swimming again, two mornings a week, say Tuesday and Thursday before work.",
    );
    expect(told.state.list.map(({ what }) => what)).toEqual([
      'Book the MOT',
      'Ring my sister about Christmas',
      'Start swimming again',
    ]);
    const timed = await afterOnSunday(
      'I need to book the MOT before the 20th, I have to ring my sister about Christmas, and I want to start swimming again.',
      "Well the MOT's the quickest. I'd look up the number for Hargreaves garage and ring them, they open at 8. I could do that tomorrow at ten past eight from the car park before I go in.",
    );
    expect(timed.state.list[0]).toEqual({ what: 'Book the MOT', when: 'Tomorrow at 8:10 AM' });
  });
});

describe('two things in one message', () => {
  it('when each has its own time while a card stands, then each gets its card', async () => {
    const both = await afterOnSunday(
      'Ring the bank on Saturday at 10',
      "Forget the name of that one, I'll fix it myself. Boxes: ask at the supermarket on Wednesday after work, quarter to six. And knock at Mrs Adeyemi's with a cake on Sunday the 6th at 4, that one matters to me, she fed my cat for three years.",
    );
    expect(both.state.planned).toEqual([
      { what: 'Ring the bank', when: 'Saturday at 10 AM' },
      { what: 'Ask at the supermarket', when: 'Wednesday at 5:45 PM' },
      { what: "Knock at Mrs Adeyemi's with a cake", when: 'Sunday, 6 December at 4 PM' },
    ]);
    expect(both.text).toContain('Ask at the supermarket: Wednesday at 5:45 PM');
    expect(both.exercise?.page).toBe(
      "Ask at the supermarket: Wednesday at 5:45 PM\nKnock at Mrs Adeyemi's with a cake: Sunday, 6 December at 4 PM",
    );
  });

  it('when the first is the thing whose time was asked for, then both get their cards', async () => {
    const both = await afterOnSunday(
      'Plan another thing',
      'Ring my sister Karen',
      'It is one step already',
      "Sunday at 7 in the evening, same as I've said twice now. Then put the swimming in after it: Tuesday and Thursday mornings, quarter to seven, at the leisure centre, half an hour and no heroics.",
    );
    expect(both.progress).toBeNull();
    expect(both.state.planned).toEqual([
      { what: 'Ring my sister Karen', when: 'Sunday at 7 in the evening' },
      { what: 'Swimming', when: 'Tuesday and Thursday, 6:45 AM to 7:15 AM' },
    ]);
  });

  it('when one of them cannot be then, then its hour is asked for, and the other has its time', async () => {
    const both = await afterOnSunday(
      'Plan another thing',
      'Ring Karen today at 9 in the morning. Take the parcel to the post office tomorrow at 10.',
    );
    expect(both.state.planned.map(({ what }) => what)).toEqual(['Take the parcel to the post office']);
    expect(both.text).toContain('Ring Karen: 9 AM is over for today.');
    expect(both.progress?.kept['aim']).toBe('Ring Karen');
  });

  it('when the next thing is told before its time, then it is planned', async () => {
    const next = await afterOnSunday(
      'Book the MOT tomorrow at 8:10 AM',
      "That's it, yes. Next one, my sister. Her name's Karen. It's not a big job, it's a phone call, but we fell out a bit last year over who was having Mum for Christmas and I keep finding reasons not to. Sunday evening would be best, about 7, after her lot have eaten.",
    );
    expect(next.state.planned).toEqual([
      { what: 'Book the MOT', when: 'Tomorrow at 8:10 AM' },
      { what: 'Sister', when: 'Today at 7 PM' },
    ]);
  });
});

describe('a change of the day', () => {
  const SWIM = 'Swim on Tuesday and Thursday from 6:45 to 7:15 in the morning';

  it('when one of two days is replaced, then the other day and the hours stay', async () => {
    const moved = await afterOnSunday(
      SWIM,
      "Actually, Thursday's no good, I've just remembered I do the early school run for my daughter on Thursdays. Make that Friday instead, same time. Tuesday stays. And it's just called swimming, not swimming in after.",
    );
    expect(moved.exercise?.page).toBe('Swimming\nwhen: Tuesday and Friday, 6:45 AM to 7:15 AM');
    expect(moved.state.planned).toHaveLength(1);
  });

  it('when it was planned with another thing, then it is changed by its name', async () => {
    const moved = await afterOnSunday(
      'Ring Karen today at 7 PM. Then swimming: Tuesday and Thursday mornings, quarter to seven, half an hour.',
      "Actually, Thursday's no good. Make the swimming Friday instead, same time. Tuesday stays.",
    );
    expect(moved.state.planned).toEqual([
      { what: 'Ring Karen', when: 'Today at 7 PM' },
      { what: 'Swimming', when: 'Tuesday and Friday, 6:45 AM to 7:15 AM' },
    ]);
  });

  it('when only the hour of a line is said anew, then its day stays', async () => {
    const told = await afterOnSunday(
      'I need to book the MOT, I have to ring my sister about Christmas, and I want to start swimming again.',
      'The MOT tomorrow at 10 in the morning.',
      "No, not 10. I said ten past eight, so 8:10 in the morning. I'm in a meeting at 10.",
    );
    expect(told.state.list[0]).toEqual({ what: 'Book the MOT', when: 'Tomorrow at 8:10 AM' });
  });

  it.each([
    ['Make it Friday instead of Thursday', 'Tuesday and Friday, 6:45 AM to 7:15 AM'],
    ['Make it Friday at 7 instead of Thursday', 'Tuesday and Friday, 7 AM to 7:30 AM'],
    ['Make it 7 please', 'Tuesday and Thursday, 7 AM to 7:30 AM'],
    ['Move the second one to Friday', 'Tuesday and Friday, 6:45 AM to 7:15 AM'],
    ['Make it Friday instead, same time', 'Friday, 6:45 AM to 7:15 AM'],
  ])('when it is “%s”, then the rest stays as it was', async (told, when) => {
    expect((await afterOnSunday(SWIM, told)).exercise?.page).toBe(`Swim\nwhen: ${when}`);
  });
});

describe('a day that was told before', () => {
  it('when it is the day of an occasion, then it is not the day to plan', async () => {
    expect((await afterOnSunday(NEXT, 'My birthday is on the 12th')).progress?.kept).not.toHaveProperty(
      'when',
    );
  });

  const BANK_DAY = `${BANK} So it has to be this Saturday morning, the 5th.`;
  const STEP = 'It is one step already';

  it('when its hour is asked for, then the times offered lie on that day, in that part of it', async () => {
    const asked = await afterOnSunday(NEXT, BANK_DAY, STEP);
    expect(asked.text).toMatch(/^Saturday morning(?:: at what hour\?|, and from when on\?)$/);
    expect(says(asked)).toEqual(['Saturday at 9 AM', 'Saturday at 10 AM']);
    const planned = await afterOnSunday(NEXT, BANK_DAY, STEP, "Bank opens at 10, so 10 o'clock.");
    expect(planned.exercise?.page).toBe('Change my address at the bank\nwhen: Saturday at 10 AM');
  });

  it.each([
    ['I need to ring Karen on Wednesday evening', 'At 7', 'Wednesday at 7 PM'],
    ['I need to ring Karen on Wednesday', 'In the evening, at 7', 'Wednesday at 7 PM'],
    ['I need to ring Karen on Wednesday', 'Thursday at 6 PM', 'Thursday at 6 PM'],
  ])('when it is told in “%s”, then “%s” is enough', async (told, hour, when) => {
    expect((await afterOnSunday(told, STEP, hour)).exercise?.page).toBe(`Ring Karen\nwhen: ${when}`);
  });
});

describe('a thing that is asked after', () => {
  const KAREN = "Ring my sister Karen about Christmas and who's having Mum. Sunday at 7 in the evening.";

  it.each([
    "You've lost the time now. And where's my sister gone?",
    'What about Karen?',
    'What happened to the call with my sister?',
  ])('when it was planned (“%s”), then its time is told', async (asked) => {
    const told = await afterOnSunday(NEXT, KAREN, 'Buy stamps tomorrow at 10', asked);
    expect(told.text).toContain('Ring my sister Karen about Christmas: Sunday at 7 in the evening');
    expect(told.state.planned).toHaveLength(2);
  });

  it('when it was told with its time and got no card, then it is proposed now', async () => {
    const lost = await afterOnSunday(
      'Buy stamps tomorrow at 10',
      'Thanks',
      "And where's my sister gone? I gave you Sunday 7pm for ringing Karen and I've not seen a card for it.",
    );
    expect(lost.exercise?.page).toBe('Ring Karen\nwhen: Today at 7 PM');
  });

  it('when nothing is known of it, then what there is is said', async () => {
    const none = await afterOnSunday('Buy stamps tomorrow at 10', "Where's my dentist gone?");
    expect(none.text).toMatch(/^Nothing is planned of “my dentist” here\./);
    expect(none.text).toContain('- Buy stamps: Tomorrow at 10 AM');
    expect(none.state.page).toContain('Buy stamps');
  });
});
