import { describe, expect, it } from 'vitest';
import { finalTimeIn } from '../src/program/final-time.ts';
import { after, cardsOf, plan, says } from './plan-talk.ts';
import { TODAY } from './program-talk.ts';

const finalOf = (message: string) => {
  const final = finalTimeIn(message, '', { today: TODAY, hour: 14 });
  return final && `${final.what} | ${final.said.words}`;
};

describe('the time that a message comes to', () => {
  it.each([
    [
      "Swimming at the Westbad, monday 15:00, one hour. No wait, not monday, I just looked, they've got the school lot in on mondays till 4. Sunday then, sunday at 3, they're open till 6",
      'Swimming at the Westbad | Sunday, 3 PM to 4 PM',
    ],
    [
      "First step is open the laptop, I've got the login already. Monday afternoon 3 o'clock say? No hang on, not monday, I'm just off the sunday shift. Wednesday 3pm, an hour and a half",
      ' | Wednesday, 3 PM to 4:30 PM',
    ],
    [
      "Not 6pm, 6 is tea with the girls and then I'm getting ready for work. I said wednesday 3pm till half four. 15:00 if that's easier for you",
      ' | Wednesday, 3 PM to 4:30 PM',
    ],
    [
      "And then the tax letter, that's only opening it and ringing Frau Albers, ten minutes, wednesday after work, so about 12.30.",
      'The tax letter | Wednesday at 12:30 PM',
    ],
    [
      'umm none of those, I said tuesday and thursday evenings. monday I work till 9',
      ' | Tuesday and Thursday evening',
    ],
    [
      'tuesday 6pm at the library: write chapter 3, half an hour',
      'Write chapter 3 | Tuesday, 6 PM to 6:30 PM',
    ],
    ["they shut at 12. friday I'm on lates so friday morning, half 8", ' | Friday, 4 December at 8:30 AM'],
    ["I'm off on Friday, so Friday at 11 for the bank", 'The bank | Friday, 4 December at 11 AM'],
    ['actually make it Sunday at 11, I want to sleep in', ' | Sunday at 11 AM'],
    ['Monday at 10? I have to find the papers first though', ' | Monday at 10 AM'],
    [
      'Buy a gardening book in town, Wednesday at 12:30, and post it straight after so it gets there for Saturday.',
      'Buy a gardening book in town | Wednesday at 12:30 PM',
    ],
    ['post the parcel Monday at 10, it has to be there by Thursday', 'Post the parcel | Monday at 10 AM'],
    [
      "Wednesday, not Saturday! I said Wednesday at 12:30. If I buy it on Saturday there's no point.",
      ' | Wednesday at 12:30 PM',
    ],
    [
      "Today at 3 doesn't work. Tomorrow morning at 9 would be better for the tax papers. My mum's birthday is on Tuesday, that's the one that can't move.",
      'The tax papers | Tomorrow at 9 AM',
    ],
    [
      "The 9 o'clock was tomorrow, for finding the tax papers. Mum's birthday is Tuesday but I don't need an appointment for it at nine in the morning",
      'Finding the tax papers | Tomorrow at 9 AM',
    ],
    [
      'ringing the dentist, Tuesday at 8:30 before I start work, ten minutes',
      'Ringing the dentist | Tuesday, 8:30 AM to 8:40 AM',
    ],
    ["don't forget the dentist, Tuesday at 9", 'The dentist | Tuesday at 9 AM'],
  ])('when it is “%s”, then it is “%s”', (message, expected) => {
    expect(finalOf(message)).toBe(expected);
  });

  it.each([
    'I work in a bakery, start at 3am tuesday to saturday, finish at 11ish, and then I come home',
    'i come home from the cafe at 4 on tuesdays and fall on the sofa',
    "Not on a day when I pick up the girls, that's tuesday and thursday",
    'I was tired',
  ])('when “%s” only tells how things are, then it is none', (message) => {
    expect(finalOf(message)).toBeNull();
  });
});

describe('a plan in a talk', () => {
  it('when a time comes with a complaint, then what it is for is proposed', async () => {
    const say = plan();
    await say("Let's plan one thing");
    const reply = await say(
      "I just told you. Swimming, monday. And the tax letter. I'd say swimming monday 3pm, an hour incl. changing. Is that in now or not?",
    );
    expect(cardsOf(reply)).toEqual(['Swimming | 2026-11-30T15:00 | 60']);
    const refused = await say('No. I dont want breathing. I want swimming on monday at 4pm in my calendar.');
    expect(refused.progress).toBeNull();
    expect(cardsOf(refused)[0]).toMatch(/^Swimming \| 2026-11-30T16:00/);
  });

  it('when it is called otherwise, then its card is, at the same time', async () => {
    const reply = await after(
      'cut the sleepers Saturday 1 to 3',
      'it should say cut the oak sleepers, not what I typed',
    );
    expect(cardsOf(reply)).toEqual(['Cut the oak sleepers | 2026-11-28T13:00 | 120']);
  });

  it('when something is told after it, then it stands, and no further thing is asked for', async () => {
    const reply = await after(
      'cut the sleepers Saturday 1 to 3',
      'what gets in the way is my mother in law, she rings at 3 every day and then it is forty minutes about her hip',
    );
    expect(reply.text).toMatch(/sleepers.*stand/i);
    expect(reply.progress).toBeNull();
    expect(says(reply)).toContain('Plan another thing');
  });

  it('when a week is told at length, then no part of its sentences becomes a line of a list', async () => {
    const reply = await after(
      "I'm 41 and I'm meant to be doing this supervisor course, its online. My wife says I need to put it in the diary like a shift or it wont happen and shes right, annoyingly",
    );
    expect(reply.state.list).toEqual([]);
    expect(reply.progress).toMatchObject({ step: 'first', kept: { aim: 'This supervisor course' } });
  });
});
