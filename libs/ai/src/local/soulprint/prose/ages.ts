import type { Lines } from '../lines.ts';

/** What an age tends to ask of people, said with care: ages are crowded with exceptions. */
export const AGES: readonly { below: number; lines: Lines }[] = [
  {
    below: 18,
    lines: [
      'At your age a lot is still decided by other people: the hours, the house, who is in the room. What you write here is up to you.',
      'You are young enough to try answers on and change them later. That is not failing; that is how it works.',
    ],
  },
  {
    below: 25,
    lines: [
      'At your age almost everything is happening for the first time and feels as if it will count for ever. Most of it will count less than it seems now, and a few quiet things will count more.',
      'At your age people keep asking what you want to be. You are allowed to answer with what you want to do this month.',
      'At your age it is hard not to compare, because everyone is still close to the start. It is worth writing down what your own pace is.',
    ],
  },
  {
    below: 32,
    lines: [
      'Around your age, people start to compare the plans they made at twenty with the life they got. Some plans are worth keeping and some you only keep to be polite. It helps to know which is which.',
      'Around now you often have to choose with only half of the facts. Almost everyone does.',
      'You have been an adult long enough to have habits, and not so long that they cannot change. It is a good age to change one.',
    ],
  },
  {
    below: 40,
    lines: [
      'Your thirties are often the busiest decade, with work, people and your own body all wanting something at once. What does not go into the calendar tends not to happen, so put yourself in it.',
      'At your age plenty of people need you, often at the same time. Being needed is not the same as being asked what you want, and here you were asked.',
      'By now you have years of evidence about yourself: what you say you will do, and what you do. If you can look at it without blame, it will teach you a lot.',
    ],
  },
  {
    below: 50,
    lines: [
      'By your forties, a lot has been built and some of it needs repairing. Small, honest plans start to look better than big ones.',
      'You are in the middle of things, often with someone younger and someone older to think about. Time for yourself will not be left over, so you have to decide on it.',
      'At your age you can usually tell work that will pay off from work that only looks busy. Use that on your own plans as well.',
    ],
  },
  {
    below: 60,
    lines: [
      'In your fifties you notice time more, and strangely it also becomes more your own. There is less to prove, and you know what is not worth an evening.',
      'You have started enough things to know how it goes: the first week is easy, and the third is the one to plan for.',
      'By your age you have played a lot of roles, and some of them are coming to an end. What is left when they do is a good thing to write about.',
    ],
  },
  {
    below: 70,
    lines: [
      'At your age the calendar may start to open up again. What you fill it with is up to you in a way it has not been for years.',
      'You have carried a lot of what others are only now picking up. You can put some of it down and see whether it manages without you.',
    ],
  },
  {
    below: 120,
    lines: [
      'You bring a long life to these questions. Whatever you still wish for has stood the test of time, which is a good sign.',
      'At your age nobody has to tell you that a year goes quickly. It is also fifty-two weeks, and one good thing a week adds up.',
    ],
  },
];
