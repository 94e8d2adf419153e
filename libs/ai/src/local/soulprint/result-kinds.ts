import { BODILY } from './prose/results-body.ts';
import { LIVED } from './prose/results-lived.ts';
import { MADE } from './prose/results-made.ts';
import type { Kind } from './lines.ts';
import type { Result } from './result-shape.ts';

const of = (id: string) => [...MADE, ...LIVED, ...BODILY].filter((result) => result.id === id);

/** Words that decide, whatever else is in the sentence: a healthy relationship is about people, not about health. */
const DECISIVE: readonly Kind[] = [
  { id: 'learning', about: /\bread(?:ing)? (?:more|\d+)\b/i },
  { id: 'writing', about: /\b(?:novel|book|memoir|manuscript|screenplay|write down)\b(?! ?club)/i },
  {
    id: 'love',
    about:
      /\b(?:relationships?|marriage|married|marry|partner(?! at)|wedding|reconcil\w*|reconnect\w*|love life)\b|^\W*my (?:kids?|children|daughter|son|husband|wife|mother|mom|mum|father|dad|sister|brother|family)\b/i,
  },
  {
    id: 'business',
    about:
      /\b(?:business|start ?up|freelanc\w*|self[- ]employed|etsy|my own (?:\w+ )?(?:shop|store|practice|company|studio|brand|agency|label|firm|boutique|clinic))\b/i,
  },
  {
    id: 'career',
    about:
      /\b(?:promot\w*|careers?|new job|better job|dream job|head of|director of|quit my job|becom(?:e|ing) an? (?:\w+ )?(?:teacher|nurse|doctor|therapist|lawyer|engineer|designer|manager|pilot|coach|developer))\b/i,
  },
  {
    id: 'rest',
    about:
      /\b(?:work[- ]?life|peace|balance|weekends? off|feel(?:ing)? (?:like myself|myself|better|whole|alive|at home)|(?:stop|quit|no|not|less|avoid) (?:work|working) (?:on |at |over |in )?(?:the )?(?:weekends?|saturdays?|sundays?|evenings?|nights?|holidays?|late|so much|overtime))\b/i,
  },
  {
    id: 'sleep',
    about:
      /\bsleep(?:ing)? (?:more|better|well|enough|properly|through|longer|\d)|\b(?:more|better|enough|good) sleep\b/i,
  },
];
// 'Save for a house' is about the money, 'move to a city I love' about the place.
const ORDER =
  'writing sober sleep health body money art business learning travel home love career rest'.split(' ');

export const RESULTS: readonly Result[] = [
  ...of('shop'),
  ...of('child'),
  ...of('partner'),
  ...DECISIVE.flatMap(({ id, about }) => of(id).map((result) => ({ ...result, about }))),
  ...ORDER.flatMap(of),
];
