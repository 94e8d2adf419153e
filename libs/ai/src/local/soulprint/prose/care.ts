import type { Drain } from './drains.ts';
import type { Emotion } from './emotions.ts';
import type { Habit } from './habits.ts';
import type { Lines } from '../lines.ts';
import type { Quality } from './qualities.ts';
import type { Result } from '../result-shape.ts';
import type { Skill } from './skills.ts';

/** The first lines of the page where an answer speaks of dying, of hurting oneself, or of being hurt. */
export const CARE =
  'Before anything else: something among your answers is serious, and a page is not enough for it. If you might act on it, or if someone is hurting you, please call your local emergency number now, or go to a person who can stay with you. The Safety page lists numbers that are open at any hour. Everything else in this text can wait.';

/** What brings such an answer in, without calling it a target, a habit or a word to be proud of. */
export const GRAVE_LEADS: Lines = [
  'You wrote {words}.',
  'Among your answers stands {words}.',
  'Here you wrote {words}.',
];

export const GRAVE_FRAMES: Lines = [
  'You wrote {words}. No plan is made of that. What belongs in its place has dates too:',
  'Here you wrote {words}. There is no road to that on this page, only one that leads away from it and to people:',
];
export const GRAVE_CLOSINGS: Lines = [
  'For the end of this page take something else in its place, one thing that was all right today, however small: a cup, a voice, a bit of sky. Write it down. It answers nothing, and it is yours.',
];

/** What stands in place of a reading, of steps and of exercises for such an answer: only the way to people. */
export const CARED = {
  noun: 'getting through this',
  tone: 'low',
  group: 'other',
  lines: [
    'It is not read here like the other answers: it is the reason why the first lines of this page stand where they do. They count for more than all that follows.',
    'That belongs in a conversation and not in a portrait. What this page can say to it stands at its very beginning.',
    'To this the page has one answer, and gave it first: not alone, and not later. Please go back to those lines before you read on.',
  ],
  steps: {
    week: [
      'One person knows, today if it can be: a friend, a doctor, a voice at one of the numbers on the Safety page.',
    ],
    month: ['Somebody whose work it is has listened to you more than once.'],
    quarter: ['Two people whom you can call at any hour, and one of them called.'],
    half: ['A few days on which it was quieter, written down, with who and what was in them.'],
    year: ['You are here, and safer, and somebody knows what this year was.'],
  },
  units: ['whoever you can talk to, while there is strength for it'],
  moments: ['No exercise is set for this. Let it be the first thing you speak of with somebody who listens.'],
  practice: ['There is nothing to practise here. Show this line to a person you trust, or read it to them.'],
  session: ['Spend half an hour with somebody to whom you need not explain yourself.'],
  days: [
    'On each of the two days call or see one person, for as long as it takes to drink a cup of something.',
  ],
  rule: ['you call somebody and say that it is so'],
  swap: ['Spend an hour near other people, with nothing to achieve in it.'],
} as const satisfies Omit<Result & Quality & Skill & Habit & Drain, 'id' | 'about'> & Emotion;
