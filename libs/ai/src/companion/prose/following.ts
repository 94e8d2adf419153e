/** Beside the first line to something told: how this goes. */
export const FIRST_ALONG = [
  "Go on, I'm reading along.",
  'Tell it as it comes.',
  "I'm reading. There's no wrong order.",
  "Keep going, I've got time.",
];

/** A question that somebody asked for, and what is said to their answer: right for nearly any answer to it. */
export type AskedFor = { ask: string; heard: readonly [string, string] };

/** First from near, then from inside, then towards what comes. */
export type Asked = readonly (readonly AskedFor[])[];

/** Where something is on their mind. */
export const ASKED_FOR_HEAL: Asked = [
  [
    {
      ask: 'Which part of it is the heaviest?',
      heard: ['Then that is the part to be gentle with.', 'So that is what makes it so heavy.'],
    },
    {
      ask: "What's the bit you haven't said out loud to anybody?",
      heard: ["Now it's been said once, here. Thank you.", "That's out now. Nobody has to know but you."],
    },
    {
      ask: 'What would you need just now, and from whom?',
      heard: ['It makes sense to need that.', "That isn't too much to need from somebody."],
    },
    {
      ask: 'What do you keep telling yourself about it?',
      heard: ['So that is the voice in it.', 'No wonder it goes on, with that sentence beside it.'],
    },
    {
      ask: 'Where in your body do you notice it?',
      heard: [
        'Leave a hand there for a moment, if you like.',
        'Then it sits there. Nothing has to be done about it; let it be noticed for a minute.',
      ],
    },
  ],
  [
    {
      ask: 'What are you afraid it says about you?',
      heard: [
        "What happened, and what it says about you, aren't the same thing.",
        'With that fear behind it, of course it hurts more.',
      ],
    },
    {
      ask: 'What do you wish somebody would ask you about it?',
      heard: ['Then I ask you that. Take your time.', 'Consider it asked. Go on, if you like.'],
    },
    {
      ask: 'Has there been a time like it before, and what got you through?',
      heard: ['Good to have that beside you now.', "That's worth remembering today."],
    },
    {
      ask: 'If a good friend were in your place, what would you want them to hear?',
      heard: ['Read that once more, as if it were said to you.', 'You may have that sentence, too.'],
    },
    {
      ask: "What's still good, in spite of it?",
      heard: ["That counts, and it doesn't make the rest any smaller.", 'Good that this is there as well.'],
    },
  ],
  [
    {
      ask: 'Which piece of it is yours to do something about?',
      heard: ["That much is yours, then. The rest isn't.", 'Then the rest may be put down for today.'],
    },
    {
      ask: 'What would make the next hour a little kinder?',
      heard: ['Then let that be the plan for the next hour.', "That sounds possible. You're allowed."],
    },
    {
      ask: 'Who would you like beside you in this?',
      heard: ['Good to know who that would be.', 'That says something about what is missing just now.'],
    },
    {
      ask: 'If it could wait until morning, what would you do tonight?',
      heard: ['Then it may wait until morning.', 'That sounds like a better use of tonight.'],
    },
    {
      ask: 'What would it look like if it were ten percent lighter?',
      heard: [
        'Ten percent is not nothing. That is a good picture to keep.',
        'So that would be the first sign that it gets lighter.',
      ],
    },
    {
      ask: 'What would you like to be able to say about it in a month?',
      heard: ['That is a line to keep for a month from now.', 'Then you know which way you want it to go.'],
    },
  ],
];

/** Where they write. */
export const ASKED_FOR_WRITE: Asked = [
  [
    {
      ask: 'Which moment of it would you put in a photograph?',
      heard: ['That would be the picture, then.', 'I can see why that one.'],
    },
    {
      ask: 'And what happened just after that?',
      heard: ['So that is how it went on.', 'Good to have that, too.'],
    },
    {
      ask: 'Which small thing in it would nobody else have noticed?',
      heard: [
        'You noticed it, and now it is kept.',
        "That's just the kind of thing that is forgotten first.",
      ],
    },
    {
      ask: 'Who else was in it, and what did they do?',
      heard: ['I can picture it now.', 'They belong on the page, too.'],
    },
    {
      ask: 'Where were your hands, and what were they doing?',
      heard: ['That tells a lot without saying it.', 'Hands say what one is thinking of.'],
    },
  ],
  [
    {
      ask: 'What did you nearly say, and keep to yourself?',
      heard: ["It's been said now, if only here.", 'So that was in the room, too, unsaid.'],
    },
    {
      ask: 'What changed between the beginning of it and the end?',
      heard: ["So that's where it turned.", 'Then that is the story in it.'],
    },
    {
      ask: 'What surprised you in it?',
      heard: ['Good that you caught it.', 'No plan would have had that in it.'],
    },
    {
      ask: 'What does it remind you of?',
      heard: ['Then there are two moments in this one.', 'So it reaches back further than today.'],
    },
    {
      ask: "What's left out so far?",
      heard: ["Good that it's in now.", 'Without that it would have been another story.'],
    },
  ],
  [
    { ask: "What's the sentence you'd underline?", heard: ['That one stays.', 'Underlined, then.'] },
    {
      ask: 'If it were a chapter, what would its title be?',
      heard: ['That says what it is about.', 'A title one would want to read on from.'],
    },
    {
      ask: 'Who should read this one day, if anybody?',
      heard: ['So that is who it is for.', 'Good to know for whom one writes.'],
    },
    {
      ask: 'What would you have liked to last a minute longer?',
      heard: ['On the page it can last.', 'You can have that minute here.'],
    },
    {
      ask: 'What do you know now that you did not know this morning?',
      heard: ["That's worth having written down.", 'Not a bad thing to take from a day.'],
    },
    {
      ask: 'How does it end, if it ends here?',
      heard: ['Then let it end there.', 'A good place to stop, for today.'],
    },
  ],
];
