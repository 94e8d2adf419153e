import { PLAN_LIST } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import { after, cardsOf, plan, says } from './plan-talk.ts';
import { questionsIn } from './program-talk.ts';

const HEAD =
  "Ok here is everything that's in my head:\n- tax declaration 2025 (overdue!!)\n- call the dentist\n- book flight to Lisbon for January\n- swim twice a week again";

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
      "buy paint: Saturday\nring the plumber about the leak: Tomorrow at 2pm\nmum's pills",
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
    const end = await say('Ten minutes on the bench on Sunday at noon');
    expect(cardsOf(end)).toHaveLength(2);
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
