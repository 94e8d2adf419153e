import type { Situation } from '../situation.ts';

export const GOOD_NEWS_PEOPLE: readonly Situation[] = [
  {
    id: 'praised',
    about: 'those kind words',
    tone: 'good',
    acks: [
      'Somebody saw it, and said so.',
      'Nice words, and addressed to you.',
      'They meant you. No need to look behind you.',
      "That's a compliment worth keeping.",
    ],
    open: [
      'What were the words, as exactly as you have them?',
      'How did you answer?',
      'Where were you, and who else heard it?',
    ],
    deeper: [
      'Which word of it did you like best?',
      'Who would you repeat it to?',
      'Coming from them, what does it count for?',
    ],
    ahead: [
      'Where could you keep that, so that you find it again?',
      'What would you like to do more of, now that somebody noticed?',
      'Who has earned a kind word from you lately?',
    ],
    exercises: ['three-good-things', 'five-senses-scene'],
  },
  {
    id: 'fell-in-love',
    about: 'falling for them',
    tone: 'good',
    acks: [
      'In love, or well on the way.',
      'So somebody has moved into your thoughts.',
      'Ah. You like them, and not just a little.',
      "There's a person, and there's the rest of the world.",
    ],
    open: [
      'What did you notice about them first?',
      'How was the last time you saw them or heard from them?',
      'When did it dawn on you?',
    ],
    deeper: [
      'Who have you let in on it so far?',
      'Which minute with them do you keep going back to?',
      "What do you like about yourself when they're near?",
    ],
    ahead: [
      'What would be a lovely next hour with them?',
      'How would you like to enjoy it, before anything has to be decided?',
      'If you wrote them one line, sent or not, what would be in it?',
    ],
    exercises: ['five-senses-scene', 'unsent-letter'],
  },
  {
    id: 'engaged-or-wedding',
    about: 'the wedding news',
    tone: 'good',
    acks: [
      'Somebody said yes.',
      "Two people and a promise. That's a fine piece of news.",
      'So there is a wedding in the story now.',
      'News like that deserves a page to itself.',
    ],
    open: [
      'How was the moment itself?',
      'How did you hear of it?',
      'What was said, as near to the words as you can?',
    ],
    deeper: [
      'Who knows about it so far?',
      'Which detail should never be forgotten?',
      'Whose face do you see when you think of it?',
    ],
    ahead: [
      'What would be a small, private way to celebrate it?',
      'If one thing about it could stay simple, what should it be?',
      'How would you like the next few days to go, so that you get to enjoy it?',
    ],
    exercises: ['five-senses-scene', 'letter-to-the-one-you-were'],
  },
  {
    id: 'baby-news',
    about: 'the baby',
    tone: 'good',
    acks: [
      'A baby. Everything else moves up one seat.',
      "That's the biggest small news there is.",
      'So there is somebody new, or soon will be.',
      'News that comes in very small socks.',
    ],
    open: [
      'Where were you when it became real?',
      'How did you find out, or see it for the first time?',
      'What was the first thing anyone said?',
    ],
    deeper: [
      'Who have you told, or who will be the first?',
      'Which detail would you want to tell this child one day?',
      'What have you caught yourself imagining?',
    ],
    ahead: [
      'What are you looking forward to that is quite small?',
      'How would you like to celebrate it, quietly or otherwise?',
      'If you wrote the little one a first card, what would be on it?',
    ],
    exercises: ['unsent-letter', 'five-senses-scene'],
  },
  {
    id: 'made-up-after-fight',
    about: 'making up',
    tone: 'good',
    acks: [
      'Peace, then.',
      'You found your way back to each other.',
      "So the air's clear again.",
      'That quarrel can go home now.',
    ],
    open: [
      'Who made the first move, and how?',
      'What was said that turned it round?',
      'How did the rest of that day go?',
    ],
    deeper: [
      'Which sentence from it would you like to keep?',
      'What had you missed while it was cold between you?',
      'Who else might be relieved to hear?',
    ],
    ahead: [
      'What would be a nice first thing to do together now?',
      'How would you like to enjoy the calm?',
      'If the two of you laugh about it one day, at which part?',
    ],
    exercises: ['three-good-things', 'day-review'],
  },
  {
    id: 'good-talk',
    about: 'that talk',
    tone: 'good',
    acks: [
      "A proper talk. Those don't come every day.",
      'Time well talked away.',
      'Good company, good words.',
      'So there was a lot to say, and it got said.',
    ],
    open: [
      'How did it get going?',
      "What did they say that you're still thinking of?",
      'Where was it: a kitchen, a bench, the phone?',
    ],
    deeper: [
      'Which sentence of it would you write down?',
      "What got said that doesn't often get said?",
      'Who else would have liked to be in on it?',
    ],
    ahead: [
      'When could it be picked up again?',
      'What could you send them tomorrow, in one line?',
      'If there is a next time, which subject is waiting?',
    ],
    exercises: ['day-review', 'three-good-things'],
  },
  {
    id: 'helped-someone',
    about: 'helping out',
    tone: 'good',
    acks: [
      'You stepped in. Good.',
      'Somebody had it easier because of you.',
      'A hand at the right moment.',
      'That was kindly done.',
    ],
    open: [
      'How did it come about?',
      'What did they say or do afterwards?',
      'Where were you when you saw there was something to do?',
    ],
    deeper: [
      'Which moment of it would you like to keep?',
      'Who knows about it, or is it your secret?',
      'Somebody may have done that sort of thing for you once. Who was it?',
    ],
    ahead: [
      'What would be a kind turn in your own direction today?',
      'How would you like to enjoy the rest of the day, with that in it?',
      'If it stays fun, where else would you lend a hand?',
    ],
    exercises: ['three-good-things', 'day-review'],
  },
];
