import type { Telling } from '../telling.ts';

/** Questions that aren't asked of a program, and some that are: what can honestly be said to them. */
export const TELLINGS_QUESTIONS: readonly Telling[] = [
  {
    id: 'new-here',
    pattern:
      /\b(?:never (?:used|tried|done) (?:one of these|this|anything like this|such a thing|an? (?:app|chatbot|journal))|first time (?:here|using|trying this|I(?:'m| am) (?:using|trying))|new (?:here|to this)|set (?:it|this) up for me|not (?:used to|good with) (?:this|computers|technology|these things)|(?:how|where) do I (?:start|begin) (?:here|with this))\b/i,
    lines: [
      "Welcome. There's nothing to get wrong here: write the way you'd speak, and I'll ask now and then.",
      'Then welcome. You write what you like, I read it and ask along; more it is not.',
    ],
    asks: ['What was today like, so far?', 'What would you like to begin with?'],
    leads: true,
  },
  {
    id: 'how-others-do-it',
    pattern:
      /\bhow (?:do|does|can|could|did) (?:people|others|other people|anyone|anybody|one|everyone|someone|they all)\b/i,
    lines: [
      "I don't know it from the inside. From what people write: badly on some days, and then a bit less badly.",
      "Nobody does it well from the first day, as far as I've read.",
    ],
    asks: ['What would get you through the next day of it?', 'Whom could you ask who has been there?'],
    leads: true,
  },
  {
    id: 'is-it-normal',
    pattern:
      /^(?:and |but |so |or )*is (?:that|this|it) (?:really |just |even |so )?(?!because\b)\p{L}+(?: (?:of me|that I\b.*|if I\b.*|to\b.*|or\b.*))?\W*$|\bdo you think (?:that |it |this )?(?:that|it|this)?(?:'s| is| was)? ?(?:silly|stupid|weird|strange|crazy|childish|bad|selfish|wrong|dumb|normal|ok|okay)\b|\bam I (?:normal|weird|crazy|overreacting|being (?:unfair|silly|dramatic))|\bis it (?:bad|wrong|weird|normal|selfish|strange|ok|okay|silly|stupid|too late)\b/iu,
    lines: [
      "You'd be far from the only one, as far as I can tell.",
      "I'm no judge, and I don't think you need one.",
      'More people ask themselves that than you would think.',
      "I can't say what is normal. I can say that it makes sense to ask.",
    ],
    asks: ['What makes you ask?', 'What would you say to a friend who asked that?'],
    leads: true,
  },
  {
    id: 'what-if',
    pattern: /\bwhat (?:happens|will happen|would happen|do I do) (?:if|when)\b|\bwhat if\b/i,
    lines: [
      "That I can't tell you; I don't know how it will go.",
      "I can't look ahead. But I can look at it with you.",
    ],
    asks: [
      'What is the worst of the answers, and what would you do on the morning after it?',
      'What do you think, honestly: how likely is it?',
    ],
    exercise: 'worry-tree',
    leads: true,
  },
  {
    id: 'will-it',
    pattern:
      /^(?:and |but |so )*(?:is|are|was|were|does|do|did) (?:he|she|they|my \w+) (?:\w+ )?(?:mad|angry|upset|cross|disappointed|annoyed|avoiding|ignoring|hate|like|love|miss|think|still)\b|^(?:and |but |so )*(?:will|does|is|can|would) (?:it|this|that|things|he|she|they|I) (?:ever |really |just )*(?:get|be|stop|end|change|come|go|work|feel|always|forgive|understand|pass)\b|\bdo you think (?:that )?(?:he|she|they|it|that|this|things|people|my \w+)\b|\bwhen (?:will|does) (?:it|this) (?:ever )?(?:stop|end|get|pass)\b/i,
    lines: ["I don't know, and I won't pretend to.", "I know only what you wrote, so I can't say."],
    asks: ['What is your own guess?', 'What do you hope, and what do you fear?'],
    leads: true,
  },
  {
    id: 'asks-companion',
    pattern:
      /^(?:so |and |but |ok |wait )*(?:are|do|will|can|could|would) (?:you|u) (?:even |really |actually |just |gonna |going to |always |ever )*(?:\p{L}+)/iu,
    needs:
      /\b(?:ask|get|understand|listen\w*|care|feel|read|remember|hear|mean|repeat|think|believe|follow|judge|know)\b(?! (?:he|she|they|it|my|that he|that she|that they)\b)/i,
    lines: [
      "I'm a small program, so I understand less than a person would.",
      "I'm a program, so I can't promise that. I do read what you write.",
    ],
    rests: true,
    isSmall: true,
    leads: true,
  },
  {
    id: 'no-phrases',
    isWhole: true,
    pattern:
      /^(?:please )?(?:don't|do not|dont|stop|no more) (?:you )?(?:tell(?:ing)?|ask(?:ing)?|say(?:ing)?|give|giving|start|quote|quoting|repeat(?:ing)?|do(?:ing)?) (?:me |that |with |it |this )?/i,
    lines: ["I won't.", 'All right. Only you, then, in your own words.', 'Noted. You set the tone.'],
    rests: true,
    isSmall: true,
    leads: true,
  },
  {
    id: 'no-words',
    pattern:
      /\b(?:don't|do not|didn't) (?:really |even |quite )*know what to (?:say|write|think|feel)\b|^(?:no words|speechless|i have no words)\W*$/i,
    lines: [
      "There's no right thing to say. It can stay half a sentence.",
      "Then don't look for words. Write what's in front of you.",
    ],
    asks: ['What was the first thing you did afterwards?', 'Who is around you just now?'],
    leads: true,
  },
  {
    id: 'is-nothing',
    pattern:
      /^(?:nothing (?:special|much|really|new)|not much|same (?:as always|old)|just a (?:normal|regular|boring) day)\b/i,
    lines: ["An ordinary day, then. That's fine."],
    asks: ['Was there one thing you liked today?'],
    leads: true,
  },
];
