import { describe, expect, it } from 'vitest';
import { repliesTo } from './conversations/replies.ts';

const AIMS =
  'I want to get back to swimming, call my brother more, and finally sort out the tax papers before the 15th.';
const talk = (...lines: string[]) => repliesTo({ name: '', mode: 'plan', hour: 10, lines });
const last = (...lines: string[]) => talk(...lines).at(-1);
const labels = (...lines: string[]) => last(...lines)?.choices.map(({ say }) => say);

describe('the things of a list and their days', () => {
  it.each(['Start with the tax', 'the tax papers first i guess', "let's do the tax"])(
    'when one is chosen in words, then it is planned, and the list stays: “%s”',
    (line) => {
      const reply = last(AIMS, line);
      expect(reply?.state.plan?.facts.aim).toMatch(/tax/);
      expect(reply?.state.list).toHaveLength(3);
    },
  );

  it('when a thing and a day are named, then it has that day, and the next one is asked for', () => {
    const reply = last(AIMS, 'swimming tuesday after work would work');
    expect(reply?.state.list?.[0]).toBe('get back to swimming: Tuesday, after work');
    expect(reply?.text).toContain('call my brother more');
  });

  it('when a day alone follows, then it is that of the thing that was asked for', () => {
    expect(last(AIMS, 'swimming on tuesday', 'Sunday evening')?.state.list).toEqual([
      'get back to swimming: Tuesday',
      'call my brother more: Sunday evening',
      'finally sort out the tax papers before the 15th',
    ]);
  });

  it('when the rest is asked for after a plan, then the plan keeps its day on the list', () => {
    const replies = talk(AIMS, 'Start with the tax', 'Lay the papers on the table', 'Saturday morning at 10');
    expect(replies.at(-1)?.state.plan?.stands).toBe(true);
    const list = last(
      AIMS,
      'Start with the tax',
      'Lay the papers on the table',
      'Saturday morning at 10',
      'what about the other two?',
      'show me everything',
    )?.state.list;
    expect(list?.at(-1)).toMatch(/^finally sort out the tax papers before the 15th: Saturday morning/);
  });

  it('when a thing needs no day, then it is not asked for again', () => {
    const replies = talk(AIMS, "That's everything", 'Give each a day', 'No day needed', 'Tomorrow');
    const [asked, next, dated] = replies.slice(-3);
    expect(asked?.text).toContain('tax papers');
    expect(next?.text).toContain('get back to swimming');
    expect(dated?.state.list).toContain('get back to swimming: tomorrow');
    expect(dated?.text).not.toContain('tax');
  });

  it('when something else is said while a day is asked for, then no day is set', () => {
    const reply = last(AIMS, "That's everything", 'Give each a day', 'honestly it has been a hard autumn');
    expect(reply?.state.list?.some((item) => item.includes(': '))).toBe(false);
  });

  it('when all of it is shown, then what has a day is offered for the week', () => {
    const reply = last(AIMS, 'swimming on tuesday', 'show me everything');
    expect(reply?.exercise).toMatchObject({ id: 'plan-list' });
    expect(reply?.text).toContain('- get back to swimming: Tuesday');
    expect(last(AIMS, 'show me everything')?.exercise).toMatchObject({ id: 'own-words' });
  });

  it('when a day is said to be full, then its hours are of that day, and it is no thing on the list', () => {
    const reply = last(
      'Tomorrow is a mess. Dentist at 9, then I have to pick up Lily at 3, and honestly I have not slept in a week.',
    );
    expect(reply?.state.list).toEqual(['Dentist at 9, tomorrow', 'I have to pick up Lily at 3, tomorrow']);
  });

  it('offers to give each its day where two or more have none', () => {
    expect(labels(AIMS, "That's everything")).toContain('Give each a day');
    expect(labels(AIMS, 'swimming on tuesday', 'Sunday', 'no day needed')).not.toContain('Give each a day');
  });
});

describe('what is said to a list', () => {
  const WEEK =
    'the kitchen, the insurance letter, my mothers hospital appointment on Thursday at 11, and I promised Ben to help him move';

  it.each(["no that's it", 'nothing else', "that's about it"])(
    'when there is no more, then it is shown, and nothing is changed: “%s”',
    (line) => {
      const reply = last(WEEK, line);
      expect(reply?.text).toContain('- the kitchen');
      expect(reply?.state.list).toHaveLength(4);
    },
  );

  it('when somebody named on it gets a day, then it is no further thing', () => {
    const list = last(WEEK, 'ben is saturday')?.state.list;
    expect(list).toHaveLength(4);
    expect(list?.at(-1)).toMatch(/: Saturday$/);
  });

  it('when it tells what somebody else does, then that is not on it', () => {
    expect(last(WEEK, 'she gets home from school at 4')?.state.list).toHaveLength(4);
  });

  it.each(["what's the plan now?", 'can you show me the whole list', 'read it all to me please'])(
    'when it is asked for, then it is shown as it stands: “%s”',
    (line) => {
      expect(last(WEEK, 'ben is saturday', line)?.text).toMatch(/^- .*: Saturday$/m);
    },
  );
});

