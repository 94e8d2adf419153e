import { tidy } from '../local/words.ts';

/** What a complaint about the talk says: that something was told before, not heard, not understood, or taken wrongly. */
export type ComplaintKind = 'said-before' | 'not-heard' | 'unclear' | 'wrong';

/** A complaint about the talk itself, and what the person says beside it; that may be empty. */
export type Complaint = { kind: ComplaintKind; rest: string };

const LEAD = String.raw`^(?:(?:no|but|well|like|omg|and|so|ok|okay|hey|oh|ugh|wait|sorry|lol)[, ]+)*`;
const OF_OTHERS =
  /\b(?:he|she|they|him|her|them|my (?:boss|mum|mom|dad|wife|husband|partner|friend)|everyone)\b/i;

/** Each takes its own words away; what stands beside them stays. */
const COMPLAINTS: readonly (readonly [ComplaintKind, RegExp])[] = [
  [
    'said-before',
    new RegExp(
      String.raw`${LEAD}I (?:literally |have |did )?(?:just |already )+(?:now )?(?:told you(?: that| this| so)?|answered(?: that| it)?|(?:said|wrote|mentioned)(?! to\b)(?: that| this| so| it)?(?= ?$|,|:| I\b| it\b| the\b| my\b| that\b| against\b| for\b)|(?:said|wrote|mentioned)$)(?: already)?:?`,
      'i',
    ),
  ],
  [
    'said-before',
    new RegExp(
      String.raw`${LEAD}I (?:did|have) (?:already )?(?:said?|told you|tell you|answered?|wrote|written)\b.*`,
      'i',
    ),
  ],
  [
    'said-before',
    new RegExp(
      String.raw`${LEAD}(?:I )?(?:just |already )?(?:said|told you)(?: (?:that|so|it))?(?: already| before)?$`,
      'i',
    ),
  ],
  ['said-before', new RegExp(String.raw`${LEAD}I said (?:yes|no|so)$`, 'i')],
  [
    'said-before',
    new RegExp(
      String.raw`${LEAD}(?:you|u)(?:'ve| have)?(?: already| just)? (?:asked|said) (?:me )?(?:that|this|it)\b.*|^.{0,20}\basked (?:me )?(?:that|this) (?:already|before|twice)\b.*`,
      'i',
    ),
  ],
  [
    'not-heard',
    new RegExp(
      String.raw`${LEAD}(?:(?:are|r) (?:you|u) (?:even |actually |really |just )*(?:reading|listening|paying attention)|did (?:you|u) (?:even |actually )?(?:read|hear|listen)|(?:you|u)(?:'re| are|r) (?:changing the subject|avoiding|dodging|ignoring)|(?:you|u)(?:'re| are|r)? (?:not|never|don't|dont|aren't|didn't|just don't) (?:even |really )?(?:listen|read|understand|hear|get(?:ting)? (?:it|me|this))).*`,
      'i',
    ),
  ],
  [
    'not-heard',
    /^.{0,30}\b(?:(?:I can see|I know) what I (?:just )?(?:wrote|said|typed)|(?:repeat|parrot|echo)(?:ing|s)?\b.{0,20}\b(?:me|my words|what I (?:say|said|wrote|just said))|say(?:ing)? (?:my|the same) words? back)\b.*/i,
  ],
  ['unclear', /^(?:huh|eh|pardon|come again|what now|sorry what|(?:yes|ok|and|so|but) what|what)\W*$/i],
  [
    'unclear',
    new RegExp(
      String.raw`${LEAD}(?:do|did) (?:you|u) mean\b.*|${LEAD}what do (?:you|u) mean\b.*|${LEAD}I(?:'m| am)? (?:don't|do not|dont|didn't|not) (?:really |quite )?(?:follow|understand|get|sure) (?:you|u|the question|your question|what you(?:'re| are| mean)?|what that means)\b.*|${LEAD}(?:that|it|this|'[^']+'|.{0,30}?)(?:'s| is|s) (?:a bit|too|a little|rather|very|pretty|kind of) (?:deep|poetic|flowery|abstract|clever|fancy)\b.*|${LEAD}(?:what an? )?(?:odd|weird|strange|stupid|dumb|silly) question\b.*`,
      'i',
    ),
  ],
  [
    'wrong',
    new RegExp(
      String.raw`${LEAD}(?:that|it|this)?(?:'s| is|s| was)? ?not (?:at all )?(?:what|how) I (?:meant|mean|said|wrote|asked|want|wanted)(?: at all)?$|${LEAD}(?:that|it|this)(?:'s| is)(?: just)? not it$|${LEAD}(?:you|u)(?:'ve| have)? (?:got |had |have )?(?:that|it|this|me) (?:all )?wrong$|${LEAD}you misunderst\p{L}+(?: me| that)?$|${LEAD}I (?:never|didn't) sa(?:y|id) that$|${LEAD}(?:it|that) (?:really )?(?:does not|doesn't) say what I (?:want|mean|meant|said)$`,
      'iu',
    ),
  ],
];

/** Ends of sentences and of clauses: a complaint is often only a part of a message. */
const PARTS = /((?<=[.!?…])\s+|\n+|[,;]\s+|\s-\s)/;
/** In words: of more a question that repeats the last one is an answer. */
const LONGEST_ECHO = 4;

/** 'The important one??', after 'Which one is the important one': words of the last reply, asked back. */
function isEcho(part: string, last: string): boolean {
  const asked =
    /^(?<words>[^?]{3,40})\?\?+$/.exec(part)?.groups?.['words'] ??
    /^what (?<words>\p{L}+)$/iu.exec(part)?.groups?.['words'];
  const words = (asked ?? '').toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const known = new Set(last.toLowerCase().match(/[\p{L}']+/gu) ?? []);
  return (
    words.length > 0 &&
    words.length <= LONGEST_ECHO &&
    words.filter((word) => word !== 'what').every((word) => known.has(word)) &&
    words.some((word) => word.length > 3 && word !== 'what')
  );
}

/**
 * A complaint about the talk in a message; null where there is none.
 *
 * @param last the last reply
 */
export function complaintIn(message: string, last: string): Complaint | null {
  if (last === '') return null;
  const pieces = message.replaceAll('’', "'").trim().split(PARTS);
  let kind: ComplaintKind | null = null;
  let rest = '';
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    const bare = piece.replace(/[.!?…\s]+$/, '');
    const found = COMPLAINTS.find(([, pattern]) => pattern.test(bare));
    const isOwnStory =
      found?.[0] === 'said-before' && OF_OTHERS.test(message) && !/\b(?:you|u)\b/i.test(bare);
    // 'I said no' may answer 'What did you say?'.
    const isAnswer =
      found?.[0] === 'said-before' &&
      /\b(?:say|said|answer\w*|reply|tell|told)\b/i.test(last) &&
      /^I said/i.test(bare);
    if (found && !isOwnStory && !isAnswer) {
      kind ??= found[0];
      const left = bare.replace(found[1], '').trim();
      if (left !== '') rest += `${left}${pieces[at + 1] ?? ''}`;
    } else if (isEcho(piece, last)) {
      kind ??= 'unclear';
    } else rest += piece + (pieces[at + 1] ?? '');
  }
  if (kind === null) return null;
  return { kind, rest: tidy(rest.replace(LEFT_OVER, '').replace(/[,;\s]+$/, '')) };
}

/** What hangs loose where a complaint was taken away. */
const LEFT_OVER =
  /^(?:(?:so|but|and|no|or what|dear|please|ok|and I answered|omg|lol|then|well)\b[.,!? ]*)+/i;
