import { sentencesOf } from '../local/sentences.ts';
import { intentByRules } from './intents.ts';
import { plainLine } from './needs.ts';

/** Says of a whole sentence that the last reply, or the talk, did not fit. */
const COMPLAINT_PATTERNS: readonly RegExp[] = [
  /^(?:(?:um|uh|er|sorry|wait|huh|but|and|ok|well|i'm not sure|not sure|i am not sure|i don't (?:know|understand|get)) )*what (?:do you mean|you mean)\b|\bis that what you mean\b|^what does that (?:even )?mean\b/,
  /\bwh(?:at|ich) (?:kind|sort) of (?:a )?(?:question|answer|reply)\b|^(?:(?:and|but|huh|um|uh|wait|sorry) )*why (?:do|are|would|did|should) you (?:ask|asking|want to know|say)\b|^why (?:that|this|such a) question\b|^(?:and |but )?why (?:does|would) that matter$/,
  /\b(?:that's|that is|that was|what) (?:a |an )?(?:really |very |such a |pretty |kind of )*(?:weird|odd|strange|random|stupid|silly|funny|pointless|irrelevant) (?:question|answer|thing to (?:ask|say))\b/,
  /\byour (?:questions?|answers?|replies|reply)\b.{0,30}\b(?:random|weird|odd|strange|generic|off|canned|useless|pointless|irrelevant|nonsense|annoying|silly|no sense|don't fit|doesn't fit|don't make|do not fit|nothing to do|don't match|don't help|all over the place|like a)\b/,
  /\b(?:i|i've|i have) (?:just |already |literally |only just )+(?:told you\b|answered(?: that| you| it)?\b|(?:said|wrote|mentioned|explained)(?: that| so| it| this)?$)|^(?:\w+ ){0,6}i told you(?: that| so| already| this)*$|\byou keep (?:asking|saying|repeating)\b|\bstop asking\b|\byou(?:'ve)? (?:already )?asked (?:me )?(?:that|this)\b|^(?:again|not again)$/,
  /\b(?:are|r) you (?:even|actually|really)(?: \w+)? (?:reading|listening|paying attention)\b|\bare you (?:reading|listening to) (?:this|it|me|what i)\b|^(?:and |but |so )*did you (?:even |actually )?(?:read|listen)\b(?! (?:my|today's|the) (?:page|entry|journal))|^(?:but |so |and |ok )*you(?:'re| are) not (?:even |really )?(?:reading|listening|getting it|making sense|helping)\b|^(?:but |so |and |ok )*you (?:don't|didn't|do not|did not) (?:even |really )?(?:read|listen|get it|understand|answer)\b/,
  /^(?:that|this|your (?:question|answer|reply))(?: really)? (?:makes no|doesn't make any|doesn't make|has no) sense$|^(?:and |but )?(?:what (?:does|has) (?:that|this|it) (?:got |have )?to do with\b|that has nothing to do with (?:it|that|this|what))|^(?:that's|it's|that is|this is) not (?:really |even )?(?:the point|what i (?:asked|said|meant|mean)|my question)\b/,
  /\bask me something (?:that fits|else|sensible|better|useful|normal)\b|\bfortune cookie\b|^(?:this|that|you|it)(?:'s| is|'re| are| was)? (?:really )?not (?:very |really |being |that |so |all that )*(?:helpful|helping|useful)\b|^this is (?:going nowhere|a waste of time|not helping|no help|pointless|useless)$/,
  /^(?:no )+(?:not (?:the|my|that) \w+(?: \w+)? )?i (?:said|asked|meant)\b|^i (?:said|meant) the \w+$|^i asked (?:for|whether|about|you)\b|\bi don't (?:really )?want to talk about (?:that|this|my|the)\b|^(?:what|which) (?:piece|friend|animal|map|word|story|project|goal|trip|child|person)$/,
];
/** Takes up a word of a question and shows that it does not fit: 'Love? It's about my dad.' */
const ECHOED_WORD =
  /^((?:[^.?!\s][^.?!]{0,39}\?+\s*){1,3})(?:no\b|not\b|wh(?:at|ich)\b|i'?m (?:not )?talking|i am talking|it'?s (?:about|not)|it is about|this is about|i said|i told|that'?s not|there is no|i (?:don'?t|do not) have)/i;

/** Whether a sentence says that a reply did not fit. @param sentence as `plainLine` makes it */
const isComplaintSentence = (sentence: string) =>
  sentence.length < 200 &&
  !REPORTED_TO_OTHERS.test(sentence) &&
  COMPLAINT_PATTERNS.some((pattern) => pattern.test(sentence));

/** 'You don't listen, I told him.' */
const REPORTED_TO_OTHERS =
  /\b(?:he|she|they|my \w+) (?:said|says|told|tells|asked|asks|kept|keeps)\b|\b(?:i |we )?(?:told|tell|asked) (?:him|her|them|my \w+)\b|\b(?:said|say) to (?:him|her|them|me|my \w+)\b/;

/** From so many complaints on nothing more is asked that nobody wished for. */
const MAX_COMPLAINTS = 2;
export const hasTooManyComplaints = ({ complaints }: { complaints: number }): boolean =>
  complaints >= MAX_COMPLAINTS;

/** How many complaints count after a message: it may forbid questions, or wish for them again. */
export function countComplaintsAfter(complaints: number, message: string): number {
  if (invitesQuestions(message)) return 0;
  return sentencesOf(message).some((sentence) => FORBIDDEN_QUESTIONS.test(plainLine(sentence)))
    ? MAX_COMPLAINTS
    : complaints;
}
const FORBIDDEN_QUESTIONS =
  /^(?:(?:and|but|so|please|ok(?:ay)?|just|now) )*(?:stop asking\b|no (?:more )?questions\b|(?:i )?don't (?:want|need) any (?:more )?questions\b|enough (?:with|of) (?:the|your) questions\b|don't ask me (?:anything|any|questions|more|again)\b)/;
const INVITED_QUESTIONS =
  /\b(?:you can|you may|feel free to|do|please|just) ask(?: me)?(?: (?:things|questions|more|again|away|something|anything|another))\b(?! (?:that|which|else|better|useful|sensible|normal))|\b(?:didn't|don't) mean you (?:can't|couldn't|weren't|shouldn't|should stop|mustn't)\b|\b(?:needn't|don't have to|shouldn't|don't|do not) stop asking\b|(?<!\b(?:you|i|he|she|they|we|would|to|people) )\b(?:keep|go on) asking\b(?! (?:myself|him|her|them|my|why|for))|\b(?:would|could|can|will) you ask me (?:something|another|a question|more|about)\b|\bask me (?:something|another|about|(?:a|one|some)(?: \w+)? questions?)\b(?! (?:that|which|else|better|useful|sensible|normal))|\bhelps (?:me )?(?:when|if) (?:i'm|you|i am) ask/;
/** Whether a message wishes to be asked. */
export const invitesQuestions = (message: string): boolean => INVITED_QUESTIONS.test(plainLine(message));

const longWordsOf = (text: string): string[] => plainLine(text).match(/\p{L}{4,}/gu) ?? [];

/** Whether the message gives back a word of the last reply's question, and says no to it. */
function echoesQuestion(message: string, reply: string): boolean {
  const echo = ECHOED_WORD.exec(message.trim().replaceAll('’', "'"))?.[1];
  const asked = longWordsOf(reply);
  return echo !== undefined && reply.includes('?') && longWordsOf(echo).some((word) => asked.includes(word));
}

/**
 * Whether a message says, beside anything else, that a reply did not fit, or asks what it was for.
 *
 * @param reply the last one, where it is the message to answer
 */
export function isComplaint(message: string, reply = ''): boolean {
  if (invitesQuestions(message) || /\bwasn't (?:complaining|a complaint)\b/.test(plainLine(message)))
    return false;
  const intent = intentByRules(message);
  if (intent === 'insult' || intent === 'ask-meaning') return true;
  if (intent === 'complaint' && !REPORTED_TO_OTHERS.test(plainLine(message))) return true;
  return (
    echoesQuestion(message, reply) ||
    sentencesOf(message).some((sentence) => isComplaintSentence(plainLine(sentence)))
  );
}

/** Whether it is asked if anybody reads what is written. */
export const asksIfRead = (message: string): boolean =>
  sentencesOf(message).some((sentence) =>
    /\b(?:are|r) you (?:even |actually |really |still )*(?:reading|listening)\b|^(?:and |but |so )*did you (?:even |actually )?read (?:it|this|that|what|any)\b|\bis (?:anyone|anybody|somebody|someone) (?:reading|there)\b|\bdo you (?:even |actually )?(?:read|understand) (?:this|it|what i|any)\b/.test(
      plainLine(sentence),
    ),
  );

/** A reply without its questions; null where it is nothing else. */
export function withoutQuestions(text: string): string | null {
  const kept = text
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.!?…])\s+/)
        .filter((sentence) => !/\?['"”’)]*$/.test(sentence))
        .join(' '),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return kept === '' ? null : kept;
}