describe('what is wanted, in a talk about plans', () => {
  it('when something is still missing, then that is what is planned', () => {
    const aim = last('My sister gets married on the 12th and I still have no speech.')?.state.plan?.facts.aim;
    expect(aim).toBe('the speech');
  });

  it.each([
    ["I haven't done my tax return for two years.", 'do your tax return'],
    ["The drawer is full of letters. That's all.", null],
  ])('when it was left off, then that is what is planned: “%s”', (line, aim) => {
    expect(last(line)?.state.plan?.facts.aim ?? null).toBe(aim);
  });

  it('when the answer says what is to be reached, then that is the aim', () => {
    const plan = last(
      'I feel sick just looking at that drawer',
      'That all the envelopes are open and in one pile.',
    )?.state.plan;
    expect(plan?.facts.aim).toBe('all the envelopes open');
  });

  it('when something is feared, then it is no first piece', () => {
    const first = last('I want to do the taxes', "I'm worried I'll find something else to do at ten")?.state
      .plan?.facts.first;
    expect(first ?? '').not.toContain('something else');
  });

  it('when something is put in its place, then that is planned instead', () => {
    const aim = last('I want to start running again', 'maybe walking instead then')?.state.plan?.facts.aim;
    expect(aim).toBe('walking');
  });

  it('when it is said what it begins with, then that is the first piece', () => {
    const first = last('I want to write the speech', 'probably start with stories from when we were kids')
      ?.state.plan?.facts.first;
    expect(first).toBe('start with stories from when you were kids');
  });
});

describe('what stands on a list already', () => {
  const WEEK =
    'Leo has the dentist on Tuesday, report for Gunnar due Thursday, call the tax office, buy a present for Ida';

  it('when it is said once more, then it is not put on it again', () => {
    const list = last(WEEK, 'dentist is Tuesday anyway')?.state.list;
    expect(list).toEqual([
      'Leo has the dentist on Tuesday',
      'report for Gunnar due Thursday',
      'call the tax office',
      'buy a present for Ida',
    ]);
  });

  it('when it is asked about, then its day is asked for', () => {
    expect(last(WEEK, "what about the tax office though? I haven't called yet")?.state.dating).toBe(
      'call the tax office',
    );
  });

  it('when several numbers are taken out, then those lines are gone', () => {
    expect(last(WEEK, 'take out 1 and 3')?.state.list).toEqual([
      'report for Gunnar due Thursday',
      'buy a present for Ida',
    ]);
  });

  it('when two things of one sentence have days of their own, then they are two, as they were written', () => {
    const list = last(
      'pharmacology exam thursday, shifts tuesday, the car needs its MOT by wednesday and mum is visiting sunday',
    )?.state.list;
    expect(list).toContain('the car needs its MOT by Wednesday');
    expect(list).toContain('mum is visiting Sunday');
  });

  it('when something is feared, then that is nothing on it', () => {
    expect(last(WEEK, "I'm scared of what the tax people will say on Thursday")?.state.list).toHaveLength(4);
  });

  it('when it was missed, and stands there, then that is said', () => {
    const reply = last(WEEK, "you've missed the report, that's what will sink me");
    expect(reply?.text).toContain("'report for Gunnar due Thursday'");
    expect(reply?.state.list).toHaveLength(4);
  });

  it('when it is asked when to do one of it, then its day is asked for, and a longer answer is kept whole', () => {
    const lines = [WEEK, 'can you help me work out when to write the report?'];
    expect(last(...lines)?.state.dating).toBe('report for Gunnar due Thursday');
    const dated = last(...lines, 'half of it Wednesday while I wait for the car, the rest Thursday morning');
    expect(dated?.state.list?.[1]).toMatch(/: half of it Wednesday .* Thursday morning$/);
  });

  it('when it was shown, then what is told answers which comes first, and is no thing on it', () => {
    const reply = last(
      WEEK,
      "that's everything",
      'The report, honestly, if that were done I could breathe again',
    );
    expect(reply?.state.plan?.facts.aim).toMatch(/report/i);
    expect(reply?.state.list).toHaveLength(4);
  });

  it('when something was none of it, then it is taken off again', () => {
    const reply = last(
      WEEK,
      'two hours on Monday night',
      "that wasn't a new thing, I was just answering you",
    );
    expect(reply?.state.list).toHaveLength(4);
  });

  it('when one of it is struck by its words, then it is off', () => {
    const list = last(WEEK, "take the tax office off, it's part of the other thing")?.state.list;
    expect(list).not.toContain('call the tax office');
    expect(list).toHaveLength(3);
  });

  it('when more is told of a plan that is under way, then that begins no list', () => {
    const reply = last(
      'I want to ring the doctor about the mole',
      "Today the surgery is shut. I could put the number in my phone so it's there. They open at 8. I drive the bus from 9:20.",
    );
    expect(reply?.state.list).toBeUndefined();
    expect(reply?.state.plan?.facts.aim).toContain('doctor');
  });

  it('when something was put off since a while, then that while is not what is planned', () => {
    const aim = last("There's a thing I've been putting off since about March.")?.state.plan?.facts.aim;
    expect(aim ?? '').not.toMatch(/since|March/);
  });

  it.each([
    ['I need to take the bins out, call the tax office, buy a present for Ida', 'Take the bins out'],
    [WEEK, 'I have no more time on Friday'],
    [WEEK, 'I leave 2 and 3 year olds with my mum'],
    [WEEK, `take 1${', and'.repeat(40)} x`],
  ])('when something else is said, then nothing is taken off: “%s”, “%s”', (week, line) => {
    const before = last(week)?.state.list?.length ?? 0;
    expect(before).toBeGreaterThan(2);
    expect(last(week, "that's everything", line)?.state.list?.length).toBeGreaterThanOrEqual(before);
  });
});
