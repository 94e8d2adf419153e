import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import { repliesTo } from './conversations/replies.ts';

const talk = (mode: 'write' | 'heal' | 'plan', lines: readonly string[]) =>
  repliesTo({ name: '', mode, hour: 20, lines: [...lines] });

const PAGE = [
  "Let's write it",
  'the blue cup was chipped',
  'a stool, flour, the radio',
  'she rinsed the cup',
  "what i didn't say was that i was scared",
  'the cup stays',
];
const CHANGE = 'Change something';

describe('a page that was made in an exercise', () => {
  it('keeps no words of the question twice', () => {
    expect(talk('write', PAGE).at(-1)?.exercise?.page).toContain("What I didn't say: i was scared");
  });

  it('shows its lines by number when one of them is to change', () => {
    const asked = talk('write', [...PAGE, CHANGE]).at(-1);
    expect(asked?.text).toContain('2. a stool, flour, the radio');
    expect(asked?.exercise?.page).toContain('the cup stays');
  });

  it.each([
    ['by its number', '2'],
    ['by its place', 'the second one'],
    ['by its words', 'the one with the stool and the radio'],
  ])('has a line replaced, named %s', (_, named) => {
    const last = talk('write', [...PAGE, CHANGE, named, 'a stool, and the radio on']).at(-1);
    expect(last?.exercise?.page?.split('\n')).toEqual([
      'the blue cup was chipped',
      'a stool, and the radio on',
      'she rinsed the cup',
      "What I didn't say: i was scared",
      'the cup stays',
    ]);
    expect(last?.choices.map(({ say }) => say)).toContain(PUT_ON_PAGE);
  });

  it('keeps the words before a line that is replaced', () => {
    const last = talk('write', [...PAGE, CHANGE, '4', 'that she will not be there']).at(-1);
    expect(last?.exercise?.page).toContain("What I didn't say: that she will not be there");
  });

  it('has a line taken out', () => {
    const last = talk('write', [...PAGE, CHANGE, '2', 'Take it out']).at(-1);
    expect(last?.exercise?.page).not.toContain('stool');
    expect(last?.exercise?.page).toContain('the cup stays');
  });

  it('stays as it was when nothing is to change after all', () => {
    const replies = talk('write', [...PAGE, CHANGE, '2', 'Leave it as it is']);
    expect(replies.at(-1)?.exercise?.page).toBe(replies.at(PAGE.length - 1)?.exercise?.page);
  });

  it('asks again for a number that is none of it', () => {
    expect(talk('write', [...PAGE, CHANGE, '9']).at(-1)?.text).toMatch(/number/i);
  });

  it.each([
    'can you take the stool and the radio line out',
    'can i change the one with the stool and the radio?',
  ])('is changed when that is asked for in words: “%s”', (message) => {
    expect(talk('write', [...PAGE, message]).at(-1)?.text).toContain("'a stool, flour, the radio'");
  });

  it('has a line added before the last one', () => {
    const lines = ["No, that line is fine. I'd like to add a new one: He looked back at me."];
    const last = talk('write', [...PAGE, CHANGE, '2', ...lines]).at(-1);
    expect(last?.exercise?.page?.split('\n').slice(-2)).toEqual(['He looked back at me', 'the cup stays']);
    expect(last?.exercise?.page).toContain('a stool, flour, the radio');
    const tapped = talk('write', [...PAGE, CHANGE, 'Add a line', 'He looked back at me']).at(-1);
    expect(tapped?.exercise?.page).toBe(last?.exercise?.page);
  });

  it.each(['Undo that', 'oh no, now the stool and the radio is gone. can you put it back?'])(
    'is as it was before after “%s”',
    (message) => {
      const replies = talk('write', [...PAGE, CHANGE, '2', 'Take it out', message]);
      expect(replies.at(-1)?.exercise?.page).toBe(replies.at(PAGE.length - 1)?.exercise?.page);
    },
  );

  it.each(['no, that one is fine', 'nope', 'not that line'])(
    'loses nothing when the line was the wrong one: “%s”',
    (message) => {
      const replies = talk('write', [...PAGE, CHANGE, '2', message]);
      expect(replies.at(-1)?.exercise?.page).toBe(replies.at(PAGE.length - 1)?.exercise?.page);
    },
  );

  it('may be left by a goodbye in the middle of a change', () => {
    expect(talk('write', [...PAGE, CHANGE, 'bye']).at(-1)?.text).not.toMatch(/number/i);
  });
});

const PLAN = ['i want to write my essay', 'three rough sentences', 'today', 'at 3pm'];

describe('a plan that stands', () => {
  const standing = talk('plan', PLAN).at(-1);

  it('offers to change something of it', () => {
    expect(standing?.text).toMatch(/3pm/);
    expect(standing?.choices.map(({ say }) => say)).toContain(CHANGE);
  });

  it.each([
    ['The day or the hour', 'tomorrow at 5pm', /tomorrow, 5pm/i],
    ['The day or the hour', 'right after the gym closes', /after the gym/i],
    ['The first step', 'open the file and read it once', /first: open the file and read it once/],
    ['What it is', 'the chemistry exam', /the chemistry exam/i],
    ['If it goes wrong', 'phone in my bag in the hall', /phone in your bag in the hall/],
  ])('has %s changed to “%s”', (part, words, expected) => {
    expect(talk('plan', [...PLAN, CHANGE, part, words]).at(-1)?.text).toMatch(expected);
  });

  it('takes another hour at once', () => {
    expect(talk('plan', [...PLAN, CHANGE, '5pm']).at(-1)?.text).toMatch(/5pm/);
  });
});

describe('a list', () => {
  it('goes on, when more is told where a line was asked for', () => {
    const replies = talk('plan', [
      'i have to ring the van people on friday and i need to finish the school forms and i have to clean the oven',
      CHANGE,
      'i also have to order the boxes from the shop on the corner before wednesday',
    ]);
    expect(replies.at(-1)?.exercise?.page?.split('\n').length).toBe(
      (replies[0]?.exercise?.page?.split('\n').length ?? 0) + 1,
    );
  });

  it('has one of its things taken out', () => {
    const replies = talk('plan', [
      'i have to ring the van people on friday and i need to finish the school forms and i have to clean the oven',
      CHANGE,
      '>1',
      'Take it out',
    ]);
    const before = replies[0]?.exercise?.page?.split('\n') ?? [];
    expect(before.length).toBeGreaterThan(1);
    expect(replies.at(-1)?.exercise?.page?.split('\n')).toEqual(before.slice(1));
  });
});
