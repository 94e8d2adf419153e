import { countWords } from '@inkwell/contracts/words';
import { feelingsIn, isLight as isLightFamily, type Feeling } from '../local/feelings.ts';
import { isPlainlyEnglish, isUnreadable, languageOf } from '../local/language.ts';
import { isRelation } from '../local/relations.ts';
import { classify, type Head } from '../reading/head.ts';
import type { Embedding } from '../reading/embeddings.ts';
import { intentByRules, INTENTS, isRequest, type Intent } from './intent-rules.ts';
import type { Family, Kind } from './kind.ts';
import { kindIn, NO_KIND } from './kinds.ts';
import { requestIn, type Request } from './requests.ts';
import { readAct, type ActHead, type DialogueAct } from './dialogue-acts.ts';
import { guidesFor, NO_PLAN, planIn, type PlanReading, type Subject } from './subject-head.ts';
import type { Guide } from './guide.ts';
import { mended } from './spelling.ts';
import type { Told } from './telling.ts';
import { tellingsIn } from './tellings.ts';
import { LANGUAGES } from './languages/languages.ts';
import { clausesOf, feelingWithCause } from './reflect.ts';
import { traitsOf, type FindReplies, type FoundReply } from './retrieval.ts';
import { SITUATION_WORDS } from './situation-words.ts';
import { SITUATIONS } from './situations.ts';
import type { Situation } from './situation.ts';
import { canBeGlad, SARCASM, toneOf, toneShares, type Tone } from './tone.ts';

export type Heads = {
  /** Its classes are the dialogue acts. */
  acts: ActHead;
  /** Its classes are the ids of the guides, and 'none'. */
  guides: Head;
  /** Its classes are the intents, and 'none'. */
  intents: Head;
  /** Its classes are the ids of the topics of plans, 'several', 'week' and 'none'. */
  plans: Head;
  /** Its classes are the ids of the kinds. */
  kinds: Head;
  /** Its classes are the ids of the situations. */
  situations: Head;
  /** Replies that were written for messages like one. Default: none. */
  findReplies?: FindReplies | undefined;
};

/** What a message says, as far as it is certain. */
export type Understanding = {
  /** As it was written. */
  text: string;
  /** With its slips mended: what is read, and said back. */
  meant: string;
  shape: 'empty' | 'emoji' | 'unreadable' | 'foreign' | 'text';
  language: string;
  words: number;
  /** Whether it asks for something. */
  isRequest: boolean;
  intent: Intent | null;
  /** What the message does in the conversation, where an embedding shows it; else it tells. */
  act: DialogueAct;
  /** Whether plain words show the intent. */
  isPlain: boolean;
  situation: Situation | null;
  /** Whether plain words show the situation, or the head is very sure of it. */
  isShown: boolean;
  /** What the message does, and the family of that, where it is sure. */
  kind: Kind | null;
  /** Whether the head alone is sure of it. */
  isKindSure: boolean;
  family: Family | null;
  /** The person's own, in their order, without those they deny. */
  feelings: Feeling[];
  isLight: boolean;
  isHeavy: boolean;
  tone: Tone;
  /** How likely it is hard, by the head alone; null where there is no embedding. */
  hardness: number | null;
  /** The kinds of sentences in it, the weightiest first. */
  tellings: Told[];
  /** Replies that were written for messages like it, the nearest first. */
  written: FoundReply[];
  /** The guides that may fit it, the likeliest first. */
  guides: Subject<Guide>[];
  /** What it may want to plan. */
  plan: PlanReading;
  /** What help it asks for. */
  request: Request | null;
  /** What can be said back, in the second person. */
  clauses: string[];
  /** A feeling with its cause, as a sentence. */
  felt: string | null;
};

/** So sure a head must be of its likeliest class. Chosen by cross-validation: see docs/decisions/008-companion.md. */
export const MIN_INTENT = 0.35;
/** A move that is none ends what somebody was telling: of those it must be surer. */
const MIN_MOVE = 0.5;
/** A wrong answer would do harm here, or call the person wrong. */
const MIN_GRAVE = 0.7;
const GRAVE: readonly Intent[] = ['ask-diagnosis', 'ask-medication', 'correction', 'insult'];
export const MIN_SITUATION = 0.5;
/** And so sure of one that plain words show. */
const MIN_SHOWN_SITUATION = 0.12;
/** So sure that plain words change the subject. */
const MIN_CLEARLY_SHOWN = 0.25;
/**
 * Of a longer message one word, or one clause, is rarely the point: of replies to those of 13 to 18 words that were
 * found by one a third was wrong, of longer ones half, of shorter ones a tenth.
 */
