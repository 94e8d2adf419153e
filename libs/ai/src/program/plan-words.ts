import { capitalise, shortenAtWord, tidyText } from '../local/words.ts';
import { EN } from '../suggestions/languages/en.ts';
import { cleanWords } from '../suggestions/title.ts';
import { readTimeMention } from '../suggestions/when.ts';

const MAX_LINES = 20;
const MAX_LINE_WORDS = 12;
const MAX_AIM_CHARS = 120;
const MAX_STEP_CHARS = 160;
/** 'Evening!', 'Now then.' */
const FILLER_LINE =
  /^(?:(?:good )?(?:morning|afternoon|evening|night)|hi|hey|hello|now then|uh+|um+|er+|hm+|well|ok(?:ay)?|right|lol|so|yes|yeah)\W*$/i;

/** What stands before the thing itself. */
const LEAD_IN =
  /^(?:(?:um+|so|then|maybe|perhaps|right(?=,)|hang on|honestly|ok(?:ay)?|well(?=[,.…]|\s+(?:so|maybe|perhaps|i|i['’]\w+|we|let['’]?s|can|could|would|please|plan|help|there['’]s)\b)|hi|hello|hey|and|also|no|please|can you|could you|would you|i (?:really |just |still |also |finally )*(?:want|need|have|would like|'d like|'ve got|ought|plan|hope|am trying|'m trying)(?: you)? to|i (?:should|must|will)|i'll|i'd like to|i've got to|i(?:'m| am) (?:going|planning|hoping) to|help me(?: to)?(?: with)?|let'?s|i (?:said|promised)(?: (?:\p{L}+ ){0,4}?(?:that )?)(?:i'd|i would|i'll|to)|i'm supposed to|the one thing(?: is| would be)?|like|(?:just )?finding out (?:if|whether)|plan|schedule|add|put|remind me(?: to)?|i've got|i have(?= an?\b)|there(?:'s| is)(?= an?\b)|find me (?:an? (?:hour|time|slot)|half an hour|(?:some )?time) for|figure out(?: how to)?|my goal is to|get (?:around|round) to)[\s,.…]+)+/iu;
/** Where more is told than the thing. */
const BEGIN_OF_MORE =
  /,\s*(?:can|could|would|will|shall) (?:you|we|i)\b.*$|,?\s+(?:and|so) (?:i|i've|i'm|i'd|we|it's)\b.*$|,?\s+(?:because|but|since|so that|although|though)\b.*$|,\s*(?:(?:and |like )?(?:i|i've|i'm|i'd|i'll|we|it's|its|it|as i|they're|they|he's|he|she's|she)\b).*$|\s+(?:is|are)\s+(?:due|overdue)\b.*$|,?\s*(?:i think|i guess|i suppose|like i said|as i said)\b.*$/i;
const TRAILING_WORDS =
  /(?:[\s,;:-]+(?:please|with me|for me|together|for|on|at|in|into|my calendar|the calendar|my week|it|this))+$/i;
/** No thing of its own: 'plan it', 'this', 'get my week sorted'. */
const POINTING_WORDS =
  /^(?:(?:get|sort|organi[sz]e|plan) )?(?:my|the|this|whole) (?:whole )?(?:week|life|days?|time|head)(?: (?:sorted|organi[sz]ed|planned|in order|together))?(?: out)?$|^(?:(?:it|this|that|these|them|all|all of it|everything|another(?: (?:thing|one))?|something else|the next(?: one)?|a plan|plan|some(?:thing)?|with|me|for|my|the|one thing|out|help|make|need|want|then|move|change)\b\s*)+$/i;

