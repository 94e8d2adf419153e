import { capitalised, shorten, tidy } from '../local/words.ts';
import { EN } from '../suggestions/languages/en.ts';
import { cleanWords } from '../suggestions/title.ts';
import { readWhen } from '../suggestions/when.ts';

const MOST_LINES = 20;
const MOST_WORDS_OF_LINE = 12;
const LONGEST_AIM = 120;
const LONGEST_STEP = 160;
/** 'Evening!', 'Now then.' */
const FILLER =
  /^(?:(?:good )?(?:morning|afternoon|evening|night)|hi|hey|hello|now then|uh+|um+|er+|hm+|well|ok(?:ay)?|right|lol|so|yes|yeah)\W*$/i;

/** What stands before the thing itself. */
const LEAD_IN =
  /^(?:(?:um+|so|then|maybe|perhaps|right(?=,)|hang on|honestly|ok(?:ay)?|well(?=[,.…]|\s+(?:so|maybe|perhaps|i|i['’]\w+|we|let['’]?s|can|could|would|please|plan|help|there['’]s)\b)|hi|hello|hey|and|also|no|please|can you|could you|would you|i (?:really |just |still |also |finally )*(?:want|need|have|would like|'d like|'ve got|ought|plan|hope|am trying|'m trying)(?: you)? to|i (?:should|must|will)|i'll|i'd like to|i've got to|i(?:'m| am) (?:going|planning|hoping) to|help me(?: to)?(?: with)?|let'?s|i (?:said|promised)(?: (?:\p{L}+ ){0,4}?(?:that )?)(?:i'd|i would|i'll|to)|i'm supposed to|the one thing(?: is| would be)?|like|(?:just )?finding out (?:if|whether)|plan|schedule|add|put|remind me(?: to)?|i've got|i have(?= an?\b)|there(?:'s| is)(?= an?\b)|find me (?:an? (?:hour|time|slot)|half an hour|(?:some )?time) for|figure out(?: how to)?|my goal is to|get (?:around|round) to)[\s,.…]+)+/iu;
/** Where more is told than the thing. */
const MORE =
  /,\s*(?:can|could|would|will|shall) (?:you|we|i)\b.*$|,?\s+(?:and|so) (?:i|i've|i'm|i'd|we|it's)\b.*$|,?\s+(?:because|but|since|so that|although|though)\b.*$|,\s*(?:(?:and |like )?(?:i|i've|i'm|i'd|i'll|we|it's|its|it|as i|they're|they|he's|he|she's|she)\b).*$|\s+(?:is|are)\s+(?:due|overdue)\b.*$|,?\s*(?:i think|i guess|i suppose|like i said|as i said)\b.*$/i;
const TRAIL =
  /(?:[\s,;:-]+(?:please|with me|for me|together|for|on|at|in|into|my calendar|the calendar|my week|it|this))+$/i;
/** No thing of its own: 'plan it', 'this', 'get my week sorted'. */
const POINTS =
  /^(?:(?:get|sort|organi[sz]e|plan) )?(?:my|the|this|whole) (?:whole )?(?:week|life|days?|time|head)(?: (?:sorted|organi[sz]ed|planned|in order|together))?(?: out)?$|^(?:(?:it|this|that|these|them|all|all of it|everything|another(?: (?:thing|one))?|something else|the next(?: one)?|a plan|plan|some(?:thing)?|with|me|for|my|the|one thing|out|help|make|need|want|then|move|change)\b\s*)+$/i;

