/**
 * Sentences with a keyword, and what a person would expect to be offered: written before the rules that read them. They
 * are said on Wednesday, 18 November 2026, at 9:00.
 */

export interface Expected {
  title: RegExp;
  /** The span in which it may start, as `YYYY-MM-DD HH:mm`. */
  from: string;
  to: string;
  /** Its length in minutes: exactly, or between two. */
  minutes: number | readonly [number, number];
}

export interface Sentence {
  text: string;
  /** In any order; empty where nothing is to be offered. */
  expected: readonly Expected[];
}

const say = (text: string, ...expected: Expected[]): Sentence => ({ text, expected });

const it = (title: RegExp, from: string, to: string, minutes: Expected['minutes']): Expected => ({
  title,
  from: `2026-11-${from}`,
  to: `2026-11-${to}`,
  minutes,
});

/** A time that is said exactly. */
const at = (title: RegExp, time: string, minutes: Expected['minutes']) => it(title, time, time, minutes);

export const SENTENCES: readonly Sentence[] = [
  say(
    'I want to exercise three times a week.',
    it(/^exercise$/i, '18 09:00', '24 21:00', [30, 60]),
    it(/^exercise$/i, '18 09:00', '24 21:00', [30, 60]),
    it(/^exercise$/i, '18 09:00', '24 21:00', [30, 60]),
  ),
  say(
    "I'd love to have lunch with a friend on Thursday at 1.",
    at(/^lunch with a friend$/i, '19 13:00', [45, 90]),
  ),
  say('I want to read an hour a day.', it(/^read$/i, '18 09:00', '19 22:00', 60)),
  say('I should meditate before work.', it(/^meditate$/i, '19 06:00', '19 08:45', [10, 30])),
  say('I should rest on Sunday afternoon.', it(/^rest$/i, '22 12:00', '22 17:30', [20, 120])),
  say("I don't want to exercise today."),
  say('I read the news already.'),
  say('I exercised yesterday and it felt good.'),
  say('My sister wants to read more this year.'),
  say('Should I exercise more?'),
  say('Can you put a workout in on Friday at 7am?', at(/^workout$/i, '20 07:00', [30, 60])),
  say('Could we find time for reading this weekend?', it(/^read(ing)?$/i, '21 06:00', '22 22:30', [15, 60])),
  say('I bought bread and milk on the way home.'),
  say('I am already late with the report.'),
  say('We are starting a new project at work.'),
  say(
    'Dinner at a restaurant with Mia on Saturday at 8pm.',
    at(/^dinner (at a restaurant )?with Mia$/i, '21 20:00', [60, 150]),
  ),
  say('My interest in chess is gone.'),
  say('The party was great.'),
  say('I want to relax tonight.', it(/^relax$/i, '18 17:00', '18 22:45', [15, 120])),
  say('I need to finish the report, then rest for half an hour.', it(/^rest$/i, '18 09:00', '18 22:30', 30)),
  say(
    'I will meet my friend Anna for coffee tomorrow at 4.',
    at(/^(coffee with|meet) Anna( for coffee)?$/i, '19 16:00', [30, 90]),
  ),
  say(
    "I'd like to draw or do something creative at the weekend.",
    it(/draw|something creative/i, '21 06:00', '22 22:30', [30, 120]),
  ),
  say(
    'I never have time to read before bed anymore, but I want to start again.',
    it(/^read$/i, '18 20:30', '18 22:45', [15, 60]),
  ),
  say(
    'My therapist told me to meditate for ten minutes every morning.',
    it(/^meditate$/i, '18 09:00', '19 11:45', [10, 15]),
  ),
  say('I hate art class.'),
  say('My friend is going to exercise with her trainer on Monday.'),
  say(
    'I want to exercise on Monday, Wednesday and Friday after work.',
    it(/^exercise$/i, '23 16:30', '23 21:00', [30, 60]),
    it(/^exercise$/i, '18 16:30', '25 21:00', [30, 60]),
    it(/^exercise$/i, '20 16:30', '20 21:00', [30, 60]),
  ),
  say(
    'Maybe a yoga workout on Saturday morning?',
    it(/^(a )?yoga( workout)?$/i, '21 06:00', '21 11:45', [30, 75]),
  ),
  say('I already did my workout today.'),
  say('No more exercise for me this week.'),
  say(
    "I want to read 'Middlemarch' for 20 minutes each evening.",
    it(/^read '?Middlemarch'?$/i, '18 17:00', '18 22:40', 20),
  ),
  say(
    'I plan to be more social: call an old friend on Sunday.',
    it(/^call an old friend$/i, '22 08:00', '22 21:30', [15, 60]),
  ),
  say("Let's relax in the bath from 8 to 9 tonight.", at(/^(relax in the )?bath$/i, '18 20:00', 60)),
  say('Reading makes me calm.'),
  say('I was going to exercise this morning but I overslept.'),
  say('I can read people well.'),
  say(
    'I need an hour of creative work every day, best in the morning.',
    it(/^creative work$/i, '18 09:00', '19 11:30', 60),
  ),
  say(
    'Exercise on Tuesday for 45 minutes, read on Wednesday evening and see my friend Tom on Friday at 6.',
    it(/^exercise$/i, '24 06:00', '24 21:30', 45),
    it(/^read$/i, '18 17:00', '25 22:30', [15, 60]),
    at(/^see (my friend )?Tom$/i, '20 18:00', [45, 120]),
  ),
  say(
    "I don't have the energy to exercise, so I'll rest this afternoon.",
    it(/^rest$/i, '18 12:00', '18 17:30', [20, 120]),
  ),
  say(
    'Tomorrow I want to go to the art museum with Lea at 2 pm.',
    at(/^(go to the )?art museum with Lea$/i, '19 14:00', [60, 180]),
  ),
];