/** Asks for a plan of what is told. */
export const ASKS_FOR_PLAN =
  /\bhelp me(?: to)? (?:plan|organi[sz]e|schedule|fit|make a plan)\b|\b(?:can|could|will|would|shall|may) (?:you|we)\b[^.?!]{0,25}\bplan\b|\b(?:can|could|will|would) (?:you|we)(?: please)? (?:put|add|schedule|book|block)\b|\blet'?s plan\b|\b(?:need|want|like|make|have) (?:me )?(?:a |some )(?:\w+ )?plan\b|^(?:please )?plan\b(?! (?:b\b|is|was|for (?:it|that)))|\bput\b.{1,60}\b(?:in|into|on) (?:my|the) (?:calendar|week|diary|plan)\b|\b(?:schedule|block) (?:my|the|a|an|some|it|this|time)\b|\b(?:how|where) (?:do|can|should|could) i (?:even )?(?:begin|start)(?: with (?:this|that|it))?\s*\?|\bmake sense of (?:that|this|it)\b/i;
/** Says of oneself that something is to be done. */
const TO_DO_STATEMENT =
  /\b(?:i|we)(?: really| just| still| also| finally)* (?:(?:have|ought|plan|hope|got) to|need|want|must|should|would like)\b|\b(?:i'd like|i've got|i've|i'm going|i'm trying|i'm planning|gotta|need|have) to\b|\b(?:i'll|let's|remind me|supposed to|meant to|meaning to)\b|\bi (?:said|promised)\b.{0,30}\b(?:i'd|i would|to)\b|\b(?:is|are) (?:due|overdue)\b|\bdeadline\b/i;
export const VERB_FIRST =
  /^(?:please )?(?:apply|arrange|ask|book|borrow|bring|build|buy|call|cancel|change|check|clean|clear|collect|contact|cook|cut|deliver|dig|do|draft|drop|e-?mail|empty|exchange|fetch|fill|find|finish|fix|get|go|hand|hang|install|invite|iron|learn|look|make|measure|meet|mend|message|move|notify|order|organi[sz]e|pack|paint|pay|phone|pick|post|practi[sc]e|prepare|print|put|read|renew|rent|repair|replace|reply|research|return|revise|ring|see|sell|send|set up|sign|sort|start|study|submit|take|tell|text|tidy|train|transfer|update|upload|visit|wash|water|wrap|write)\b/i;
/** In words: what is longer tells something, and names no thing by itself. */
export const MAX_SHORT_THING_WORDS = 6;

/** Whether a message of a day and an hour tells nothing else than what is to be then. */
export const isTimedThing = (text: string): boolean =>
  !STATEMENT_START.test(text) && !isPast(text) && !text.includes('?');

/** What has been needs no card. */
export const isPast = (text: string): boolean => EN.past.test(text);

/** Whether a message answers what is to be planned, and asks or refuses nothing. */
export const isPlainAnswer = (text: string): boolean =>
  !text.trim().endsWith('?') &&
  !/^(?:no|nothing|not|i don't|i do not|it'?s|it is|they|he|she|there)\b/i.test(text.replaceAll('’', "'"));

/** Whether a message names something to be done, and not only a day or a feeling. */
export function isThing(text: string, length: number, isFelt: boolean): boolean {
  if (ASKS_FOR_PLAN.test(text)) return !/^(?:and |so |but )*(?:what|how|why|who|which)\b/i.test(text);
  if (text.trim().endsWith('?')) return false;
  return TO_DO_STATEMENT.test(text) || VERB_FIRST.test(text) || (length <= MAX_SHORT_THING_WORDS && !isFelt);
}

/** Takes back what was said, or wants it otherwise. */
export const CHANGE_WORDS =
  /^(?:no|sorry|actually|wait)\b|\b(?:do (?:it|that)|put (?:it|that)|i meant|instead|rather|(?:move|make|shift) (?:it|that|the)|can we do|change (?:it|that|the)|how about|what about|better)\b|\bnot (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bi said (?=(?:on |at |it's |it was )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|to(?:day|morrow)|\d|half|noon))/i;

const LIST_MARK = /^\s*(?:[-*•–]|\[ ?\]|\d{1,2}[.)])\s*/;
/** Somebody tells something, and names no thing. */
const STATEMENT_START = /^(?:and |but |so |because )?(?:i|he|she|they|it|we)(?:'\w+)? \w+/i;

/** 'My list for the weekend: …' */
const LIST_HEADING = /^[^\n:;,.]{0,40}\b(?:lists?|to-?dos?|to do|things|tasks)\b[^\n:;,.]{0,30}:\s*/i;

/** The lines of a list that was pasted; null where the message is none. */
export function listIn(message: string, today: string): string[] | null {
  const byLine = listLines(message.replace(LIST_HEADING, ''));
  if (byLine.length > 1) {
    const lines = byLine.filter((line) => !line.endsWith(':'));
    return lines.length >= 2 ? toList(lines, today, MAX_LINE_WORDS) : null;
  }
  return splitThings(byLine[0] ?? '', today);
}

/** The same of a message in lines alone: within a plan one line is an answer. */
export function pastedListIn(message: string, today: string): string[] | null {
  const isMarked = message.split('\n').filter((line) => LIST_MARK.test(line)).length > 1;
  return isMarked || listLines(message).length > 2 ? listIn(message, today) : null;
}

const listLines = (message: string) =>
  message
    .split(/\n+/)
    .map((line) => line.replace(LIST_MARK, '').trim())
    .filter(Boolean);

const PROMISE_STATEMENT = /^i (?:said|promised)\b.{0,40}?\b(?:i'd|i’d|i would|to) /i;

/** Tells why, how or how it is: 'shes right', 'annoyingly', 'thats 10 min', 'not go home first'. */
const NO_LIST_LINE =
  /^(?:don'?t ask|dont ask|long story|lol|haha|sigh|obviously|s?hes|s?he's|thats?|that's|it'?s|they'?re|theyre|im|i'm|ive|i've|theres|there's|which|not|so|or|if)\b|^\w+ly$|\b(?:wont|won't)\b/i;

/** Corrects, or goes on with, what stands beside it. */
const CONTINUATION_WORDS = /^(?:no|wait|actually|sorry|before|after|until|because|so|but)\b/i;

/** 'Paint, plumber and pills'; 'I have to pack, cancel the electricity and tell the bank'. */
function splitThings(text: string, today: string): string[] | null {
  const plain = toList(text.split(/\s*[;,]\s*(?:and )?/).filter(Boolean), today, MAX_LINE_WORDS);
  if (
    plain &&
    plain.length >= 3 &&
    !/[.!?]\s/.test(text) &&
    !plain.some((part) => CONTINUATION_WORDS.test(part))
  )
    return plain;
  const timed = text.split(/\s*[;,]\s*(?:and )?|\s+and\s+/).filter(Boolean);
  if (timed.length > 1 && timed.every((part) => hasOwnTime(part, today)))
    return toList(timed, today, MAX_LINE_WORDS);
  for (const [, said = ''] of text.matchAll(/\b(?:have|need|got|want) to ([^.!?\n]+)/gi)) {
    const parts = said
      .split(/\s*[;,]\s*(?:and )?|\s+and (?=\p{Ll}+ )/iu)
      .filter(Boolean)
      .map((part) => part.replace(PROMISE_STATEMENT, ''));
    const list =
      parts.length >= 3 && !parts.some((part) => NO_LIST_LINE.test(part))
        ? toList(parts, today, MAX_LINE_WORDS)
        : null;
    if (list && list.length >= 3) return list;
  }
  return null;
}

/** 'Call Ben tomorrow at 10': a thing with its day and hour. */
function hasOwnTime(part: string, today: string): boolean {
  const { when, rest } = readTimeMention(part, today);
  return when.days.length > 0 && when.time !== null && /\p{L}{3,}/u.test(rest);
}

function toList(lines: readonly string[], today: string, mostWords: number): string[] | null {
  const first = lines.slice(0, MAX_LINES);
  const isList = first.every(
    (line) =>
      line.split(/\s+/).length <= mostWords &&
      !STATEMENT_START.test(line.replaceAll('’', "'")) &&
      !isOnlyTime(line, today),
  );
  return isList ? first.map(cleanWords).filter(Boolean) : null;
}

const isOnlyTime = (line: string, today: string) =>
  !/\p{L}{3,}/u.test(
    readTimeMention(line, today).rest.replace(/\b(?:say|about|around|maybe|or so|then)\b/gi, ' '),
  );

/** What is to be planned, without 'help me plan', and the sentence that says it. */
export function aimIn(text: string): { aim: string; sentence: string } {
  const sentences = text.replaceAll('’', "'").split(/(?<![ap]\.m)(?<=[.!?])\s+|\n/i);
  const found = sentences
    .map((said) => ({ said, sentence: toDoSentence(said), aim: bareAim(said) }))
    .filter(
      ({ said, aim }) =>
        aim !== '' &&
        !FILLER_LINE.test(said) &&
        !COMMENT_ON_TALK.test(said) &&
        !POINTING_WORDS.test(aim) &&
        !/^something\b/i.test(aim),
    );
  const own = found.filter(({ said }) => !OFF_TOPIC_WORDS.test(said));
  const wanted =
    own.find(({ said }) => TO_DO_STATEMENT.test(said) || ASKS_FOR_PLAN.test(said)) ?? own[0] ?? found[0];
  return wanted ? { aim: wanted.aim, sentence: wanted.sentence } : { aim: '', sentence: '' };
}

/** Says something of the talk itself: 'all of it could be planned', 'I told you already'. */
const COMMENT_ON_TALK =
  /^(?:(?:um+|well|but|and|so|ok(?:ay)?|yes|no)[,\s]+)*(?:(?:all|any|most|none|both|each)(?: of (?:it|them|these|those|this|that))? (?:could|can|should|would|is|are|has|have)\b|(?:i|i've|i have) (?:just |already )*(?:told you|said (?:so|it|that)|listed)\b|(?:the )?(?:time|name|title|card|day|hour) (?:is|was|looks)\b)/i;

/** In words: what is longer tells more than a name. */
const MAX_NAME_WORDS = 12;
/** Tells, answers or points. */
const NO_THING_START =
  /^(?:(?:and|but|so|well|no|yes|ok(?:ay)?)[,\s]+)*(?:i|we|he|she|they|it|that|this|there|you|because|apparently|not|none|nothing|any|some|what|how|the (?:first|one|thing))(?:'\w+)?\b/i;

/** The sentence that does nothing but name a thing; empty where none does. */
export function thingNamingSentence(text: string, today: string): string {
  const names = text
    .replaceAll('’', "'")
    .split(/(?<![ap]\.m)(?<=[.!?])\s+|\n/i)
    .filter((said) => {
      const { days, time, part } = readTimeMention(said, today).when;
      const isTimed = days.length > 0 || time !== null || part !== null;
      return !isTimed && !said.trim().endsWith('?') && said.split(/\s+/).length <= MAX_NAME_WORDS;
    })
    .filter(
      (said) =>
        ![FILLER_LINE, COMMENT_ON_TALK, OFF_TOPIC_WORDS, NO_THING_START].some((pattern) =>
          pattern.test(said.trim()),
        ),
    );
  const { aim } = aimIn(names[0] ?? '');
  return aim;
}

/** Said of the last reply, or by somebody else. */
const OFF_TOPIC_WORDS =
  /\b(?:haha|lol|buttons?)\b|\bisn'?t a (?:thing|task)\b|\b(?:says?|said|thinks?|told me)(?: that)? i (?:need|have|should|must|ought)\b/i;

/** 'I need a plan for …': of 'a plan that works' nothing is left. */
const PLAN_REQUEST_PREFIX =
  /^.*\b(?:need|want|like|make|have)(?: me)? (?:a|some) (?:\w+ )?plan\b(?:(?: (?:for|of|about|to))\b(.*)|.*)$/is;

/** 'The thing is the course', 'swimming is one'. */
const THING_NAMING =
  /^(?:(?:and|so|but|well|ok(?:ay)?|um+)[,\s]+)*(?:(?:i'd say|i would say|i think|i guess|probably|maybe)\s+)?(.{3,40}?)(?: is|'s) (?:one(?: of them)?$|the (?:one|first|other|second)(?: thing)?$|the (?:most (?:urgent|important|pressing)|quickest|easiest|biggest|worst)(?: one| thing)?(?=$|,| because| as | since ))|^(?:and |so |ok(?:ay)?,? )*(?:the (?:thing|one|task|first|other(?: one)?) (?:is|would be)|it'?s about)\s+(.+)/i;

function thingNamedIn(said: string): string | undefined {
  const found = THING_NAMING.exec(said.trim().replace(/[.!]+$/, ''));
  return found?.[1] ?? found?.[2];
}

/** Where what is to be done begins, up to where more is told. */
const toDoSentence = (said: string): string =>
  (wantedPart(said) ?? said.replace(GREETING_START, '')).replace(BEGIN_OF_MORE, '');
const GREETING_START = /^(?:(?:hey|hi|hello|ok(?:ay)?|so|well|and|but|yeah|right)[,\s]+)+/i;

/** What somebody says that they want or have to do. */
const wantedPart = (said: string): string | undefined =>
  /\b(?:(?:i|we)(?: really| just| still| also| finally)* (?:want|need|have|ought|plan|hope) to|i'?m (?:meant|supposed|trying) to(?: be doing)?) (.+)/i.exec(
    said,
  )?.[1];

/** The thing that a sentence names. */
function bareAim(sentence: string): string {
  const [put, thing] =
    /\bput (.{1,60}?) (?:in|into|on) (?:my|the) (?:calendar|week|diary|plan)\b/i.exec(sentence) ?? [];
  const said = put === undefined ? sentence.replace(PLAN_REQUEST_PREFIX, '$1') : (thing ?? '');
  const inside = wantedPart(said);
  const named = thingNamedIn(said);
  const bare = tidyText((inside ?? named ?? said).replace(LEAD_IN, ''))
    .replace(LEAD_IN, '')
    .replace(BEGIN_OF_MORE, '')
    .replace(/,?\s+(?:probably|maybe|i think|i guess)$/i, '');
  return capitalise(shortenAtWord(cleanWords(bare.replace(TRAILING_WORDS, '')), MAX_AIM_CHARS));
}

const FIRST_STEP_WORDS =
  /\b(?:the )?first (?:bit|step|thing|part)(?: of it)?(?: is| would be|:| will be)\s+(?:to )?([^.!?\n]+)|\b(?:start|begin)(?:ing)? (?:with|by)\s+([^.!?\n]+)/i;

/** The first step, where a message names it beside the thing. */
export function firstStepIn(text: string): string | null {
  const found = FIRST_STEP_WORDS.exec(text.replace(/[^.!?\n]*\?/g, ' '));
  return found ? cleanStep(found[1] ?? found[2] ?? '') : null;
}

/** A step, without what is only thought about it. */
export function cleanStep(text: string): string {
  const sentences = text.trim().split(/(?<=[.!?])\s+|\n/);
  // 'Evening!', 'Now then.' and 'Uh.' are no steps.
  const told =
    sentences.find((said) => !FILLER_LINE.test(said) && !OFF_TOPIC_WORDS.test(said)) ?? sentences[0] ?? '';
  // 'I work until six, do 20 questions.'
  const parts = STATEMENT_START.test(told) ? told.split(/,\s+/) : [];
  const sentence = parts.find((part) => VERB_FIRST.test(part)) ?? told;
  const plain = cleanWords(
    sentence.replace(/,?\s+(?:i think|i guess|i suppose|probably|they're|it's|because|but i|if i)\b.*$/i, ''),
  );
  const bare = (thingNamedIn(plain) ?? plain).replace(
    /^(?:(?:ok(?:ay)?|just|i (?:think|guess|would|'d|need to|have to|want to|should|must)|i'd|i'll|maybe|probably|well|(?:the )?first(?: (?:thing|step|bit|part)(?: (?:would|will|should) be| is)?)?)[\s,]+)+/i,
    '',
  );
  return capitalise(shortenAtWord(bare === '' ? plain : bare, MAX_STEP_CHARS));
}
