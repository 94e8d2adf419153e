import type { Lines } from '../lines.ts';

/** What an age tends to ask of people, said with care: ages are crowded with exceptions. */
export const AGES: readonly { below: number; lines: Lines }[] = [
  {
    below: 18,
    lines: [
      'At your age much is still decided by others: the hours, the house, the people in the room. What you write here is one of the places where nobody else decides.',
      'You are young enough that most answers are still being tried on. It is no failure when one of them is handed back.',
    ],
  },
  {
    below: 25,
    lines: [
      'These are years in which nearly everything happens for the first time and seems to count for ever. Most of it counts less, and a few quiet things count more, than it appears.',
      'You are at an age at which people ask what you will be. It is fair to answer with what you will do this month.',
      'In your early twenties, or just before them, the comparison with others is loudest, because everyone is still near the start. Your own pace is hard to hear in that, and worth writing down.',
    ],
  },
  {
    below: 32,
    lines: [
      'Around your age the plans made at twenty are weighed against the life that came of them. Some are kept, some are kept only out of politeness, and it is good to know which.',
      'You are in the years when doors begin to be chosen by walking through them. A choice made with half the facts is the usual kind.',
      'By now you have been grown up long enough to have habits, and not so long that they have you. It is a good age for changing one.',
    ],
  },
  {
    below: 40,
    lines: [
      'The thirties are often the fullest decade, with work, people and body all asking at once. What is not put into the calendar in these years tends not to happen, so it is no vanity to put yourself in.',
      'At your age many people are needed in several places at the same time. Being needed is not the same as being asked what you want, and here you were asked.',
      'You have some years of your own evidence by now: what you say you will do, and what you do. Read without blame, that is the most useful book about you.',
    ],
  },
  {
    below: 50,
    lines: [
      'In the forties a good deal is built and some of it needs mending. People start to count in a different direction, and small honest plans become more attractive than large ones.',
      'You stand in the middle of things: often with someone younger and someone older to think of. What you do for yourself has to be decided, since it is not left over.',
      'At your age you can usually tell an effort that will pay from one that only looks busy. It is a skill that cost something; use it on your own plans too.',
    ],
  },
  {
    below: 60,
    lines: [
      'In the fifties time becomes more visible and, oddly, more one’s own. There is less to prove and a clearer sense of what is not worth an evening.',
      'You have seen enough beginnings to know their tricks: the first week is easy, the third is the one to plan for.',
      'By your age many roles have been played through, and some are being handed back. What remains when they are gone is a good thing to write about.',
    ],
  },
  {
    below: 70,
    lines: [
      'These are years in which the calendar may open again. An open calendar is not yet a free one; it becomes free by being given to something.',
      'You have carried much of what others are still picking up. It is allowed to put some of it down and see whether it stands by itself.',
    ],
  },
  {
    below: 120,
    lines: [
      'You bring a long life to these questions, and have outlived the answers to several of them. What you still wish for has been sorted by time, which sorts well.',
      'At your age nobody needs to be told that a year is short. It is also fifty-two weeks, and one good thing a week is a great deal.',
    ],
  },
];
