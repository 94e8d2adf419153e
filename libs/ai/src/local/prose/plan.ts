import type { ModeScripts } from '../mode-scripts.ts';

/** A first step by what a wish is about: small, visible, and done in the given minutes. */
export const STEPS: readonly { about: RegExp; minutes: number; steps: readonly string[] }[] = [
  {
    about: /\b(?:call|phone|ask|talk|tell|speak|apolog|contact|reach|message|text|meet|visit|invite)/i,
    minutes: 10,
    steps: [
      'write down the first sentence you would say, then get in touch while it is still in front of you',
      'decide on the one thing you want to have said, and send a short line to agree on a time',
    ],
  },
  {
    about:
      /\b(?:write|draft|thesis|essay|chapter|novel|book|report|article|blog|journal|presentation|slides|prepare|paper)/i,
    minutes: 20,
    steps: [
      'open the document, type a rough heading for each part, and write three bad sentences under the first',
      'list the five points it must contain, then write the easiest one',
    ],
  },
  {
    about:
      /\b(?:run|running|exercise|workout|gym|walk|train|yoga|swim|bike|cycle|marathon|fit|weight|stretch)/i,
    minutes: 10,
    steps: [
      'put the clothes and shoes by the door now, and go out for ten minutes the next time you pass them',
      'choose the shortest version that still counts and do it once, without measuring',
    ],
  },
  {
    about: /\b(?:read|study|learn|course|exam|practi[cs]e|language|revise|class)/i,
    minutes: 15,
    steps: [
      'put the material open on the table and work through the first page with a pen in your hand',
      'write three questions you want it to answer, and look up the first',
    ],
  },
  {
    about: /\b(?:clean|tidy|organi[sz]e|declutter|laundry|kitchen|pack|sort|wash)/i,
    minutes: 15,
    steps: [
      'choose one surface, set a timer, and stop when it rings',
      'take one bag and fill it with what can go',
    ],
  },
  {
    about: /\b(?:sleep|rest|relax|bed|meditat|breathe|pause|slow)/i,
    minutes: 10,
    steps: [
      'choose the minute at which screens go off tonight and put the phone to charge outside the bedroom',
      'put one empty quarter of an hour in the calendar and guard it like a meeting',
    ],
  },
  {
    about: /\b(?:save|money|budget|debt|pay|invest|spend|bank)/i,
    minutes: 15,
    steps: [
      'open the account, write down the three largest expenses of last month, and mark one to change',
      'set up one small automatic transfer for the day after payday',
    ],
  },
  {
    about:
      /\b(?:job|apply|application|cv|resume|career|interview|promotion|boss|work|client|business|project|meeting)/i,
    minutes: 20,
    steps: [
      'write down what “done” would look like in one line, and the very next visible action under it',
      'open the oldest unanswered thing about it and answer with two sentences',
    ],
  },
];

export const ANY_STEP = {
  minutes: 15,
  steps: [
    'set a timer and do the smallest part of it that would still count',
    'write down the very next action that somebody could watch you do, and do only that',
  ] as const,
};

/** After the step: when, and what if something comes between. */
export const WHEN_LINES: readonly string[] = [
  'You named {time}; give it a place there with a clock time, since a time on the page is kept more often than a good intention.',
  'Your energy is highest {peak}, so that is where it belongs, before anything that answers to others.',
  'You named {habit} as a habit that carries others. Put this right after it.',
  'If something comes between, do two minutes of it and count that.',
];

/** Plan: one aim, one concrete next step, one time. */
export const PLAN: ModeScripts = {
  greeting: {
    paragraphs: [
      [
        'Hello, {name}. Let us find one thing that is worth its place this week.',
        'Hello. Let us find one thing that is worth its place this week.',
      ],
      ['It can be as small as a phone call; small things that happen beat large ones that do not.'],
    ],
    questions: ['What would you like to move forward?', 'What would make this week feel well used?'],
  },
  yes: {
    paragraphs: [
      ['Good, then we give {thread} a place.', 'Then it gets a place.'],
      ['Write it as one line: what, on which day, at what time. Fifteen minutes are enough for a start.'],
    ],
    questions: ['Which day and what time do you choose?'],
  },
  no: {
    paragraphs: [
      [
        'Then we leave {thread} off the list for now. Leaving things out is planning too.',
        'Then it stays off the list for now. Leaving things out is planning too.',
      ],
      ['A plan only needs one next action that you are willing to do.'],
    ],
    questions: ['What would you be willing to do instead?', 'What should the week make room for instead?'],
  },
  unsure: {
    paragraphs: [
      [
        'Then we make it smaller. For {thread}, write three possible first steps in two minutes, also silly ones, and mark the lightest.',
        'Then we make it smaller. Write three possible first steps in two minutes, also silly ones, and mark the lightest.',
      ],
    ],
    questions: [
      'Which of the three would you do even on a bad day?',
      'What would you regret not having started by Sunday?',
    ],
  },
  loss: {
    paragraphs: [
      [
        'I am sorry. With a loss like that, “{quote}” comes before any plan.',
        'I am sorry. A loss like that comes before any plan.',
      ],
      [
        'For the next days a list of two is enough: what truly cannot wait, and one thing that is kind to you. Everything else may slide.',
      ],
    ],
    questions: ['What could somebody else take over for you this week?'],
  },
  heavy: {
    paragraphs: [
      [
        'There is {feeling} in “{quote}”, so the plan has to be kind to that. I would start with {topic}.',
        'There is {feeling} in “{quote}”, so the plan has to be kind to that.',
        'You wrote “{word}”, so the plan has to be small today.',
      ],
      ['A first step of {minutes} minutes: {step}.'],
    ],
    questions: [
      'What could come off your list this week?',
      'Which time today would be easiest for it?',
      'What about {topic} could be a little different by the end of the week?',
    ],
  },
  light: {
    paragraphs: [
      [
        '“{quote}.” That is momentum, and {topic} can use it.',
        '“{quote}.” That is something to build on.',
        'There is {feeling} in that, which is something to build on.',
      ],
      [
        'Write down in one line what made it possible, and give it a fixed place in the week: a day, a time, {minutes} minutes.',
      ],
    ],
    questions: [
      'On which day this week will you do it again?',
      'What would help you to keep it going next week?',
    ],
  },
  negated: {
    paragraphs: [
      [
        'So it is not “{word}” at the moment. Then the plan should change something about {topic} that you can touch.',
        'So it is not “{word}” at the moment. Then the plan should change one thing that you can touch.',
      ],
      ['A first step of {minutes} minutes: {step}.'],
    ],
    questions: [
      'What one change would you notice by Friday?',
      'What would have to be different for you to say otherwise?',
    ],
  },
  plain: {
    paragraphs: [
      [
        'So the aim is to {wish}, with {topic} at the centre of it.',
        'So the aim is to {wish}.',
        'You wrote “{quote}”. The part that can be planned is {topic}.',
        'You wrote “{quote}”. With {person} in it, the plan begins with one sentence to say or to write.',
        'You wrote “{quote}”. Let us turn it into one action.',
        'Let us turn {topic} into one action.',
        'Let us turn that into one action.',
      ],
      ['A first step of {minutes} minutes: {step}.'],
    ],
    questions: [
      'Which day and what time do you choose for it?',
      'What is most likely to come between, and what will you do then?',
      'How would you notice that something about {topic} has moved forward?',
    ],
  },
};
