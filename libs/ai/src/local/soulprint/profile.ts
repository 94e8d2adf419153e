import { LEFT_OUT, type SoulPrintInput } from '../../tasks.ts';
import { tidy } from '../words.ts';
import { languageOf } from '../language.ts';
import { clausesOf, isUnanswered } from './answer-shape.ts';
import { CARED } from './prose/care.ts';
import { ANY_DRAIN, DRAINS } from './prose/drains.ts';
import { ANY_EMOTION, EMOTIONS, type Emotion } from './prose/emotions.ts';
import { ANY_EVENING, EVENINGS } from './prose/evenings.ts';
import { ANY_HABIT, HABITS } from './prose/habits.ts';
import { type Kind, kindOf } from './lines.ts';
import { ANY_NIGHT, NIGHTS } from './prose/nights.ts';
import type { STYLES } from './prose/opening.ts';
import { gerundOf } from './own-words.ts';
import { ANY_PROUD, PROUD } from './prose/proud.ts';
import { ANY_QUALITY, QUALITIES, SEVERAL_QUALITIES } from './prose/qualities.ts';
import { ANY_RESULT } from './prose/results-any.ts';
import { RESULTS } from './result-kinds.ts';
import { ANY_SKILL, SKILLS } from './prose/skills.ts';
import {
  OPEN,
  OPEN_DRAIN,
  OPEN_EMOTION,
  OPEN_EVENING,
  OPEN_HABIT,
  OPEN_NIGHT,
  OPEN_PROUD,
  OPEN_QUALITY,
  OPEN_RESULT,
  OPEN_SKILL,
} from './prose/unanswered.ts';

const FEELING_WORDS: readonly (Kind & { id: keyof typeof EMOTIONS })[] = [
  {
    id: 'doubt',
    about:
      /\b(?:self[- ]doubt\w*|doubt\w*|insecur\w*|impost\w*|inadequa\w*|unworth\w*|not (?:good )?enough)\b/i,
  },
  {
    id: 'overwhelm',
    about: /\b(?:overwhelm\w*|overload\w*|swamped|stress\w*|too much|pressure\w*|chaos|chaotic|scattered)\b/i,
  },
  { id: 'envy', about: /\b(?:env(?:y|ious)|jealous\w*)\b/i },
  {
    id: 'anxiety',
    about:
      /\b(?:anxi\w*|worr\w*|fear\w*|afraid|scared|nervous\w*|panic\w*|dread\w*|tens(?:e|ion)|uneas\w*|terrified)\b/i,
  },
  { id: 'loneliness', about: /\b(?:lonel\w*|alone|isolat\w*|abandon\w*|homesick\w*|unloved|left out)\b/i },
  {
    id: 'fatigue',
    about:
      /\b(?:tired\w*|exhaust\w*|fatigue\w*|drained|weary|weariness|burn(?:ed|t)?[- ]?out|depleted|sleepy)\b/i,
  },
  { id: 'frustration', about: /\b(?:frustrat\w*|irritat\w*|annoy\w*|impatien\w*|fed up)\b/i },
  {
    id: 'anger',
    about: /\b(?:ang(?:er|ry)|resent\w*|rage|furious|bitter\w*|mad)\b/i,
  },
  {
    id: 'shame',
    about:
      /\b(?:shame\w*|ashamed|guilt\w*|embarrass\w*|regret\w*|remorse|self[- ](?:hate|loathing|criticism))\b/i,
  },
  {
    id: 'sadness',
    about:
      /\b(?:sad\w*|grie(?:f|v\w*)|depress\w*|sorrow\w*|melanchol\w*|heart ?(?:broken|break|ache)|unhapp\w*|disappoint\w*|hopeless\w*|despair\w*|hurt|loss|down|low|blue)\b/i,
  },
  {
    id: 'boredom',
    about: /\b(?:bor(?:ed|edom|ing)|apath\w*|indifferen\w*|flat|unmotivated|stagna\w*|meh)\b/i,
  },
  {
    id: 'confusion',
    about: /\b(?:confus\w*|lost|stuck|uncertain\w*|unsure|torn|undecided|conflicted|adrift)\b/i,
  },
  {
    id: 'light',
    about:
      /\b(?:joy\w*|happ\w*|hope\w*|calm\w*|peace\w*|grat\w*|thankful\w*|excit\w*|content\w*|love\w*|proud|pride|optimis\w*|curio\w*|inspir\w*|relie\w*|serene|serenity|energi\w*|motivat\w*|bless\w*|enthusias\w*)\b/i,
  },
];

const FEELINGS: readonly (Kind & Emotion)[] = FEELING_WORDS.map((kind) => ({
  ...EMOTIONS[kind.id],
  ...kind,
}));

const MAY_BE_MORE =
  /\b(?:depress\w*|panic attacks?|burn(?:ed|t)?[- ]?out|ptsd|trauma\w*|hopeless\w*|addict\w*|despair\w*)\b/i;
const NEGATED = /^\W*(?:not|never|no longer|less)\b/i;
const NON_LATIN = /(?!\p{Script=Latin})\p{L}/u;
/** Fewer letters in all ten answers together are hardly an answer each. */
const BRIEF = 40;

