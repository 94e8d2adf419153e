import type { Exercise } from './exercise.ts';

/** The whole answer: 'Nothing broke today' is a good thing. */
const NOTHING_ANSWER =
  /^\W*(?:no|nope|none|zero|(?:there (?:was|is|were) )?(?:absolutely |literally )?(?:nothing|none|no good things?)(?: (?:good|really|at all|today|went|well|happened|comes|to mind|else|more|that i can think of|i can think of))*|not (?:a|one|even one) (?:single )?(?:good )?thing(?: today)?|not even that)\W*$/i;

export const THREE_GOOD_THINGS: Exercise = {
  id: 'three-good-things',
  modes: ['write', 'heal'],
  title: 'Three good things',
  minutes: 6,
  source:
    'Seligman, Steen, Park and Peterson 2005, Positive psychology progress: empirical validation of interventions, American Psychologist 60:410',
  fits: {
    for: 'a day that was fine, gratitude, or an evening that should end well',
    feelings: ['gratitude', 'joy', 'calm', 'love', 'pride', 'relief', 'excitement'],
    hours: [18, 2],
  },
  offer: 'three things that went well today, and how each came about, about six minutes',
  begin: "Let's find three good things",
  steps: [
    {
      id: 'first',
      lines: [
        'What went well today? Small counts: a seat on the bus, a good tomato.',
        "Three things, one at a time. What's the first today that was fine, or better than fine?",
      ],
      waits: 'text',
      keeps: 'first',
      choices: [{ say: 'Nothing good today', to: 'bad-day' }],
      branches: [{ slot: 'first', matches: NOTHING_ANSWER, to: 'bad-day' }],
      help: 'Try the senses: something that tasted right, a song, warm water. Or somebody who held a door.',
    },
    {
      id: 'first-cause',
      lines: [
        "You wrote: '{first}'. How did it come about?",
        "First on the list: '{first}'. What or who had a hand in it?",
      ],
      waits: 'text',
      keeps: 'firstCause',
      choices: [{ say: 'Pure luck' }, { say: 'Somebody was kind' }, { say: 'I did something for it' }],
      help: 'Even luck has helpers: somebody baked it, somebody rang, you happened to leave on time.',
    },
    {
      id: 'second',
      lines: [
        'Now one from another corner of the day. What comes up?',
        'Next, something that somebody said or did, or a thing you managed. What was it?',
      ],
      waits: 'text',
      keeps: 'second',
      choices: [{ say: 'Just the one today', to: 'end' }],
      branches: [{ slot: 'second', matches: NOTHING_ANSWER, to: 'end' }],
      help: "Go by the clock: morning, midday, the last hour. 'The train was on time' counts.",
    },
    {
      id: 'second-cause',
      lines: [
        'What made that one possible?',
        "And whose doing was it: yours, another person's, the weather's?",
      ],
      waits: 'text',
      keeps: 'secondCause',
      choices: [{ say: 'Mostly mine' }, { say: "Somebody else's doing" }, { say: 'The weather, really' }],
      help: "Look one step back: what had to happen first? 'I'd put the phone in the drawer' is one.",
    },
    {
      id: 'third',
      lines: [
        "One more, and it may be tiny. What's left?",
        'The third may be hiding in the dull parts: the walk, the dishes, the queue. What do you find there?',
      ],
      waits: 'text',
      keeps: 'third',
      choices: [{ say: 'Two will do', to: 'end' }],
      branches: [{ slot: 'third', matches: NOTHING_ANSWER, to: 'end' }],
      help: "Something that didn't go wrong is allowed: 'the cake came out of the tin in one piece'.",
    },
    {
      id: 'third-cause',
      lines: ['What was your part in it, large or small?', 'How did you come to be there for it?'],
      waits: 'text',
      keeps: 'thirdCause',
      next: 'end',
      choices: [{ say: 'I noticed it, at least' }, { say: 'I just turned up' }],
      help: "Turning up counts. So does not saying no: 'I let them talk me into the walk'.",
    },
    {
      id: 'bad-day',
      lines: [
        "Then we don't invent one. What was only a bit less bad: a chair, a hot drink, ten quiet minutes?",
        'No good thing, then; there are such days. Which quarter of an hour was the least bad?',
      ],
      waits: 'text',
      keeps: 'first',
      next: 'first-cause',
      choices: [{ say: 'Not even that', to: 'plain' }],
      branches: [{ slot: 'first', matches: NOTHING_ANSWER, to: 'plain' }],
      help: "It can be as thin as 'the shower was warm' or 'the shop was empty'.",
    },
    {
      id: 'plain',
      lines: [
        'The list can wait for another day. What was today like, in a sentence, with nothing painted over?',
        "We leave the list alone. How was the day, as you'd tell it to somebody who lets you finish?",
      ],
      waits: 'text',
      keeps: 'plainDay',
      next: 'end',
      choices: [{ say: 'Not worth a sentence', to: 'end' }],
      help: "Two words are a sentence here: 'long, grey' would do.",
    },
  ],
  page: [
    'What went well today: {first}',
    'How it came about: {firstCause}',
    'A second thing: {second}',
    'How that came about: {secondCause}',
    'A third: {third}',
    'My part in it: {thirdCause}',
    'How the day was: {plainDay}',
  ],
  closing: ["That's today, written down.", 'Done. Tomorrow gets a page of its own.'],
};
