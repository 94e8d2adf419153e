import { isSame } from './exercise-progress.ts';

/** A part of life that somebody wants in order, where all of it is too much for one plan. */
export type PlanArea = {
  about: RegExp;
  /** As it is offered to tap. */
  say: string;
  /** What is wanted there, in the second person. */
  aim: string;
};

const AREAS: readonly PlanArea[] = [
  { about: /\b(?:flat|apartment)\b/i, say: 'The flat', aim: 'get some order into the flat' },
  {
    about: /\b(?:house|home(?!work)|kitchen|rooms?|household|laundry|clutter|tidy)\b/i,
    say: 'The home',
    aim: 'get some order into the home',
  },
  {
    about: /\b(?:money|finances?|debts?|rent|broke|spending|savings|overdraft)\b/i,
    say: 'Money',
    aim: 'get an overview of the money',
  },
  {
    about: /\b(?:tax(?:es)?|paperwork|papers|bills?|letters|forms|admin|bureaucracy)\b/i,
    say: 'The papers',
    aim: 'get through the papers',
  },
  {
    about: /\b(?:work(?!ing out|out)|job|boss|office|projects?|deadlines?|clients?)\b/i,
    say: 'Work',
    aim: 'get ahead with one project',
  },
  {
    about: /\b(?:school|uni|university|college|studies|exams?|homework|essays?)\b/i,
    say: 'Studying',
    aim: 'get back into studying',
  },
  {
    about: /\b(?:sleep\w*|bed|insomnia|tired|mornings?|nights?)\b/i,
    say: 'Sleep',
    aim: 'sleep at better hours',
  },
  {
    about: /\b(?:food|eat(?:ing)?|diet|cook\w*|weight|takeaways?|snack\w*)\b/i,
    say: 'Food',
    aim: 'eat a bit better',
  },
  {
    about: /\b(?:fit|fitness|gym|exercise|sport|body|health|moving|walk\w*|out of shape)\b/i,
    say: 'Moving more',
    aim: 'move more',
  },
  {
    about: /\b(?:friends?|lonely|social|people)\b/i,
    say: 'Friends',
    aim: 'keep up with friends again',
  },
];

const USUAL = ['The home', 'Work', 'Money', 'Sleep'];

/** The areas that a message names, in their order there. */
export const areasIn = (meant: string): PlanArea[] =>
  AREAS.filter(({ about }) => about.test(meant)).toSorted(
    (a, b) => meant.search(a.about) - meant.search(b.about),
  );

/** Those that are offered where a message names none. */
export const usualAreas = (): PlanArea[] => AREAS.filter(({ say }) => USUAL.includes(say));

/** The area that was tapped, or that a short message names alone. @param words of the message */
export function areaChosen(meant: string, words: number): PlanArea | null {
  const tapped = AREAS.find(({ say }) => isSame(say, meant));
  if (tapped) return tapped;
  const named = areasIn(meant);
  return words <= MOST_WORDS_OF_CHOICE && named.length === 1 ? (named[0] ?? null) : null;
}

const MOST_WORDS_OF_CHOICE = 2;