const PLAIN_NOUN =
  /^(?:\p{L}+-)?(?:\p{L}+(?:ness|ty|ence|ance|ion|ship|dom|acy|tude)|trust|grit|discipline|humou?r|grace|hope|joy|faith|focus|strength|courage|calm|empathy|love|peace|control|warmth|bravery|willpower|stamina)$/iu;
const SEVERAL = /\b(?:and|or)\b|[,;&+/]/i;

/** Whether an answer was read: neither left open by the person nor left out. */
export const isRead = (about: object) => about !== CARED && !OPEN.has(about);

/** What the answers are about, as far as their words show it; where they do not, what fits anybody. */
export function profileOf(input: SoulPrintInput) {
  const { targets, bottlenecks, daily_rhythm, reflection } = input;
  const given = [
    ...Object.values(targets),
    ...Object.values(bottlenecks),
    daily_rhythm.pre_sleep_activity,
    reflection.keystone_habit,
    reflection.proud_word,
  ];
  const answers = given.filter((answer) => answer !== LEFT_OUT);
  const language = languageOf(answers.join('. '));
  const isForeign =
    /^(?!en$|none$|other$)/.test(language) || answers.some((answer) => NON_LATIN.test(answer));
  const find = <K extends Kind>(kinds: readonly K[], answer: string) =>
    // A word of another language may look like an English one: German 'die' is no death.
    isForeign ? null : kindOf(kinds, answer.replaceAll('’', "'"));
  /**
   * What an answer is about; where that cannot be told, what fits any; where it says nothing, what one could ask
   * instead; and where it is left out, no reading at all.
   */
  const about = <K extends Kind, Any, Open>(kinds: readonly K[], any: Any, open: Open, answer: string) => {
    if (answer === LEFT_OUT) return CARED;
    return isUnanswered(answer) ? open : (find(kinds, answer) ?? any);
  };

  const { dominant_emotion, keeps_up_at_night, time_drain } = bottlenecks;
  const { pre_sleep_activity } = daily_rhythm;
  const { result_12_months, personal_quality, professional_skill } = targets;
  const inDanger = answers.length < given.length;
  const quality = about(QUALITIES, ANY_QUALITY, OPEN_QUALITY, personal_quality);
  const result = about(RESULTS, ANY_RESULT, OPEN_RESULT, result_12_months);
  return {
    style: styleOf(answers, isForeign),
    inDanger,
    needsHelp: !inDanger && MAY_BE_MORE.test(`${dominant_emotion} ${keeps_up_at_night}`),
    quality,
    /** The quality as a noun. */
    virtue: virtueOf(personal_quality, quality.noun),
    result,
    /** Each thing that the target names, with what it is about. */
    clauses: isRead(result)
      ? clausesOf(result_12_months).map((words) => ({ words, result: find(RESULTS, words) ?? ANY_RESULT }))
      : [{ words: result_12_months, result }],
    skill: about(SKILLS, ANY_SKILL, OPEN_SKILL, professional_skill),
    pair: pairOf(find(RESULTS, result_12_months), find(SKILLS, professional_skill)),
    /** The target as a noun phrase. */
    aim: isRead(result) ? gerundOf(result_12_months) : null,
    // 'Nothing' is an answer to what keeps one awake, and to how the day ends.
    night: about(NIGHTS, ANY_NIGHT, find(NIGHTS, keeps_up_at_night) ?? OPEN_NIGHT, keeps_up_at_night),
    emotion: about(
      NEGATED.test(dominant_emotion) ? [] : FEELINGS,
      ANY_EMOTION,
      OPEN_EMOTION,
      dominant_emotion,
    ),
    drain: about(DRAINS, ANY_DRAIN, OPEN_DRAIN, time_drain),
    evening: about(
      EVENINGS,
      ANY_EVENING,
      find(EVENINGS, pre_sleep_activity) ?? OPEN_EVENING,
      pre_sleep_activity,
    ),
    habit: about(HABITS, ANY_HABIT, OPEN_HABIT, reflection.keystone_habit),
    proud: about(PROUD, ANY_PROUD, OPEN_PROUD, reflection.proud_word),
  };
}
export type Profile = ReturnType<typeof profileOf>;

/** The person's own word where it is a noun, else what their words are about. */
function virtueOf(answer: string, noun: string): string {
  const own = tidy(answer);
  if (PLAIN_NOUN.test(own)) return own.toLowerCase();
  return SEVERAL.test(own) ? SEVERAL_QUALITIES : noun;
}

/** How a result and a skill stand to each other, as far as can be told. */
function pairOf(result: Kind | null, skill: Kind | null): 'together' | 'apart' | 'unknown' {
  if (!result || !skill) return 'unknown';
  return RELATED.has(`${result.id} ${skill.id}`) ? 'together' : 'apart';
}

const RELATED = new Set([
  'writing writing',
  'art art',
  'learning language',
  'learning code',
  'business selling',
  'business order',
  'career leading',
  'career speaking',
  'money order',
  'money selling',
  'home hands',
]);

function styleOf(answers: readonly string[], isForeign: boolean): keyof typeof STYLES {
  if (isForeign) return 'foreign';
  const letters = answers.join('').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < BRIEF) return 'brief';
  return answers.filter((answer) => answer.length > 120).length >= 2 ? 'full' : 'plain';
}
