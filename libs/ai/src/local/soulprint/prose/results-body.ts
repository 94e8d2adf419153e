import type { Result } from '../result-shape.ts';

/** Results of the body: leaving a habit behind, getting well, growing stronger. */
export const BODILY: readonly Result[] = [
  {
    id: 'sober',
    about:
      /\b(?:sober\w*|sobriety|clean for|(?:quit|stop|give up|less) (?:smoking|drinking|vaping|alcohol|weed|cigarettes|nicotine)|alcohol[- ]free|smoke[- ]free)\b/i,
    noun: 'leaving it behind',
    lines: [
      'Giving something up leaves a hole of a certain shape, and the hole has hours. Find out which hours they are and what was good about them, because something has to live there from now on.',
      'What you want is a year, and it is only ever given out in evenings. One of them at a time is not a slogan; it is the size in which this can be carried.',
      'There will be people who help and places that do not, and you know most of both by name. If your body is used to a good deal, let a doctor be one of the people, from the start.',
    ],
    steps: {
      week: [
        'Clear the house of it, and tell one person, by name, what you are doing.',
        'Write down the three hours of the week that will be hardest, and where you will be in each of them.',
      ],
      month: [
        'A place to go or a number to call on a bad evening, tried once on a good one.',
        'A new first quarter of an hour for the time of day when it used to begin.',
      ],
      quarter: [
        'One feast or one bad day got through, and a note on what carried you.',
        'Somebody who has done it before you, met more than once.',
      ],
      half: [
        'The money or the mornings it has given back, counted, and some of it spent on a pleasure.',
        'Company in which the subject does not come up.',
      ],
      year: [
        'It has become a date and is no longer a fight on most days.',
        'There is something in the hour where it used to be, and you would miss that.',
      ],
    },
    units: [
      'the thing that now lives where the other one used to',
      'an arrangement for the hour of the day that is hardest',
    ],
  },
  {
    id: 'health',
    about:
      /\b(?:recover\w*|heal\w*|surgery|illness|disease|cancer|diabet\w*|pain|health\w*|weight|los(?:e|ing) \d+|energy|diet|eat\w*|migraine\w*|blood pressure)\b/i,
    noun: 'that better health',
    lines: [
      'The body keeps its own calendar and is not impressed by ours. What can be promised is care, repeated; what comes of it shows later and not in a straight line. Measure the care, then, and let the rest be looked at once a month.',
      'Health is seldom wanted for itself. Behind it stands something one would do with it, a staircase, a child on the shoulders, a night slept through. Name that thing, because it is what gets a person out of the chair.',
      'Change of this kind is carried by the surroundings more than by will: what is in the cupboard, who is at the table, what time it gets dark. Rearranging one of these is worth a month of resolve. Where a doctor belongs to it, let them belong early.',
    ],
    steps: {
      week: [
        'Change one thing in your surroundings that makes the wanted choice the near one.',
        'Note for seven days when it is easy and when it is hard, and change nothing yet.',
      ],
      month: [
        'One kind habit that has held on most days, and one appointment made that you had put off.',
        'A plain record of how you slept, moved and felt, to show to somebody who knows about it.',
      ],
      quarter: [
        'A comparison with today in words: energy, sleep, mood. Numbers may come second.',
        'A plan for the bad day, written on a good one, and used at least once.',
      ],
      half: [
        'The habit kept on a journey or through a feast, in whatever small form.',
        'A person who knows what you are doing and asks after it.',
      ],
      year: [
        'You do the thing you wanted your health for, on an ordinary day.',
        'Looking after yourself takes no decision on most days, because it has become the way the day goes.',
      ],
    },
    units: [
      'the walk, the meal or the rest that you would otherwise leave for later',
      'ten minutes spent on making tomorrow’s good choice the easy one',
    ],
  },
  {
    id: 'body',
    about:
      /\b(?:run\w*|(?:half[- ])?marathon|triathlon|(?:an?|first) (?:5|10)k|fit\w*|strong\w*|train\w*|exercis\w*|gym|yoga|pilates|swim\w*|cycl\w*|bik\w*|hik\w*|climb\w*|lift\w*|muscle|push-?ups?|pull-?ups?|workouts?|work(?:ing)? out|sports?|race|move my body)\b/i,
    noun: 'the training',
    lines: [
      'A bodily aim has a rare honesty: on the day, it is either there or not. Getting there is dull in the best sense, since most sessions are unremarkable and all of them count. The skill is to be content with unremarkable.',
      'What you name can be trained for and cannot be crammed. Muscles and lungs answer to rhythm, so the weekly pattern matters more than any single effort. Rest days belong to the pattern and are not a gap in it.',
      'There is often something else wrapped in a wish like this: an hour without questions, or proof that one can still surprise oneself. Whatever yours is, it is reached at the first outing and need not wait for the last.',
    ],
    steps: {
      week: [
        'Move three times for twenty minutes, at a pace at which you could still talk.',
        'Put the days into the calendar and the shoes by the door, and go out once, for as short as you like.',
      ],
      month: [
        'Fixed days, a short version for days that go wrong, and twelve outings on paper.',
        'The same easy route as in the first week, repeated, with a note on how it felt.',
      ],
      quarter: [
        'One date in the calendar, public or private, on which you will see how far you have come.',
        'A third more than in the first week, reached so slowly that it hardly shows.',
      ],
      half: [
        'Half of the final distance, weight or form, done twice and without drama.',
        'Somebody who trains with you once in a while, or a group that notices when you are there.',
      ],
      year: [
        'The day itself has come and you were there for it, at your own pace.',
        'It is done once in full, and the week after it still has two sessions in it.',
      ],
    },
    units: [
      'your training, with the clothes laid out the evening before',
      'twenty easy minutes of movement, wherever there is room for it',
    ],
  },
];
