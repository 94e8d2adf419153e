import type { Exercise } from '../exercise.ts';

const NOTHING =
  /^\W*(?:no|nope|none|nothing|(?:my )?(?:head|mind) is (?:empty|blank)|blank|empty)(?: (?:of (?:it|them)|really|at all|there|in there|comes|today|yet))*\W*$/i;

export const MORNING_PAGE: Exercise = {
  id: 'morning-page',
  mode: 'write',
  title: 'A morning page',
  minutes: 10,
  source: 'Elbow 1973, Writing Without Teachers, Oxford University Press (freewriting)',
  fits: { feelings: ['confusion', 'fatigue', 'overwhelm'], hours: [5, 11] },
  offer: 'writing without stopping, then once more from the best line, about ten minutes',
  begin: "Let's fill a page",
  steps: [
    {
      id: 'write',
      lines: [
        "Write without stopping and without fixing, for as long as a cup of something hot lasts. First words: 'This morning'.",
        "Put down whatever's in your head as it comes, spelling and sense optional. What's in there?",
        "No stopping, no deleting, no plan. What's the first thing on your mind, and the next, and the one after?",
      ],
      waits: 'text',
      keeps: 'written',
      choices: [
        { say: 'My head is empty', to: 'empty' },
        { say: 'I only have two minutes', to: 'short' },
      ],
      branches: [{ slot: 'written', matches: NOTHING, to: 'empty' }],
      help: "Write 'I don't know what to write' until it bores you, and then whatever comes after it.",
    },
    {
      id: 'underline',
      lines: [
        'Read it over once, hands off. Which line would you underline?',
        'Some line in there may weigh more than the rest. Which one? Copy it here.',
      ],
      waits: 'text',
      keeps: 'line',
      choices: [{ say: 'None of it', to: 'today' }],
      branches: [{ slot: 'line', matches: NOTHING, to: 'today' }],
      help: "Take the one that surprised you, or the one you'd skip if you read it aloud.",
    },
    {
      id: 'again',
      lines: [
        "You picked: '{line}'. Put that at the top and write on from there, a few minutes more.",
        "A second round, with this as its beginning: '{line}'. Where does it run to this time?",
      ],
      waits: 'text',
      keeps: 'second',
      choices: [{ say: 'No, one is enough', to: 'today' }],
      help: "Use a hinge: 'what I mean is', 'the truth is', 'and besides'. Then keep going.",
    },
    {
      id: 'today',
      lines: [
        "The day comes next. What's one thing you'd like it to have in it?",
        'Before you turn the page: what should today not go without?',
      ],
      waits: 'text',
      keeps: 'today',
      next: 'end',
      choices: [{ say: 'Just getting through it' }, { say: "Coffee, then we'll see" }],
      help: "Ten minutes' worth is plenty: 'ring Sam', 'eat outside', 'finish the form'.",
    },
    {
      id: 'empty',
      lines: [
        "Then be a witness: describe what's in front of you, the cup, the wall, the light. Full sentences, no opinions.",
        'Start outside your head instead. What can you see and hear from where you are, line by line?',
      ],
      waits: 'text',
      keeps: 'written',
      next: 'underline',
      help: "Begin dull: 'There is a table. On it is a spoon. The fridge hums.' Then follow the spoon.",
    },
    {
      id: 'short',
      lines: [
        "Two minutes, then: five short lines, each beginning with 'Now'.",
        "The quick version: finish 'Right now' three times, without thinking long.",
      ],
      waits: 'text',
      keeps: 'written',
      next: 'today',
      help: "For example: 'Now the kettle. Now I'm late. Now I think of the sea.'",
    },
  ],
  page: ['{written}', 'Underlined: {line}', 'A second round: {second}', 'For today: {today}'],
  closing: [
    "That's the page. It needn't be any good.",
    'Page filled. The rest of the day may use punctuation.',
  ],
};
