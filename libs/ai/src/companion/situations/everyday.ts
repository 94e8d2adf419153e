import type { Situation } from '../situation.ts';
import { EVERYDAY_OUTSIDE } from './everyday-outside.ts';

export const EVERYDAY: readonly Situation[] = [
  ...EVERYDAY_OUTSIDE,
  {
    id: 'ordinary-day',
    about: 'the day',
    tone: 'plain',
    acks: [
      "Nothing to report, then. That's a report, too.",
      'A day without headlines.',
      'Business as usual.',
      'So the day just got on with it.',
    ],
    open: [
      'What was the first thing you did after getting up?',
      'Which ten minutes of it could you draw?',
      'Who did you speak to, even just a few words?',
    ],
    deeper: [
      'Where in it were you most awake?',
      'What was a tiny bit different from the day before?',
      'If the day had one colour, which would it be, and what gave it that?',
    ],
    ahead: [
      'What would make tomorrow one degree more interesting?',
      'Which little thing are you looking forward to this week?',
      'How would you like to spend the last hour before bed?',
    ],
    exercises: ['day-review', 'three-good-things'],
  },
  {
    id: 'food-and-cooking',
    about: 'the food',
    tone: 'plain',
    acks: [
      "I'd ask for a plate, if programs ate.",
      'Food. A subject with no bad time of day.',
      "So that's what was on the table.",
      'One for the recipe book, or for the compost.',
    ],
    open: ['What went into it?', 'Who was it for?', 'How did it turn out, between burnt and perfect?'],
    deeper: [
      'Where did you first eat it, or who makes it best?',
      'Which smell or taste takes you back somewhere?',
      'When do you like cooking most, or being cooked for?',
    ],
    ahead: [
      'What would you change about it next time: more salt, more people?',
      'Which dish would you like to try before the month is out?',
      'Who would you like to share a meal with soon?',
    ],
    exercises: ['five-senses-scene', 'three-good-things'],
  },
  {
    id: 'pet-antics',
    about: 'that animal of yours',
    tone: 'plain',
    acks: [
      "It's clear who runs the place.",
      'Animals: no manners, good timing.',
      'That is a creature with opinions.',
      'Programs keep no pets, so I take your word for it.',
    ],
    open: [
      'What happened, scene by scene?',
      'How did you react, honestly?',
      'Which look did you get afterwards?',
    ],
    deeper: [
      'How did you come to share a roof, or a yard?',
      'What would they say about you, if they talked?',
      'Which of their habits could no one else put up with?',
    ],
    ahead: [
      'What treat or game is on for tomorrow?',
      'How would their perfect day go?',
      'If you kept one photo or one line of this, which?',
    ],
    exercises: ['five-senses-scene', 'day-review'],
  },
  {
    id: 'read-or-watched',
    about: 'that book, film or song',
    tone: 'plain',
    acks: [
      "So you've been elsewhere for a while.",
      'Good company, or at least company.',
      'Something for the ears, the eyes or the bedside table.',
      'That one goes on the list, one way or the other.',
    ],
    open: [
      'What is it about, in one sentence?',
      'Which scene, page or line is still with you?',
      'How did you come across it?',
    ],
    deeper: [
      'Which bit of it could have been about you?',
      'What would you ask whoever made it?',
      'Where did it get you: the laugh, the lump, the yawn?',
    ],
    ahead: [
      'Who should have it recommended to them, or be warned?',
      "What's next on the pile?",
      'When do you like to read, watch or listen best?',
    ],
    exercises: ['morning-page', 'five-senses-scene'],
  },
  {
    id: 'dream-at-night',
    about: 'the dream',
    tone: 'plain',
    acks: [
      'The night shift has been busy.',
      'Dreams and their casting department.',
      'So that was on last night.',
      "I can't tell what it means, but it's worth getting down.",
    ],
    open: [
      "What's the clearest picture of it?",
      'Who turned up in it?',
      'How did it end, or where in it did you wake?',
    ],
    deeper: [
      'Which part of it, if any, belongs to your days just now?',
      'What was the mood in it: a comedy, a mystery, a Monday?',
      'If you could ask one figure in it something, what would it be?',
    ],
    ahead: [
      'How would you let it go on, if you were awake and in charge?',
      'What title would you give it?',
      'Whose face would you like to see as you tell it?',
    ],
    exercises: ['five-senses-scene', 'morning-page'],
  },
  {
    id: 'memory-came-up',
    about: 'that memory',
    tone: 'plain',
    acks: [
      'Back it came.',
      'Some drawer in there opened.',
      'So you were somewhere else for a moment.',
      'An old scene, kept all this time.',
    ],
    open: [
      'What brought it up: a smell, a song, a word?',
      'How old are you in it?',
      'If you look around in it, what do you see?',
    ],
    deeper: [
      "Who's in it with you?",
      'Which detail surprises you by still being there?',
      'Say it were a photograph. What would be written on the back?',
    ],
    ahead: [
      'Who could you ask about it, or tell it to?',
      'Where would you write it down, so that it stays?',
      'What from back then would you like in your days again, if anything?',
    ],
    exercises: ['five-senses-scene', 'letter-to-the-one-you-were'],
  },
  {
    id: 'guests-or-visit',
    about: 'the visit',
    tone: 'plain',
    acks: [
      'Company, then.',
      'More cups on the table than usual.',
      'People through your door, or you through theirs.',
      'So there is a visit to tell of.',
    ],
    open: [
      'Who is it, or who was it?',
      'What was there to eat, or will there be?',
      'How did the hours together go, or how do you picture them?',
    ],
    deeper: [
      'Which moment of it would you keep?',
      'When are you glad of company, and when of the quiet after it?',
      'What do you turn into when there are people round: cook, clown, waiter?',
    ],
    ahead: [
      'Once the cups are washed, what would do you good?',
      'Who would you like to see next?',
      'Which part of it would you do just the same another time?',
    ],
    exercises: ['day-review', 'three-good-things'],
  },
  {
    id: 'idea-came-up',
    about: 'your idea',
    tone: 'plain',
    acks: [
      'An idea. Quick, before it gets away.',
      "Good that you've caught it here.",
      'So something lit up.',
      'That one knocked, and you opened.',
    ],
    open: [
      'What is it, in one sentence, however rough?',
      'Where were you when it came?',
      'How would it begin?',
    ],
    deeper: [
      'What do you like about it?',
      'Who would be pleased if it existed?',
      'Which part of it is clear already, and which is fog?',
    ],
    ahead: [
      "What's the smallest version you could try this week?",
      'Where should it be kept until you have time for it?',
      'Who would be good to talk it over with?',
    ],
    exercises: ['small-step', 'morning-page'],
  },
  {
    id: 'bored',
    about: 'being bored',
    tone: 'plain',
    acks: [
      'Bored, then. Time like chewing gum.',
      "Nothing's pulling at you.",
      'An hour with no handle on it.',
      'So the clock is having a slow day, too.',
    ],
    open: [
      'What have you tried already?',
      "Where are you, and what's within reach?",
      'Before it got dull, what was the last thing you did?',
    ],
    deeper: [
      'Which kind is it: nothing to do, or nothing you want to do?',
      'What could fill a whole afternoon for you at ten years old?',
      "If a friend rang now, what would you hope they'd suggest?",
    ],
    ahead: [
      'What could you do badly for ten minutes, just to see?',
      'Who would be surprised by a message from you?',
      "Which drawer, shelf or street haven't you looked into for a year?",
    ],
    exercises: ['small-step', 'five-senses-scene'],
  },
];
