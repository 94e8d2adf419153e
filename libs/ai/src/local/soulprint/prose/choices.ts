/** What was true around a birth before this hour of the day. */
export const BIRTH_HOUR_TEXTS: readonly (readonly [end: number, line: string])[] = [
  [5, 'It was the middle of the night, and someone was awake for you.'],
  [9, 'The day had barely started and you were already part of it.'],
  [12, 'Outside it was an ordinary morning. Inside, for someone, it was anything but.'],
  [17, 'It was the middle of the day, and someone’s plans for the rest of it were over.'],
  [21, 'It was evening, and somewhere nearby people were sitting down to dinner.'],
  [24, 'It was late, and the people in that room were not going to get much sleep.'],
];

/** How somebody may look inwards, and how a week of it ends for them. */
export const COMFORT_TEXTS = {
  'Not comfortable': {
    remark:
      'You say that looking inwards is not comfortable. Then keep it short and stay on the outside: two lines about what happened today is enough, and nobody has to see them.',
    lastDay:
      'Do not read anything back. Put one mark down for each day you did something, and choose the one part you want to keep.',
  },
  'Somewhat comfortable': {
    remark:
      'You are somewhat comfortable looking inwards. It helps to start from a question: one a day, and the answer can stay unfinished.',
    lastDay: 'Read the week back once, underline the line that rings truest, and copy it out.',
  },
  Comfortable: {
    remark:
      'You are comfortable looking inwards. The one risk is understanding a lot and changing little, so try to end each reflection with one small action.',
    lastDay: 'Read it all back as if a friend had written it, and answer them in half a page.',
  },
} as const;

/** `wake` is in minutes of the day: a guess, which the text says it is. */
export const PEAK_ENERGY_TEXTS = {
  Morning: {
    wake: 6 * 60 + 30,
    slot: 'within an hour of getting up',
    best: 'You are at your clearest in the morning. Your best hours come first, so a good day starts the evening before: what is laid out and ready will get done, and what you have to go and find will not.',
    rest: 'As the day goes on, pick easier tasks instead of trying harder.',
  },
  Noon: {
    wake: 7 * 60 + 30,
    slot: 'in the hour before lunch',
    best: 'You hit your stride towards noon. Keep the early hours gentle and practical, and protect the middle of the day from meetings and errands.',
    rest: 'After four, stick to routine; it does not need you at your best.',
  },
  Night: {
    wake: 8 * 60 + 30,
    slot: 'in the first quiet hour of the evening',
    best: 'Your clearest hours come late, and there is nothing wrong with that. It does mean the evening needs an end as well as a beginning, so that it does not eat into your sleep.',
    rest: 'You need an alarm for stopping more than one for starting.',
  },
} as const;
