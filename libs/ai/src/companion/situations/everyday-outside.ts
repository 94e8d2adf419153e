import type { Situation } from '../situation.ts';

export const EVERYDAY_OUTSIDE: readonly Situation[] = [
  {
    id: 'weather-and-season',
    about: 'the weather',
    tone: 'plain',
    acks: [
      "So that's the sky you've got.",
      'Weather has a way of getting into everything.',
      'The season is doing its thing.',
      'Noted: the weather report, from somebody on the spot.',
    ],
    open: [
      'What does it look like from your window?',
      'How has it changed the day?',
      'Which noise or smell comes with it where you are?',
    ],
    deeper: [
      'What does weather like this bring back?',
      'Which time of year is most yours?',
      'Where would you like to be, in weather like this?',
    ],
    ahead: [
      'What does it ask for: soup, a swim, a nap?',
      'How could you use one hour of it?',
      'By which sign will you know that the year has moved on?',
    ],
    exercises: ['five-senses-scene', 'morning-page'],
  },
  {
    id: 'walk-outside',
    about: 'the walk',
    tone: 'plain',
    acks: [
      'Some air, and the ground under you.',
      'So your shoes got some use.',
      'A walk. Good for looking at things.',
      'Out of the door, and one foot after the other.',
    ],
    open: [
      'Which way did you go?',
      'What did you see that one could easily miss?',
      'Who or what crossed your path?',
    ],
    deeper: [
      'What were you thinking about on the way?',
      'Where did you slow down?',
      'If the walk had a title, what would it be?',
    ],
    ahead: [
      'Where would you like to walk next?',
      'At which other hour would you like to see that place?',
      'Who would you take along, or rather nobody?',
    ],
    exercises: ['five-senses-scene', 'three-good-things'],
  },
  {
    id: 'garden-or-balcony',
    about: 'your plants',
    tone: 'plain',
    acks: [
      'Green things, getting on with it.',
      'Something is growing, or being talked into it.',
      'The plants have your attention.',
      'So there is news from the flowerpots, or the beds.',
    ],
    open: [
      'What is growing, flowering or sulking right now?',
      'How does it look from where you stand?',
      'When were you last out there, and what did you do first?',
    ],
    deeper: [
      'Which plant is your favourite, and since when?',
      'Who taught you, or are you making it up as you go?',
      'What do you think about with your hands in the soil?',
    ],
    ahead: [
      'What would you like to see there by the end of the season?',
      "If you feel like one, what's the next small job?",
      'Who might get a flower, a tomato or a cutting?',
    ],
    exercises: ['five-senses-scene', 'small-step'],
  },
  {
    id: 'errands',
    about: 'the errands',
    tone: 'plain',
    acks: [
      'Ticking things off, one queue at a time.',
      'Errands. Nobody writes songs about them.',
      'The list got shorter, or at least got out of the house.',
      'So it was a day of small jobs.',
    ],
    open: ['What was on the list?', 'Which of them took longest?', 'Who did you run into along the way?'],
    deeper: [
      'Which one were you glad to be rid of?',
      'What was the best minute between two of them?',
      'Where did your thoughts go while you were at it?',
    ],
    ahead: [
      "What's left that really has to be this week?",
      'After all that, what would be a decent reward?',
      'Of the usual ones, which could you drop or hand over?',
    ],
    exercises: ['weekly-plan', 'small-step'],
  },
  {
    id: 'commute',
    about: 'the way there and back',
    tone: 'plain',
    acks: [
      'The daily in-between.',
      'On the way, with half the world.',
      'Neither at home nor there yet.',
      'So much for getting from A to B.',
    ],
    open: [
      'What happened on the way?',
      'How do you travel, and how long does it take?',
      'Who or what did you look at for longest?',
    ],
    deeper: [
      'What do your thoughts do on that stretch?',
      'Which part of the route do you like?',
      'Whose life along the way do you wonder about?',
    ],
    ahead: [
      "What could you read, hear or leave alone on tomorrow's trip?",
      'If you got off somewhere else one day, where would it be?',
      'How would you like to arrive?',
    ],
    exercises: ['five-senses-scene', 'morning-page'],
  },
  {
    id: 'waiting',
    about: 'the waiting',
    tone: 'plain',
    acks: [
      'Waiting, the slowest hobby there is.',
      'So the clock is in charge for now.',
      'Somebody or something is taking their time.',
      'In between, with nothing to do but be there.',
    ],
    open: [
      "What's around you while you wait?",
      'How long has it been, by the clock and by the feel of it?',
      'Who else is waiting?',
    ],
    deeper: [
      'Where do your thoughts wander meanwhile?',
      'Which wait in your life was worth it?',
      'What are you like at waiting: the pacer, the reader, the sigher?',
    ],
    ahead: [
      'What would you like to do with the next ten minutes?',
      "Once it's over, what comes then?",
      'If you made a game of it, what would you count?',
    ],
    exercises: ['five-senses-scene', 'morning-page'],
  },
];