const MOST_WORDS_OF_SIGN = 12;
/** What somebody is going to do is the point of a longer message, too. */
const DECIDES: ReadonlySet<string> = new Set(['will-do', 'might-do', 'might-talk']);
const OF_THE_COMPANION: ReadonlySet<Intent> = new Set([
  'ask-companion-self',
  'complaint',
  'praise',
  'insult',
]);
/** A long message tells something, whatever it asks beside it. */
const MOST_WORDS_OF_INTENT = 60;

/**
 * @param embedding of the whole message; null where there is none: then plain words alone are read
 * @param isLater whether English was written before
 * @param spoken the little known language that was written before; null: English
 */
export function understand(
  raw: string,
  {
    embedding,
    spoken,
    isLater,
    heads,
  }: { embedding: Embedding | null; spoken: string | null; isLater: boolean; heads: Heads },
): Understanding {
  const text = raw.replaceAll('’', "'").trim();
  const words = countWords(text);
  const written = languageIn(text, words, spoken, isLater);
  // A list of things has few of a language's common words.
  const language =
    written === 'other' && (isLater || hasEnglishWords(text)) && /^[\p{Script=Latin}\P{L}]+$/u.test(text)
      ? 'en'
      : written;
  const prose = LANGUAGES.get(language);
  const meant = prose ? text : mended(text);
  const lower = meant.toLowerCase();
  const byRule = prose
    ? (prose.intents.find(([, pattern]) => pattern.test(lower))?.[0] ?? null)
    : intentByRules(withoutTag(meant));
  // 'Where do you go for nine days, smelling of diesel' asks the cat.
  const rule = byRule !== null && OF_THE_COMPANION.has(byRule) && words > MOST_WORDS_OF_SIGN ? null : byRule;
  const shape = shapeOf(text, language, rule);
  const areGladTears = GLAD_TEARS.test(text);
  const feelings = feelingsIn(meant.replaceAll(QUOTED, ' '), isRelation).filter(
    ({ negated, others, word }) => !negated && !others && !(areGladTears && TEARS.test(word)),
  );
  const intent =
    rule ??
    (!prose && words <= MOST_WORDS_OF_INTENT ? intentByHead(withoutTag(meant), embedding, heads) : null);
  const isRead = shape === 'text' && !prose;
  const shares = isRead && embedding ? toneShares(heads.situations, embedding) : null;
  const isLight =
    canBeGlad(shares) &&
    !SARCASM.test(meant) &&
    feelings.every(({ family }) => isLightFamily(family)) &&
    (feelings.length > 0 ||
      (GOT_IT.test(lower) && !NOT_GLAD.test(lower)) ||
      (shape === 'text' && /!!|!$/.test(text) && !NOT_GLAD.test(lower.replaceAll(CAN_HARDLY_BELIEVE, ''))));
  const isHeavy = feelings.some(({ family }) => !isLightFamily(family));
  const isBrief = isRead && words <= MOST_WORDS_OF_SIGN;
  const about = isBrief ? situationOf(meant, embedding, heads) : NO_SITUATION;
  const does = isBrief ? kindIn(meant, words, embedding, heads.kinds) : NO_KIND;
  return {
    text,
    meant,
    shape,
    language,
    words,
    isRequest: isRequest(meant),
    intent: shape === 'text' ? intent : null,
    act: isRead && embedding ? actIn(text, embedding, heads.acts) : 'tells',
    isPlain: rule !== null,
    ...about,
    ...does,
    feelings,
    isLight,
    isHeavy,
    tone: toneOf(meant, { words, isHeavy, isLight, situation: about.situation, family: does.family, shares }),
    hardness: shares?.hard ?? null,
    tellings: isRead
      ? tellingsIn(meant, feelings).filter(({ telling }) => isBrief || DECIDES.has(telling.id))
      : [],
    written: isRead && embedding ? (heads.findReplies?.(embedding, traitsOf(text)) ?? []) : [],
    guides: isRead && embedding ? guidesFor(text, embedding, heads.guides) : [],
    plan: isRead ? planIn(text, embedding, heads.plans) : NO_PLAN,
    request: isRead ? requestIn(meant) : null,
    clauses: isRead ? clausesOf(meant) : [],
    felt: feelingWithCause(meant, (word) => feelings.some((feeling) => feeling.word === word)),
  };
}

