import { ENGLISH_EXERCISES } from '../exercises/exercises.ts';

/** Exercises that are asked for by name, beside their titles. */
const NAMES: readonly (readonly [string, RegExp])[] = [
  ['worry-tree', /\bworry tree\b|\bsort (?:this|my|a|the) worr(?:y|ies)\b/],
  ['self-compassion-break', /\bself[- ]compassion\b/],
  ['bedtime-unload', /\b(?:bedtime|brain) (?:unload|dump)\b|\bunload my head\b/],
  ['urge-and-wave', /\burge surf\w*\b|\b(?:ride|surf) (?:the|this|it|an) ?(?:urge|craving|wave|out)\b/],
  ['goal-into-steps', /\b(?:break|cut|split) (?:my|a|this|the) (?:\w+ )?goal\b/],
  ['prepared-talk', /\bprepare (?:for )?(?:a|the|my|this) (?:\w+ )?(?:talk|conversation)\b/],
  ['naming-what-is-felt', /\b(?:name|find (?:the|a) word for) (?:what i|my|this|the) feel\w*\b/],
  ['small-step', /\bone small step\b|\bsmall step exercise\b/],
];

/** What somebody asks help for, by plain words; the first that matches counts. */
const NEEDS: readonly (readonly [string, RegExp])[] = [
  ['bedtime-unload', /\b(?:sleep|fall asleep|insomnia|switch off at night|wind down)\b/],
  ['paced-breathing', /\b(?:calm(?: myself)? down|relax|breathe|panic\w*|stop shaking|calm my|slow down)\b/],
  [
    'unsent-letter',
    /\b(?:write (?:to )?(?:him|her|them)|forgive|get over|move on|let (?:him|her|them) go|miss(?:ing)? (?:him|her|them)|grie\w+)\b/,
  ],
  [
    'prepared-talk',
    /\b(?:talk to|speak to|speak with|talk with|tell (?:him|her|them|my|the)|ask (?:him|her|them|my|for)|say (?:to|no)|apologi[sz]e|bring (?:it|this) up|confront|conversation|raise it|set (?:a )?boundar\w+)\b/,
  ],
  [
    'small-step',
    /\b(?:get(?:ting)? (?:started|going|up|out of bed)|start(?:ing)?|procrastinat\w*|put(?:ting)? (?:it |things )?off|motivat\w*|get (?:it|this|things) done)\b/,
  ],
  [
    'worry-tree',
    /\b(?:stop (?:worrying|thinking|overthinking|obsessing)|worr\w*|overthink\w*|get (?:it|this|that) out of my head|less (?:anxious|worried|nervous)|anxi\w*)\b/,
  ],
  ['urge-and-wave', /\b(?:craving|urge|cigarette|drink(?:ing)?|smok\w*|binge|temptation|relapse)\b/],
  [
    'if-then-plan',
    /\b(?:habit|more often|every day|regularly|routine|stick to|stay consistent|keep it up|stop \w+ing)\b/,
  ],
  [
    'self-compassion-break',
    /\b(?:kind(?:er)? to myself|love myself|like myself|self[- ]?(?:esteem|worth|love|confidence)|hard on myself)\b/,
  ],
  [
    'naming-what-is-felt',
    /\b(?:what i (?:feel|am feeling|'m feeling)|understand (?:myself|my feelings)|make sense of)\b/,
  ],
  ['three-good-things', /\b(?:grateful|gratitude|something good|cheer (?:me )?up|feel better)\b/],
  ['day-review', /\b(?:look back|go over|sort) (?:on |through )?(?:my|the|this) day\b/],
];

const ASKS_HELP =
  /\b(?:help me|(?:can|could|will|would) you help|i need help|how (?:do|can|should) i|(?:can|could) we (?:do|try)|something (?:for|to help|against|that helps)|(?:anything|exercise|something) (?:for|to|that))\b/;
const LONGEST = 160;
/** 'The week ahead' may be a title, or the week ahead. */
const LONGEST_WITH_TITLE = 60;

const inOneLine = (text: string) => text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();

/** The exercise that a short message names and asks for. */
export function exerciseNamed(message: string): string | null {
  const text = inOneLine(message);
  if (text.length > LONGEST) return null;
  const asks =
    /\b(?:do|try|start|begin|open|want|like|have|give|show|let'?s|can we|could we|need|again)\b|^(?:the|an?)\b|\bplease\b/.test(
      text,
    );
  const byTitle = ENGLISH_EXERCISES.find(({ title }) => text.includes(title.toLowerCase()));
  if (byTitle && asks && text.length <= LONGEST_WITH_TITLE) return byTitle.id;
  return asks ? (NAMES.find(([, pattern]) => pattern.test(text))?.[0] ?? null) : null;
}

/** The exercise for what a short message asks help with. */
export function exerciseNeeded(message: string): string | null {
  const text = inOneLine(message);
  if (text.length > LONGEST || !ASKS_HELP.test(text)) return null;
  return NEEDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
