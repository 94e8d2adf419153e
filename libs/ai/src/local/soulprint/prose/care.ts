import type { Drain } from './drains.ts';
import type { Emotion } from './emotions.ts';
import type { Habit } from './habits.ts';
import type { Lines } from '../lines.ts';
import type { Quality } from './qualities.ts';
import type { Result } from '../result-shape.ts';
import type { Skill } from './skills.ts';

/** The first lines of the page where an answer speaks of dying, of hurting oneself, or of being hurt. */
export const CARE =
  'Before anything else: something you wrote is serious, and a page like this is not enough for it. If you might act on it, or if someone is hurting you, please call your local emergency number now, or go to someone who can stay with you. The Safety page has numbers you can call at any hour. Everything else here can wait.';

/** What stands in the place of such an answer, without calling it a target, a habit or a word to be proud of. */
export const LEFT_OUT_LEADS: Lines = [
  'What you wrote here is not repeated on this page.',
  'This answer is left out of the page on purpose.',
  'One of your answers is not taken up here.',
];

export const LEFT_OUT_FRAMES: Lines = [
  'This page will not turn what you wrote here into a plan. Here is what matters instead, with dates:',
  'There is no plan here for what you wrote, only a way towards people who can help:',
];
export const LEFT_OUT_CLOSINGS: Lines = [
  'Before you go, think of one thing that was all right today, however small: a cup of tea, a voice, a bit of sky. Write it down. It does not solve anything, and it is still yours.',
];

/** What stands in place of a reading, of steps and of exercises for such an answer: only the way to people. */
export const CARED = {
  noun: 'getting through this',
  tone: 'low',
  group: 'other',
  lines: [
    'This page does not interpret that. It is the reason for the first lines you read here, and those lines matter more than everything else.',
    'That is something to talk about with a person, not something for a page to explain. What this page can say about it is at the very top.',
    'There is only one thing to say to that, and it is at the top: not alone, and not later. Please go back to those lines before you read on.',
  ],
  steps: {
    week: [
      'One person knows, today if possible: a friend, a doctor, someone at one of the numbers on the Safety page.',
    ],
    month: ['Someone who is trained to help has listened to you more than once.'],
    quarter: ['There are two people you can call at any hour, and you have called one of them.'],
    half: ['You have written down a few days when it was quieter, and who and what was part of them.'],
    year: ['You are here, and safer, and someone knows what this year was like.'],
  },
  units: ['talking to anyone you trust, while you have the strength for it'],
  moments: [
    'There is no exercise for this one. Let it be the first thing you bring up with someone who listens.',
  ],
  practice: ['There is nothing to practise here. Show this line to a person you trust, or read it to them.'],
  session: ['Spend half an hour with someone you do not have to explain yourself to.'],
  days: ['On each of the two days, call or see one person, even if it is only for ten minutes.'],
  rule: ['call someone and tell them'],
  swap: ['Spend an hour near other people, with nothing you need to get done.'],
} as const satisfies Omit<Result & Quality & Skill & Habit & Drain, 'id' | 'about'> & Emotion;