/** Asks for a plan of what is told. */
export const ASKS_FOR_PLAN =
  /\bhelp me(?: to)? (?:plan|organi[sz]e|schedule|fit|make a plan)\b|\b(?:can|could|will|would|shall|may) (?:you|we)\b[^.?!]{0,25}\bplan\b|\b(?:can|could|will|would) (?:you|we)(?: please)? (?:put|add|schedule|book|block)\b|\blet'?s plan\b|\b(?:need|want|like|make|have) (?:me )?(?:a |some )(?:\w+ )?plan\b|^(?:please )?plan\b(?! (?:b\b|is|was|for (?:it|that)))|\bput\b.{1,60}\b(?:in|into|on) (?:my|the) (?:calendar|week|diary|plan)\b|\b(?:schedule|block) (?:my|the|a|an|some|it|this|time)\b|\b(?:how|where) (?:do|can|should|could) i (?:even )?(?:begin|start)(?: with (?:this|that|it))?\s*\?|\bmake sense of (?:that|this|it)\b/i;
/** Says of oneself that something is to be done. */
const IS_TO_DO =
  /\b(?:i|we)(?: really| just| still| also| finally)* (?:(?:have|ought|plan|hope|got) to|need|want|must|should|would like)\b|\b(?:i'd like|i've got|i've|i'm going|i'm trying|i'm planning|gotta|need|have) to\b|\b(?:i'll|let's|remind me|supposed to|meant to|meaning to)\b|\bi (?:said|promised)\b.{0,30}\b(?:i'd|i would|to)\b|\b(?:is|are) (?:due|overdue)\b|\bdeadline\b/i;
export const VERB_FIRST =
  /^(?:please )?(?:apply|arrange|ask|book|borrow|bring|build|buy|call|cancel|change|check|clean|clear|collect|contact|cook|cut|deliver|dig|do|draft|drop|e-?mail|empty|exchange|fetch|fill|find|finish|fix|get|go|hand|hang|install|invite|iron|learn|look|make|measure|meet|mend|message|move|notify|order|organi[sz]e|pack|paint|pay|phone|pick|post|practi[sc]e|prepare|print|put|read|renew|rent|repair|replace|reply|research|return|revise|ring|see|sell|send|set up|sign|sort|start|study|submit|take|tell|text|tidy|train|transfer|update|upload|visit|wash|water|wrap|write)\b/i;
/** In words: what is longer tells something, and names no thing by itself. */
export const SHORT_THING = 6;

/** Whether a message of a day and an hour tells nothing else than what is to be then. */
export const isTimedThing = (text: string): boolean =>
  !TELLS.test(text) && !isPast(text) && !text.includes('?');

/** What has been needs no card. */
export const isPast = (text: string): boolean => EN.past.test(text);

/** Whether a message answers what is to be planned, and asks or refuses nothing. */
export const isAnswerAlone = (text: string): boolean =>
  !text.trim().endsWith('?') &&
  !/^(?:no|nothing|not|i don't|i do not|it'?s|it is|they|he|she|there)\b/i.test(text.replaceAll('’', "'"));

/** Whether a message names something to be done, and not only a day or a feeling. */
export function isThing(text: string, length: number, isFelt: boolean): boolean {
  if (ASKS_FOR_PLAN.test(text)) return !/^(?:and |so |but )*(?:what|how|why|who|which)\b/i.test(text);
  if (text.trim().endsWith('?')) return false;
  return IS_TO_DO.test(text) || VERB_FIRST.test(text) || (length <= SHORT_THING && !isFelt);
}

/** Takes back what was said, or wants it otherwise. */
export const CHANGES =
  /^(?:no|sorry|actually|wait)\b|\b(?:do (?:it|that)|put (?:it|that)|i meant|instead|rather|(?:move|make|shift) (?:it|that|the)|can we do|change (?:it|that|the)|how about|what about|better)\b|\bnot (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bi said (?=(?:on |at |it's |it was )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|to(?:day|morrow)|\d|half|noon))/i;

const MARK = /^\s*(?:[-*•–]|\[ ?\]|\d{1,2}[.)])\s*/;
/** Somebody tells something, and names no thing. */
const TELLS = /^(?:and |but |so |because )?(?:i|he|she|they|it|we)(?:'\w+)? \w+/i;

/** 'My list for the weekend: …' */
const HEADING = /^[^\n:;,.]{0,40}\b(?:lists?|to-?dos?|to do|things|tasks)\b[^\n:;,.]{0,30}:\s*/i;

/** The lines of a list that was pasted; null where the message is none. */
export function listIn(message: string, today: string): string[] | null {
  const byLine = linesOf(message.replace(HEADING, ''));
  if (byLine.length > 1) {
    const lines = byLine.filter((line) => !line.endsWith(':'));
    return lines.length >= 2 ? asList(lines, today, MOST_WORDS_OF_LINE) : null;
  }
  return partsOf(byLine[0] ?? '', today);
}

/** The same of a message in lines alone: within a plan one line is an answer. */
export function pastedIn(message: string, today: string): string[] | null {
  const isMarked = message.split('\n').filter((line) => MARK.test(line)).length > 1;
  return isMarked || linesOf(message).length > 2 ? listIn(message, today) : null;
}

const linesOf = (message: string) =>
  message
    .split(/\n+/)
    .map((line) => line.replace(MARK, '').trim())
    .filter(Boolean);

const PROMISED = /^i (?:said|promised)\b.{0,40}?\b(?:i'd|i’d|i would|to) /i;

/** Tells why, how or how it is: 'shes right', 'annoyingly', 'thats 10 min', 'not go home first'. */
const NO_LINE =
  /^(?:don'?t ask|dont ask|long story|lol|haha|sigh|obviously|s?hes|s?he's|thats?|that's|it'?s|they'?re|theyre|im|i'm|ive|i've|theres|there's|which|not|so|or|if)\b|^\w+ly$|\b(?:wont|won't)\b/i;

/** Corrects, or goes on with, what stands beside it. */
const GOES_ON = /^(?:no|wait|actually|sorry|before|after|until|because|so|but)\b/i;

/** 'Paint, plumber and pills'; 'I have to pack, cancel the electricity and tell the bank'. */
function partsOf(text: string, today: string): string[] | null {
  const plain = asList(text.split(/\s*[;,]\s*(?:and )?/).filter(Boolean), today, MOST_WORDS_OF_LINE);
  if (plain && plain.length >= 3 && !/[.!?]\s/.test(text) && !plain.some((part) => GOES_ON.test(part)))
    return plain;
  const timed = text.split(/\s*[;,]\s*(?:and )?|\s+and\s+/).filter(Boolean);
  if (timed.length > 1 && timed.every((part) => hasOwnTime(part, today)))
    return asList(timed, today, MOST_WORDS_OF_LINE);
  for (const [, said = ''] of text.matchAll(/\b(?:have|need|got|want) to ([^.!?\n]+)/gi)) {
    const parts = said
      .split(/\s*[;,]\s*(?:and )?|\s+and (?=\p{Ll}+ )/iu)
      .filter(Boolean)
      .map((part) => part.replace(PROMISED, ''));
    const list =
      parts.length >= 3 && !parts.some((part) => NO_LINE.test(part))
        ? asList(parts, today, MOST_WORDS_OF_LINE)
        : null;
    if (list && list.length >= 3) return list;
  }
  return null;
}

/** 'Call Ben tomorrow at 10': a thing with its day and hour. */
function hasOwnTime(part: string, today: string): boolean {
  const { when, rest } = readWhen(part, today);
  return when.days.length > 0 && when.time !== null && /\p{L}{3,}/u.test(rest);
}

function asList(lines: readonly string[], today: string, mostWords: number): string[] | null {
  const first = lines.slice(0, MOST_LINES);
  const isList = first.every(
    (line) =>
      line.split(/\s+/).length <= mostWords &&
      !TELLS.test(line.replaceAll('’', "'")) &&
      !isTimeAlone(line, today),
  );
  return isList ? first.map(cleanWords).filter(Boolean) : null;
}

const isTimeAlone = (line: string, today: string) =>
  !/\p{L}{3,}/u.test(readWhen(line, today).rest.replace(/\b(?:say|about|around|maybe|or so|then)\b/gi, ' '));

/** What is to be planned, without 'help me plan', and the sentence that says it. */
export function aimIn(text: string): { aim: string; sentence: string } {
  const sentences = text.replaceAll('’', "'").split(/(?<![ap]\.m)(?<=[.!?])\s+|\n/i);
  const found = sentences
    .map((said) => ({ said, sentence: sentenceOf(said), aim: bareAim(said) }))
    .filter(
      ({ said, aim }) =>
        aim !== '' &&
        !FILLER.test(said) &&
        !COMMENTS.test(said) &&
        !POINTS.test(aim) &&
        !/^something\b/i.test(aim),
    );
  const own = found.filter(({ said }) => !OF_OTHER_MATTERS.test(said));
  const wanted =
    own.find(({ said }) => IS_TO_DO.test(said) || ASKS_FOR_PLAN.test(said)) ?? own[0] ?? found[0];
  return wanted ? { aim: wanted.aim, sentence: wanted.sentence } : { aim: '', sentence: '' };
}

/** Says something of the talk itself: 'all of it could be planned', 'I told you already'. */
const COMMENTS =
  /^(?:(?:um+|well|but|and|so|ok(?:ay)?|yes|no)[,\s]+)*(?:(?:all|any|most|none|both|each)(?: of (?:it|them|these|those|this|that))? (?:could|can|should|would|is|are|has|have)\b|(?:i|i've|i have) (?:just |already )*(?:told you|said (?:so|it|that)|listed)\b|(?:the )?(?:time|name|title|card|day|hour) (?:is|was|looks)\b)/i;

/** In words: what is longer tells more than a name. */
const MOST_WORDS_OF_NAME = 12;
/** Tells, answers or points. */
const NO_NAME =
  /^(?:(?:and|but|so|well|no|yes|ok(?:ay)?)[,\s]+)*(?:i|we|he|she|they|it|that|this|there|you|because|apparently|not|none|nothing|any|some|what|how|the (?:first|one|thing))(?:'\w+)?\b/i;

/** The sentence that does nothing but name a thing; empty where none does. */
export function nameIn(text: string, today: string): string {
  const names = text
    .replaceAll('’', "'")
    .split(/(?<![ap]\.m)(?<=[.!?])\s+|\n/i)
    .filter((said) => {
      const { days, time, part } = readWhen(said, today).when;
      const isTimed = days.length > 0 || time !== null || part !== null;
      return !isTimed && !said.trim().endsWith('?') && said.split(/\s+/).length <= MOST_WORDS_OF_NAME;
    })
    .filter(
      (said) => ![FILLER, COMMENTS, OF_OTHER_MATTERS, NO_NAME].some((pattern) => pattern.test(said.trim())),
    );
  const { aim } = aimIn(names[0] ?? '');
  return aim;
}

/** Said of the last reply, or by somebody else. */
const OF_OTHER_MATTERS =
  /\b(?:haha|lol|buttons?)\b|\bisn'?t a (?:thing|task)\b|\b(?:says?|said|thinks?|told me)(?: that)? i (?:need|have|should|must|ought)\b/i;

/** 'I need a plan for …': of 'a plan that works' nothing is left. */
const A_PLAN =
  /^.*\b(?:need|want|like|make|have)(?: me)? (?:a|some) (?:\w+ )?plan\b(?:(?: (?:for|of|about|to))\b(.*)|.*)$/is;

/** 'The thing is the course', 'swimming is one'. */
const NAMES_IT =
  /^(?:(?:and|so|but|well|ok(?:ay)?|um+)[,\s]+)*(?:(?:i'd say|i would say|i think|i guess|probably|maybe)\s+)?(.{3,40}?)(?: is|'s) (?:one(?: of them)?$|the (?:one|first|other|second)(?: thing)?$|the (?:most (?:urgent|important|pressing)|quickest|easiest|biggest|worst)(?: one| thing)?(?=$|,| because| as | since ))|^(?:and |so |ok(?:ay)?,? )*(?:the (?:thing|one|task|first|other(?: one)?) (?:is|would be)|it'?s about)\s+(.+)/i;

function namedIn(said: string): string | undefined {
  const found = NAMES_IT.exec(said.trim().replace(/[.!]+$/, ''));
  return found?.[1] ?? found?.[2];
}

/** Where what is to be done begins, up to where more is told. */
const sentenceOf = (said: string): string => (insideOf(said) ?? said.replace(GREETS, '')).replace(MORE, '');
const GREETS = /^(?:(?:hey|hi|hello|ok(?:ay)?|so|well|and|but|yeah|right)[,\s]+)+/i;

/** What somebody says that they want or have to do. */
const insideOf = (said: string): string | undefined =>
  /\b(?:(?:i|we)(?: really| just| still| also| finally)* (?:want|need|have|ought|plan|hope) to|i'?m (?:meant|supposed|trying) to(?: be doing)?) (.+)/i.exec(
    said,
  )?.[1];

/** The thing that a sentence names. */
function bareAim(sentence: string): string {
  const [put, thing] =
    /\bput (.{1,60}?) (?:in|into|on) (?:my|the) (?:calendar|week|diary|plan)\b/i.exec(sentence) ?? [];
  const said = put === undefined ? sentence.replace(A_PLAN, '$1') : (thing ?? '');
  const inside = insideOf(said);
  const named = namedIn(said);
  const bare = tidy((inside ?? named ?? said).replace(LEAD_IN, ''))
    .replace(LEAD_IN, '')
    .replace(MORE, '')
    .replace(/,?\s+(?:probably|maybe|i think|i guess)$/i, '');
  return capitalised(shorten(cleanWords(bare.replace(TRAIL, '')), LONGEST_AIM));
}

const FIRST_STEP =
  /\b(?:the )?first (?:bit|step|thing|part)(?: of it)?(?: is| would be|:| will be)\s+(?:to )?([^.!?\n]+)|\b(?:start|begin)(?:ing)? (?:with|by)\s+([^.!?\n]+)/i;

/** The first step, where a message names it beside the thing. */
export function firstStepIn(text: string): string | null {
  const found = FIRST_STEP.exec(text.replace(/[^.!?\n]*\?/g, ' '));
  return found ? stepIn(found[1] ?? found[2] ?? '') : null;
}

/** A step, without what is only thought about it. */
export function stepIn(text: string): string {
  const sentences = text.trim().split(/(?<=[.!?])\s+|\n/);
  // 'Evening!', 'Now then.' and 'Uh.' are no steps.
  const told =
    sentences.find((said) => !FILLER.test(said) && !OF_OTHER_MATTERS.test(said)) ?? sentences[0] ?? '';
  // 'I work until six, do 20 questions.'
  const parts = TELLS.test(told) ? told.split(/,\s+/) : [];
  const sentence = parts.find((part) => VERB_FIRST.test(part)) ?? told;
  const plain = cleanWords(
    sentence.replace(/,?\s+(?:i think|i guess|i suppose|probably|they're|it's|because|but i|if i)\b.*$/i, ''),
  );
  const bare = (namedIn(plain) ?? plain).replace(
    /^(?:(?:ok(?:ay)?|just|i (?:think|guess|would|'d|need to|have to|want to|should|must)|i'd|i'll|maybe|probably|well|(?:the )?first(?: (?:thing|step|bit|part)(?: (?:would|will|should) be| is)?)?)[\s,]+)+/i,
    '',
  );
  return capitalised(shorten(bare === '' ? plain : bare, LONGEST_STEP));
}
