/** What somebody asks help for, by plain words: the exercise that fits it, and how that is offered. */
export type RequestKind = {
  id: string;
  pattern: RegExp;
  exercise: string;
  /** Said before the choice. `{x}` is what they ask help for, in the second person. */
  lines: readonly string[];
  /** Begun at once where it begins with 'help me'. */
  begins?: boolean;
};

/** The first that matches counts. Read in the sentence that asks. */
export const REQUEST_KINDS: readonly RequestKind[] = [
  {
    id: 'decide',
    pattern:
      /\b(?:decid(?:e|ing)|cho(?:ose|ice)|choosing|make up my mind|whether|between .+ and|pick between)\b|^(?:so |and |but |or )*(?:should|do) I\b[^?]*\?*$|\bshould I .+ or\b/i,
    exercise: 'two-columns',
    lines: [
      "I don't decide for anybody, but I can hold the paper: for on one side, against on the other. Shall we?",
      'That answer has to be yours. I can help you see both sides at once, if you like.',
    ],
    begins: true,
  },
  {
    id: 'sleep',
    pattern: /\b(?:sleep|fall asleep|insomnia|switch off at night|wind down)\b/i,
    exercise: 'bedtime-unload',
    lines: [
      'Not by arguing with it in bed. Shall we unload it: everything on paper, and a first step for the loudest? It takes five minutes.',
      "I can't make anybody sleep, but I know how to empty a head a little: all of it onto a list, five minutes. Shall we?",
    ],
  },
  {
    id: 'calm',
    pattern: /\b(?:calm(?: myself)? down|relax|breathe|panic|stop shaking|calm my|slow down)\b/i,
    exercise: 'paced-breathing',
    lines: [
      'The quickest way I know goes through the breath: slower out than in, two minutes, together. Shall we?',
      "The body first, the reasons later. Two minutes of slow breathing, if you'd like that.",
    ],
  },
  {
    id: 'speech',
    pattern: /\b(?:speech|eulogy|toast|say (?:\w+ )?about (?:him|her|them|it)|words about)\b/i,
    exercise: 'five-senses-scene',
    lines: [
      "I can't write it for you, and nobody could as well as you can. One true scene is often half of it: shall we write one, with the smells and the sounds?",
      'The best of them have one small scene in them that only you could tell. I can help you write that scene. Shall we?',
    ],
  },
  {
    id: 'write-unsent',
    pattern:
      /\b(?:write (?:him|her|them|back)|write (?:a |the |this )?(?:letter|message|text|reply|email)|reply|answer (?:him|her|them))\b/i,
    exercise: 'unsent-letter',
    lines: [
      "I can't write it for you, but I can help you get it out: first as a letter that nobody gets. Then you'll see what's left to send.",
      'Then unsent first, as sharp as it wants to be. What goes out later is another matter. Shall we?',
    ],
  },
  {
    id: 'talk',
    pattern:
      /\b(?:talk to|speak to|speak with|talk with|tell (?:him|her|them|my|the)|ask (?:him|her|them|my|for)|say (?:to|no)|say\b|apologi[sz]e|explain|bring (?:it|this) up|confront|conversation|raise it|break it to|set (?:a )?boundar\w+|deal with (?:my|him|her|them))\b/i,
    exercise: 'prepared-talk',
    lines: [
      "I can't put words into your mouth, but we can find yours: what happened, what you want, and the first sentence. Six minutes. Shall we?",
      'A talk like that goes better with its first sentence ready. I can help you find it. Shall we?',
    ],
  },
  {
    id: 'start',
    pattern:
      /\b(?:start(?:ed)?|begin|get going|procrastinat\w*|put(?:ting)? (?:it |things )?off|motivat\w*|get (?:it|this|things) done|get up|get out of bed|do it|finish (?:it|this|that|the|my))\b/i,
    exercise: 'small-step',
    lines: [
      'By making it smaller than your wish to avoid it. Shall we find that first bit, and an hour for it?',
      "Starting is most of it. Let's cut it down until it fits a bad day, if you like.",
    ],
    begins: true,
  },
  {
    id: 'order',
    pattern:
      /\b(?:priorit\w*|what comes first|too much|so much|everything|organi[sz]e|sort (?:(?:it|this|that|things|them|everything)(?: out)?|out)|juggle|manage (?:it )?all|cope)\b/i,
    exercise: 'what-comes-first',
    lines: [
      "First out of the head, then into an order. Shall we make the list together, and pick the one that's first?",
      'One thing can be first; the trick is to see all of them at once. Shall we put them on a list?',
    ],
    begins: true,
  },
  {
    id: 'plan',
    pattern:
      /\b(?:plan (?:my|the|out|a week)|schedule|make (?:time|room)|find (?:the )?time|fit (?:it|this|that) in)\b/i,
    exercise: 'weekly-plan',
    lines: [
      "Let's look at the week as it is, and find a place for it. Shall we?",
      'Time has to be taken from somewhere. Shall we see what the week has?',
    ],
    begins: true,
  },
  {
    id: 'worry',
    pattern:
      /\b(?:stop (?:worrying|thinking|overthinking|obsessing)|worr\w*|overthink\w*|let (?:it|this) go|get (?:it|this|that) out of my head|what if|less (?:anxious|worried|nervous)|anxi\w*|afraid|scared|nervous)\b/i,
    exercise: 'worry-tree',
    lines: [
      "Thoughts don't stop on command. They can be sorted, though: what can be done, and what can't. Five minutes. Shall we?",
      "I can't switch it off, but we can take it apart: one worry, and what's in your hands. Shall we?",
    ],
  },
  {
    id: 'let-go',
    pattern:
      /\b(?:forgive|get over|move on|let (?:him|her|them) go|miss(?:ing)?|grie\w+|forget (?:him|her|them))\b/i,
    exercise: 'unsent-letter',
    lines: [
      "There's no recipe for that, and no clock. A letter that's never sent helps some people to put it down. Shall we try?",
      'I know no shortcut there. What can help is to say what was never said, on paper. Shall we?',
    ],
  },
  {
    id: 'urge',
    pattern: /\b(?:craving|urge|cigarette|drink(?:ing)?|smok\w*|binge|my phone|temptation|relapse)\b/i,
    exercise: 'urge-and-wave',
    lines: [
      'An urge rises, peaks and goes down, mostly within minutes. We can sit through one together. Shall we?',
      'Not by fighting it, oddly. We can watch what it does for two minutes, breath by breath. Shall we?',
    ],
  },
  {
    id: 'habit',
    pattern:
      /\b(?:habit|more often|every day|regularly|routine|stick|stay consistent|keep it up|keep at it|disciplined?|stop \w+ing|exercise more|stop (?:doing|eating|snapping|yelling|shouting|being)|calmer|patient|differently|(?:do|be) better)\b/i,
    exercise: 'if-then-plan',
    lines: [
      "Good intentions go missing in the moment; a plan tied to that moment holds better: 'when this happens, I do that'. Shall we make one?",
      "The moment itself is too late for thinking, so it's best decided before. Shall we make an if-then plan for it?",
    ],
    begins: true,
  },
  {
    id: 'kind',
    pattern:
      /\b(?:kind(?:er)? to myself|love myself|like myself|self[- ]?(?:esteem|worth|love|confidence)|hate myself less|hard on myself|confident|feel (?:good|better) about myself)\b/i,
    exercise: 'self-compassion-break',
    lines: [
      'Not all at once. Three sentences are a start, the last one from you to you. Shall we?',
      'It begins with the tone you take with yourself. There is a short exercise for that. Shall we?',
    ],
  },
  {
    id: 'feel-better',
    pattern:
      /\b(?:feel (?:better|okay|ok|normal|less)|cheer (?:me )?up|make me (?:feel|happy)|get through|survive|carry on|keep going|handle (?:it|this)|deal with (?:it|this|that|all))\b/i,
    exercise: 'small-step',
    lines: [
      "I can't make it go away. What tends to help a little is one small thing, done in spite of it. Shall we find one?",
      "Not by a trick, I'm afraid. But one small thing that fits into a bad day, that we can find. Shall we?",
    ],
  },
  {
    id: 'feeling',
    pattern:
      /\b(?:what I (?:feel|am feeling|'m feeling)|understand (?:myself|why|what)|make sense of|why (?:do|am|can't|don't) I)\b/i,
    exercise: 'naming-what-is-felt',
    lines: [
      "A why I can't answer from here. We can find out what it is, though: the word that fits, and where it sits. Shall we?",
      "I can't see inside. What I can do is help you find the word for it, four minutes. Shall we?",
    ],
  },
  {
    id: 'goal',
    pattern:
      /\b(?:goal|make (?:me )?a plan|a plan (?:for|to)|reach|achieve|become|learn|get better at|dream|novel|book|project|thesis|draft|career|new job)\b/i,
    exercise: 'goal-into-steps',
    lines: [
      'Big things have a first piece like small ones. Shall we cut it up, down to a day and an hour?',
      'Piece by piece. I can help you find the pieces, and the first one. Shall we?',
    ],
    begins: true,
  },
];

/** Where nothing of that fits: an honest limit, and something all the same. */
export const REQUEST_OPEN = [
  'I have no recipe for that. What have you tried so far, and what came of it?',
  "A ready answer I don't have. What would 'solved' look like, in one picture?",
  'I can think alongside you, not for you. What would you tell a friend who asked you this?',
  "I don't know your people and places well enough for advice. Which part of it is the stuck one?",
];

/** Where only what it is about tells which exercise fits. */
export const REQUEST_FITS = [
  'I have no ready answer. What I can do is go through something with you: {offer}. Shall we?',
  'For that I know no recipe. One thing that could help to see it more clearly: {offer}. Shall we?',
];