const ENGLISH_WORDS =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|haven'?t|can'?t|don'?t|didn'?t|start(?:ed|ing)?|due|need|want|homework|school|work|tired|feel(?:ing)?|procrastinating|nothing|everything)\b/gi;
/** A few words without an article are English by two of these. */
const hasEnglishWords = (text: string) => (text.match(ENGLISH_WORDS)?.length ?? 0) > 1;

/** What is quoted is no feeling of the person's. */
const QUOTED = /["“][^"”]*["”]/g;
/** Tears beside these are none of grief. */
const GLAD_TEARS = /!!|\b(?:giggl|laugh|happy tears|tears of joy)/i;
const TEARS = /^(?:cry|cried|crying|tears)$/;

/** 'Can you believe that' asks nothing. */
const withoutTag = (meant: string) =>
  meant.replace(/[.,;!]*\s*\b(?:can you believe (?:it|that|this)|you know)\W*$/i, '') || meant;

/** In so few words a plain English move is English where English was written before. */
const FEW_WORDS = 4;

/**
 * A few words tell no language, and neighbours are easily mistaken: then it is the one that was written before.
 * @param spoken the language of the messages before, where it is one that is little known
 */
function languageIn(text: string, words: number, spoken: string | null, isLater: boolean): string {
  const language = languageOf(text);
  const isFew = isLater && words <= FEW_WORDS;
  if (isFew && ((language !== 'none' && !LANGUAGES.has(language)) || intentByRules(mended(text)) !== null))
    return /^[\p{Script=Latin}\P{L}]+$/u.test(text) ? 'en' : language;
  if (!spoken || language === 'none') return language;
  return words >= 4 && isPlainlyEnglish(text) ? 'en' : spoken;
}

function shapeOf(text: string, language: string, rule: Intent | null): Understanding['shape'] {
  if (text === '') return 'empty';
  if (rule || /^\d{1,2}(?:\/10|[:.]\d\d)?(?: ?[ap]m)?$/i.test(text)) return 'text';
  if (language === 'none') return /\p{Extended_Pictographic}/u.test(text) ? 'emoji' : 'unreadable';
  if (language === 'en' && isUnreadable(text)) return 'unreadable';
  return language === 'en' || LANGUAGES.has(language) ? 'text' : 'foreign';
}

/** What is told must not be taken for a remark about the talk: of it nothing would be answered, or kept. */
export const MIN_ACT = 0.6;
/** Where few words could be either: 'found nothing', 'tomorrow at nine'. */
const MIN_ACT_OF_FEW = 0.8;
const OFTEN_TOLD: Partial<Record<DialogueAct, RegExp>> = {
  // 'Fix the bike' and 'write the application' are to be done.
  edits:
    /\b(?:can|could|may) (?:you|u|i|we)\b|\b(?:you|u)\b|\b(?:on|to|from|off|in) (?:the|my|that|this) (?:list|plan|page)\b|\b(?:this|that|the|my) (?:last |first |second |third )?(?:line|bit|page|list|plan)\b.*\b(?:out|off|wrong|again|back)\b|^(?:please )?(?:change|edit|remove|delete|undo|redo|take|cross|show me|move|put|make) (?:it|that|this|the (?:last|first|second|third) (?:one|line|bit))\b/i,
  goodbye:
    /^(?!(?:he|she|they|my|now I'm)\b)(?!.*\bsupposed to\b)(?!(?:tomorrow|today|on) (?:at|after|before)\b)/i,
  'no-answer':
    /^(?=.*\b(?:idk|dunno|idea|nothing|blank|pass|can'?t|don'?t|not|hard|rather|no|clue|none|nope)\b)(?!.*\b(?:he|she|they|him|her|nobody|anyone|somebody|said|told|found|happened|didn't)\b)/i,
  leaves: /^(?!.*\b(?:yes|he|she|doing|smoking|drinking)\b)/i,
};

function actIn(text: string, embedding: Embedding, acts: ActHead): DialogueAct {
  const { act, likely } = readAct(text, embedding, acts);
  const needs = OFTEN_TOLD[act];
  if (needs?.test(text) === false) return 'tells';
  return likely >= (needs ? MIN_ACT_OF_FEW : MIN_ACT) ? act : 'tells';
}

/** The classes of a head, likeliest first. */
function ranking(head: Head, embedding: Embedding): { name: string; probability: number }[] {
  return classify(head, embedding)
    .map((probability, index) => ({ name: head.classes[index] ?? '', probability }))
    .toSorted((a, b) => b.probability - a.probability);
}

function intentByHead(text: string, embedding: Embedding | null, { intents }: Heads): Intent | null {
  if (!embedding) return null;
  const [first] = ranking(intents, embedding);
  const intent = INTENTS.find((each) => each === first?.name);
  if (!first || !intent) return null;
  // 'I keep putting off my tax return' asks nothing.
  if (intent.startsWith('ask-') && !isRequest(text) && !ASKING.test(text)) return null;
  // 'I want to stop doing that' leaves nothing.
  if (intent === 'leave' && text.split(' ').length > 4) return null;
  if (intent === 'correction' && !CORRECTS.test(text)) return null;
  if (HEAD_NEEDS[intent]?.test(text) === false) return null;
  // 'I could tell her to text me' is no wish, whatever it is like.
  if (intent.startsWith('wish-') && !isRequest(text)) return null;
  const min = GRAVE.includes(intent) ? MIN_GRAVE : /^(?:ask|wish)-/.test(intent) ? MIN_INTENT : MIN_MOVE;
  return first.probability < min ? null : intent;
}

/** An intent that is told by few words is none without one of them, however sure the head is. */
const HEAD_NEEDS: Partial<Record<Intent, RegExp>> = {
  praise:
    /^(?!.*\b(?:I|he|she|they) (?:said|told)\b).*\b(?:you|this|that|it)(?:'s| is| was|'re| are)?\b.*\b(?:help\w*|good|great|nice|useful|kind|love\w*|lovely|like|best|amazing|worked|smart|needed)\b/i,
  thanks: /\b(?:thank\w*|thx|appreciat\w*|grateful|cheers)\b/i,
  resume:
    /^(?:(?:ok|okay|so|let's|can we|I want to|shall we) )*(?:continue|resume|go on|carry on|back to|where were we|pick)\b/i,
  unsure:
    /^(?!(?:and |but )*(?:he|she|they|it|my|nobody|no one)\b).*\b(?:know|sure|idea|clue|maybe|think of|tell|hm+|unsure)\b/i,
  disagree: /^(?:no|nope|nah|not|never|I don't (?:think|want|agree|believe)|don't|wrong|I disagree)\b/i,
  agree:
    /^(?:y\p{L}{0,3}|ok\p{L}*|sure|right|true|exactly|definitely|absolutely|of course|let's|sounds|go|please|fine|alright|that(?:'s| is) (?:it|right|true)|I (?:do|agree|think so|guess so|would))\b/iu,
  goodbye:
    /\b(?:bye|night|later|tomorrow|go|going|leave|bed|sleep|see you|soon|end|stop|finish|enough|off|logging)\b/i,
  done: /\b(?:done|did|finished|ready|complete\w*|over|ticked)\b/i,
  pause: /\b(?:later|now|tomorrow|pause|wait|break|another time|moment|back|hold on)\b/i,
  complaint:
    /\b(?:you|your|this|bot|chatbot|app|chat|program|machine|answers?|questions?)\b|^\W*(?:\S+ ){0,2}(?:same|again|boring|useless|stop)\W*$/i,
  greeting: /^(?:hi+|hey+|hello|good|morning|evening|yo|hola|greetings|howdy|back|I'm back)\b/i,
  'ask-billing':
    /^(?!.*\b(?:rent|landlord|loan|debt|bills?|mortgage|salary|boss)\b).*\b(?:subscri\w*|cancel\w*|pay\w*|price\w*|costs?|trial|refund|charged?|free|premium)\b/i,
  'ask-account':
    /\b(?:account|password|e-?mail|delete|log(?:ged)? (?:in|out)|sign|username|profile|settings)\b/i,
  'ask-privacy':
    /\b(?:privat\w*|privacy|reads?|sees?|secure|encrypt\w*|data|safe|shar\w*|stor\w*|train\w*|sell|sold)\b/i,
  'ask-human': /\b(?:you|u|this|human|person|bot|robot|ai|program)\b/i,
  'test-message': /\btest\w*\b|\bhello world\b/i,
  'time-given': /\d|\b(?:day|night|morning|noon|afternoon|evening|tomorrow|lunch|\p{L}+day)\b/iu,
  'new-subject': /\b(?:else|other|another|new|different|change|subject|topic|instead|rather)\b/i,
  'ask-meaning': /\b(?:mean\w*|understand|get|say|huh|what)\b/i,
};

const CORRECTS = /^(?:no|not|nope|actually|sorry|wait|i meant|i mean|that's)\b|\bnot what\b|\bwrong\b/i;
/** Good news without a word for the feeling. */
const GOT_IT =
  /\b(?:i|we)(?:'ve)? (?:just |finally |actually )*(?:got (?:in\b|into|accepted|picked|the (?:\w+ )?(?:job|part|place|flat|role|house|apartment|grant|promotion|keys))|passed|won|made it|submitted|handed it in|finished it|was accepted|am in\b|(?:'m|am) (?:so |finally )?free+\b)/;
const CAN_HARDLY_BELIEVE =
  /\b(?:can't|cannot|still can't|couldn't) believe(?: it| this)?\b|\bnever thought\b/g;

const ASKING =
  /^(?:(?:and|so|but|ok|hey|well),? )*(?:what|who|whose|how|why|when|where|which|do|does|did|are|is|am|can|could|will|would|should|have|has|tell|show)\b/i;

/** Words beside which a good thing is none. */
const NOT_GLAD =
  /\b(?:not|never|no|but|by luck|afraid|scared|dread\w*|worr\w*|angry|sad|hate|fail\w*|lost|wish)\b|n't\b/;

/** Said in words that leave no doubt. */
const PLAINLY_SAID =
  /^(?:panic-now|engaged-or-wedding|breakup|divorce|someone-died|pet-died|miscarriage|lost-job)$/;
const minShown = (id: string) =>
  PLAINLY_SAID.test(id) ? 0 : SITUATIONS.get(id)?.tone === 'hard' ? MIN_SHOWN_SITUATION : MIN_CLEARLY_SHOWN;

const NO_SITUATION = { situation: null, isShown: false };
/** So sure a head must be to change the subject. */
const MIN_NEW_SITUATION = 0.65;

function situationOf(
  text: string,
  embedding: Embedding | null,
  { situations }: Heads,
): Pick<Understanding, 'situation' | 'isShown'> {
  const found = (id: string, isShown: boolean) => ({ situation: SITUATIONS.get(id) ?? null, isShown });
  const lower = text.toLowerCase();
  const isGlad = !NOT_GLAD.test(lower.replaceAll(CAN_HARDLY_BELIEVE, ''));
  // 'She got the job' is somebody else's news.
  const isOwn = !/^(?:and |but |then )?(?:he|she|they)\b/.test(lower) || /\b(?:me|us)\b/.test(lower);
  const isRefused = /\b(?:don't|do not|didn't|never) (?:really |even )?(?:want|need|like)\b/.test(lower);
  const fits = (id: string) =>
    !(isRefused && id.startsWith('wants-')) && (SITUATIONS.get(id)?.tone !== 'good' || (isGlad && isOwn));
  const shown = Object.keys(SITUATION_WORDS).filter((id) => SITUATION_WORDS[id]?.test(lower) && fits(id));
  if (!embedding) return found(shown[0] ?? '', true);
  const ranked = ranking(situations, embedding);
  const byWords = ranked.find(
    ({ name, probability }) => shown.includes(name) && probability >= minShown(name),
  );
  const isLong = text.split(' ').length >= 3;
  if (byWords)
    return found(byWords.name, PLAINLY_SAID.test(byWords.name) || byWords.probability >= MIN_CLEARLY_SHOWN);
  const [first] = ranked;
  const isSure = first && isLong && first.probability >= MIN_SITUATION && fits(first.name);
  return isSure ? found(first.name, first.probability >= MIN_NEW_SITUATION) : NO_SITUATION;
}
