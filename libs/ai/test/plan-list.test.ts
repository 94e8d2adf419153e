import { describe, expect, it } from 'vitest';
import { repliesTo, say } from './conversations/replies.ts';

const WEEK = [
  'this week i have to call the dentist, finish the slides for friday and buy a present for my sister',
  'and on wed theres leos appointment at 3.30, other side of town, who plans these things anyway',
];
const talk = (...lines: string[]) => repliesTo({ name: '', mode: 'plan', hour: 10, lines });

describe('a list in a talk about plans', () => {
  it('when a long message tells of days and of what is to be done, then it is kept, word for word', () => {
    const [first, second] = talk(...WEEK);
    expect(first?.exercise?.page?.split('\n')).toEqual([
      'this week I have to call the dentist',
      'finish the slides for Friday',
      'buy a present for my sister',
    ]);
    expect(second?.exercise?.page).toContain("on Wednesday there's leos appointment at 3.30");
    expect(second?.text).not.toContain('dentist');
  });

  it('when it is under way, then a few words are a thing on it, and nothing is asked', () => {
    const replies = talk(...WEEK, 'clear the balcony table', 'i never get to that one though');
    expect(replies.at(-2)?.exercise?.page).toContain('clear the balcony table');
    expect(replies.at(-1)?.exercise?.page).toBe(replies.at(-2)?.exercise?.page);
    for (const { text } of replies.slice(1)) expect(text).not.toContain('?');
  });

  it('when something is told that is not to be done, then it is not on it', () => {
    const reply = talk(
      ...WEEK,
      'last year i was so late with all of it that my sister got her present in april',
    ).at(-1);
    expect(reply?.exercise?.page).not.toContain('april');
  });

  it.each([
    [
      'If it pours I shall do the hallway, up and down, twenty times. My wife says it will wear out the carpet.',
      /hallway/,
    ],
    ['my boss said i have to hand the figures in by friday, and that was all he said all day', /figures/],
  ])('when somebody else is heard in it, then only what is to be done is kept: “%s”', (line, kept) => {
    const page = talk(...WEEK, line).at(-1)?.exercise?.page;
    expect(page).toMatch(kept);
    expect(page).not.toMatch(/carpet/);
  });

  it('shows them by their days, the soonest first', () => {
    const page = talk(...WEEK, "That's everything").at(-1)?.text ?? '';
    expect(page.indexOf('Wednesday')).toBeLessThan(page.indexOf('Friday'));
    expect(page.indexOf('Friday')).toBeLessThan(page.indexOf('buy a present'));
  });

  it('says what is the soonest when it is asked what comes first', () => {
    expect(talk(...WEEK, 'so what do i do first?').at(-1)?.text).toContain('finish the slides for Friday');
  });

  it('when something was missed, then it is put in', () => {
    const reply = talk(...WEEK, "you've missed off the spare room dear").at(-1);
    expect(reply?.exercise?.page?.split('\n').at(-1)).toBe('the spare room');
  });

  it('when that is everything, then it stands there whole, and one of it can be planned', () => {
    const replies = talk(...WEEK, '>1', 'Call the dentist');
    const [whole, begun] = replies.slice(-2);
    expect(whole?.text).toContain('- finish the slides for Friday');
    expect(whole?.choices.map(({ say: label }) => label)).toContain('Call the dentist');
    expect(begun?.state.plan?.facts.aim?.toLowerCase()).toBe('call the dentist');
  });

  it('when one thing is wanted, then it is planned by itself', () => {
    const reply = say('plan', 'i want to declutter the flat but i dont know where to begin with all of it');
    expect(reply?.state.plan?.facts.aim).toBe('declutter the flat');
    expect(reply?.state.list).toBeUndefined();
  });
});
