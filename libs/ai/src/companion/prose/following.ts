/** Beside the first line to something told: how this goes. */
export const FIRST_ALONG = [
  "Go on, I'm reading along.",
  'Tell it as it comes.',
  "I'm reading. There's no wrong order.",
  "Keep going, I've got time.",
];

/** Questions that somebody asked for: first from near, then from inside, then towards what comes. */
export type Asked = readonly (readonly string[])[];

/** Where something is on their mind. */
export const ASKED_FOR_HEAL: Asked = [
  [
    'Which part of it is the heaviest?',
    "What's the bit you haven't said out loud to anybody?",
    'What did you need just then, and from whom?',
    'What did you tell yourself when it happened?',
    'Where in your body do you notice it?',
  ],
  [
    'What are you afraid it says about you?',
    'What do you wish somebody would ask you about it?',
    'Has there been a time like it before, and what got you through?',
    'If a good friend were in your place, what would you want them to hear?',
    "What's still good, in spite of it?",
  ],
  [
    'Which piece of it is yours to do something about?',
    'What would make the next hour a little kinder?',
    'Who would you like beside you in this?',
    'If it could wait until morning, what would you do tonight?',
    'What would it look like if it were ten percent lighter?',
    'What would you like to be able to say about it in a month?',
  ],
];

/** Where they write. */
export const ASKED_FOR_WRITE: Asked = [
  [
    'Which moment of it would you put in a photograph?',
    'What could you hear just then?',
    'Which small thing in it would nobody else have noticed?',
    'What was the light like?',
    'Where were your hands, and what were they doing?',
  ],
  [
    'What did you nearly say, and keep to yourself?',
    'What changed between the beginning of it and the end?',
    'What surprised you in it?',
    'What does it remind you of?',
    "What's left out so far?",
  ],
  [
    "What's the sentence you'd underline?",
    'If it were a chapter, what would its title be?',
    'Who should read this one day, if anybody?',
    'What would you have liked to last a minute longer?',
    'What do you know now that you did not know this morning?',
    'How does it end, if it ends here?',
  ],
];
