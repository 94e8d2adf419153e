import { describe, expect, it } from 'vitest';
import { repliesTo } from './conversations/replies.ts';

const first = (line: string, mode: 'heal' | 'plan' = 'heal') =>
  repliesTo({ name: '', mode, hour: 3, lines: [line] })[0]?.text;

describe('a death that is told', () => {
  it.each([
    [
      "Well hello there. I can't sleep again, it's gone three. My husband Frank passed in May and I keep waking at the time the hospital rang.",
      /^I'm (?:so )?sorry about Frank\./,
    ],
    [
      'we lost my nan in june and the house is being sold and i have to go through her things',
      /about your nan\./,
    ],
    [
      'i keep thinking of the last walk, our dog died on sunday and the lead is still on the hook',
      /about your dog\./,
    ],
    [
      'It is three years today since Jean died. I woke at five without the alarm, as if I had an appointment.',
      /about Jean\./,
    ],
  ])('is said to be one before anything else: “%s”', (line, expected) => {
    expect(first(line)).toMatch(expected);
  });

  it.each([
    'my dog nearly died laughing i swear, we ran round the garden until it was dark',
    'my brother passed the driving test on the third try and everybody at home cheered',
    'my friend passed me the salt and said nothing for the rest of the whole long dinner',
    'did my mum die for nothing, is what he asked in the film and i had to look away',
  ])('is not read into “%s”', (line) => {
    expect(first(line)).not.toMatch(/sorry about/);
  });

  it('is said once in a conversation', () => {
    const texts = repliesTo({
      name: '',
      mode: 'heal',
      hour: 3,
      lines: [
        'i keep thinking of the last walk, our dog died on sunday and the lead is still on the hook',
        'and two years ago my husband Frank died in the same week of the year, on the very same day',
      ],
    }).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('sorry about'))).toHaveLength(1);
  });
});

describe('what is told for the first time', () => {
  it.each([
    "I've never told anyone about the bus, my daughter thinks that i was with him when it happened",
    'i was glad when it rang because he had been in such pain. there, now i said it',
  ])('is met as that: “%s”', (line) => {
    expect(first(line)).toMatch(/thank you/i);
  });
});

describe('a grave illness that was just found', () => {
  it.each([
    [
      "My dad got his results today. It's pancreatic cancer, and it's in the liver too. I rang my brother.",
      /your dad/,
    ],
    ['mum had a stroke on sunday and now nobody knows how much of her will come back', /your mum/],
  ])('is met before anything else: “%s”', (line, expected) => {
    expect(first(line)).toMatch(/^I'm (?:so )?sorry/);
    expect(first(line)).toMatch(expected);
  });

  it.each([
    'Dad picked me up from the terminal yesterday and we drove home in the rain',
    'I nearly gave my mum a heart attack yesterday when I jumped out of the cupboard',
    'my aunt had cancer in 2009 and still talks of the hospital garden',
  ])('is seen in nothing else: “%s”', (line) => {
    expect(first(line)).not.toMatch(/^I'm (?:so )?sorry/);
  });
});
