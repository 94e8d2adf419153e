import { feelingsIn } from '../local/feelings.ts';
import { isRelation } from '../local/relations.ts';
import { capitalised, tidy, withoutShouting } from '../local/words.ts';
import type { Matter } from './lead.ts';
import { asksWho, type Pronouns } from './people.ts';
import { ANCHORS_HEAL, ANCHORS_WRITE } from './prose/gathering.ts';
import { LEADS_OF_HEAL } from './prose/leads-heal.ts';
import { LEADS_OF_WRITE } from './prose/leads-write.ts';
import { CLAUSES, ENDS_OPEN, JOINT, sentencesOf } from './reflect.ts';
import { mended } from './spelling.ts';
import type { Tone } from './tone.ts';
import type { Turn } from './turn.ts';

/** 'I'm fine' is rarely good news, and no feeling to ask about. */
export const MERELY_FINE = /^(?:fine|ok|okay|alright|good|well)$/;

/** A laugh shows a feeling, and is none to look for in the body. */
const ONLY_SHOWS = /^(?:laugh|cry|cri)/;

const SCENE_KINDS = new Set(['scene', 'memory', 'happens', 'small-pleasure', 'good-company', 'joke']);
const THINKS =
  /\bI (?:\p{L}+ )?(?:think|wonder|believe|doubt|realis\p{L}+|realiz\p{L}+)\b(?! of\b| about\b)/iu;

/** @param tense of the message @param who it tells of */
export function matterOf(
  { read, state, mode, own }: Turn,
  mood: Tone,
  tense: 'past' | 'now' | 'ahead',
  who: Pronouns | null,
): Matter {
  const isPerson =
    who !== null && isTheirs(own, who) && (mode === 'write' || (tense === 'now' && !isGone({ own })));
  const hard = hardMatter(read, tense);
  if (isOfLoss({ own, state, read }) && mood !== 'good') return 'loss';
  const isSure = read.isHeavy || read.situation !== null || read.family !== null;
  if (mood === 'hard' && (mode === 'heal' || isSure)) return isPerson && read.words < LONG ? 'person' : hard;
  if (mood === 'good' || (state.closed === true && read.text.includes('!'))) return 'good';
  if (read.feelings.some(({ word }) => !MERELY_FINE.test(word) && !ONLY_SHOWS.test(word))) return 'feeling';
  if (tense === 'ahead') return 'ahead';
  if (THINKS.test(read.meant)) return 'thought';
  if (read.kind !== null && SCENE_KINDS.has(read.kind.id)) return 'scene';
  if (isPerson) return 'person';
  if (tense === 'past')
    return mood === 'uneasy' && mode === 'heal'
      ? hard
      : isScene(read.meant)
        ? 'scene'
        : OF_ONESELF.test(read.meant)
          ? 'told'
          : 'any';
  return mood === 'uneasy' && mode === 'heal' ? hard : 'any';
}

/** So far back, and so often, somebody is told of whom the talk is about. */
const TOLD_IN = 4;
const TOLD_OFTEN = 2;
const isTheirs = (own: readonly string[], { he, him, his }: Pronouns) =>
  OF_SOMEBODY_CLOSE.test(own.at(-1) ?? '') ||
  (own.slice(-TOLD_IN).some((text) => /\bmy (?!own\b)\p{L}{3,}/iu.test(text)) &&
    own.slice(-TOLD_IN).filter((text) => new RegExp(String.raw`\b(?:${he}|${him}|${his})\b`, 'i').test(text))
      .length >= TOLD_OFTEN);
const OF_SOMEBODY_CLOSE = /^(?:and |but |so )?my \p{L}+ (?:is|was|has|had|always|never|used to)\b/iu;

const LOSSES = new Set(['someone-died', 'pet-died', 'miscarriage']);
const isOfLoss = ({ own, state, read }: Pick<Turn, 'own' | 'state' | 'read'>) =>
  own.some((text) => LOST.test(text)) ||
  LOSSES.has(read.situation?.id ?? '') ||
  LOSSES.has(state.topic?.situation ?? '');

/** Somebody died, by plain words. */
const LOST =
  /\b(?:(?:he|she|they|my \p{L}+|\p{Lu}\p{Ll}+) (?:has |had )?(?:died|passed away)|since (?:he|she) (?:died|passed)|funeral|coffin|ashes|overdose|suicide|would have (?:turned|been)|buried|cemetery|widow(?:er)?|(?:his|her) (?:death|ashes|grave)|lost (?:my|our) (?:mum|mom|dad|mother|father|husband|wife|son|daughter|sister|brother|baby|gran\p{L}*|friend|dog|cat))\b/u;

/** A place or a thing that something is at: there is something to see. */
const isScene = (meant: string) =>
  /\b(?:in|on|at|under|by|over|through|behind|beside|round|around|from|next to|across|along) (?:the|a|an|my|his|her|our|their) \p{L}{3,}/iu.test(
    meant,
  );

/** What goes on, and what somebody tells of themselves: other things are asked about without presuming that they hurt. */
const GOES_ON =
  /\b(?:can't|cannot|always|never|every|keeps?|still|feels?|nothing|everything|again|all the time|days|nights|anymore|don't)\b/i;
const OF_ONESELF = /\b(?:I|I'm|me|my|we|us|our)\b/i;

function hardMatter({ meant, isHeavy, tone }: Turn['read'], tense: 'past' | 'now' | 'ahead'): Matter {
  if (tense === 'now') return isHeavy || (GOES_ON.test(meant) && OF_ONESELF.test(meant)) ? 'lasting' : 'any';
  return tone === 'hard' || /\b(?:I|we)\b/.test(meant) ? 'hard' : 'any';
}

/** In words. */
const LONG = 14;

/** Somebody who is told of in such words may not live any more, or not with the person. */
const isGone = ({ own }: Pick<Turn, 'own'>) =>
  own.some((text) =>
    /\b(?:died|dead|death|passed|gone|lost|funeral|coffin|ashes|overdose|suicide|would have (?:turned|been)|buried|cemetery|widow\w*|left (?:me|us)|moved out|broke up|divorc\w*|ex|used to|(?:he|she) was|(?:he|she)'d|(?:months|years|weeks) (?:on|ago|since)|miss (?:him|her))\b/i.test(
      text,
    ),
  );

/** So many messages of a subject are asked about from near; so many more from the inside. */
const NEARER_UNTIL = 3;
const INSIDE_UNTIL = 6;

/** Questions that lead on from what was said, those that are due first. */
export function leadsFor(
  { mode, state, draw }: Turn,
  matter: Matter,
  who: Pronouns | null,
): readonly string[] {
  const leads = (mode === 'heal' ? LEADS_OF_HEAL : LEADS_OF_WRITE)[matter];
  const told = Math.max(state.told + 1, state.topic?.turns ?? 1);
  const { nearer, inside, stays } = leads;
  const inOrder =
    told <= NEARER_UNTIL
      ? [nearer, inside, stays]
      : told <= INSIDE_UNTIL
        ? [inside, stays, nearer]
        : [stays, inside];
  const canAsk = (ask: string) => !draw.wasSaid(ask) && (who !== null || !asksWho(ask));
  const any = (mode === 'heal' ? LEADS_OF_HEAL : LEADS_OF_WRITE).any;
  return (
    [...inOrder, any.inside, any.stays].map((asks) => asks.filter(canAsk)).find((asks) => asks.length > 0) ??
    []
  );
}

const LEAST_KEPT = 4;
const MOST_KEPT = 12;
/** What would be odd when it is quoted: what is said to the companion, what takes itself back, half a thought. */
const PARTS = new RegExp(
  String.raw`${CLAUSES.source}|\s+and (?=(?:he|she|they|it|there|nobody|everyone|today|yesterday|that|the|a)\b)`,
  'i',
);
const NOT_KEPT =
  /\b(?:you|your|u|ur|idk|dunno|lol|lmao|haha|tbh|btw|sorry|thanks|thank|please|whatever|anyway|don't know|not sure|no idea|inkwell|journal\w*|diary|app|bot|ai|program|chatbot|kill|die|dead|fuck\w*|shit\w*|okay|ok)\b/i;
/** What trails behind a clause. */
const TAGS = /,? (?:though|tho|too|then|i guess|i think|or something|really|actually|you know)$/i;
const HANGS_ON = /^(?:that|which|who|when|if|than|as|or|to|of|for|with|at|not|no|yes|yeah|then|like)\b/i;
const CONCRETE = /\b(?:the|a|an|my|his|her|our|their|its|one|two|three|four|five|no|every) \p{L}{3,}/iu;
const WEIGHS =
  /n't\b|\b(?:never|nobody|nothing|always|every|still|alone|only|again|no longer|first|last|all|both|anymore|twice)\b/i;
const HAS_VERB =
  /\b(?:I|he|she|they|we|it|you|am|is|are|was|were|has|have|had|do|does|did|will|would|can|could)\b|n't\b|'(?:s|m|re|ve|d|ll)\b|\p{L}{3,}ed\b|\b(?:went|came|left|took|saw|gave|ran|sat|stood|fell|put|lost|found|broke|drove|met|hit|threw|got|made|said|told|wrote|kept|felt|bought|heard|slept|ate|wore|sang|knew|thought|held|brought|began|rang|spoke|let|cut|wants|says|thinks|looks|comes|goes|takes|gives|makes|needs|keeps|knows|calls|asks|lives|sits|stands|leaves|works|sleeps)\b/iu;

type Kept = { words: string; weight: number };

function keptIn(message: string): Kept[] {
  return sentencesOf(withoutShouting(mended(message)))
    .filter((sentence) => !sentence.endsWith('?') && !/["“”]/.test(sentence))
    .flatMap((sentence) => (sentence.split(' ').length <= MOST_KEPT ? [sentence] : sentence.split(PARTS)))
    .map((clause) =>
      tidy(clause)
        .replace(JOINT, '')
        .replace(JOINT, '')
        .replace(TAGS, '')
        .replace(/^(?:anyway|ok|okay|so|now)[, ]+/i, ''),
    )
    .filter((clause) => {
      const words = clause.split(' ').length;
      return (
        words >= LEAST_KEPT &&
        words <= MOST_KEPT &&
        !NOT_KEPT.test(clause) &&
        !HANGS_ON.test(clause) &&
        !ENDS_OPEN.test(clause) &&
        HAS_VERB.test(clause)
      );
    })
    .map((words) => ({
      words,
      weight:
        (feelingsIn(words, isRelation).length > 0 ? 2 : 0) +
        (CONCRETE.test(words) ? 1.5 : 0) +
        (/\b(?:I|my|me)\b/.test(words) ? 1 : 0) +
        (WEIGHS.test(words) ? 1 : 0) +
        (/^(?:I|I'm|I've)\b/.test(words) ? 0.5 : 0) +
        (/\bbecause\b/.test(words) ? 0.5 : 0) +
        (words.split(' ').some(isRelation) ? 0.75 : 0) +
        (words.split(' ').length > LEAST_KEPT + 1 ? 0.5 : 0) -
        (words.split(' ').length === LEAST_KEPT ? 0.75 : 0),
    }));
}

const WORTH_KEEPING = 1.5;
/** What was written later is nearer; so much each message before it counts less. */
const FADES = 0.4;

/**
 * Of some messages the one clause that has most in it, as it was written; null where none has.
 *
 * @param messages oldest first
 */
export function lineOf(messages: readonly string[], wasSaid: (line: string) => boolean): string | null {
  const best = messages
    .flatMap((message, at) =>
      keptIn(message).map(({ words, weight }) => ({
        words,
        weight: weight < WORTH_KEEPING ? 0 : weight - (messages.length - 1 - at) * FADES,
      })),
    )
    .filter(({ words, weight }) => weight > 0 && !wasSaid(words))
    .reduce<Kept | null>((most, each) => (most === null || each.weight >= most.weight ? each : most), null);
  return best?.words ?? null;
}

/** In words. */
const LONGEST_TO_QUOTE_FROM = 18;
/** In so many replies after one that quotes nothing is quoted. */
const QUOTES_APART = 2;
const QUOTES = /(?:^|[\s(])'[^']{6,}/;

/** The clause of this message that has most in it, quoted; null where there is none, or where it was done just now. */
export function anchorIn({ own, draw, messages, mode }: Turn): string | null {
  const lines = mode === 'heal' ? ANCHORS_HEAL : ANCHORS_WRITE;
  const said = messages.filter(({ role }) => role === 'assistant').slice(-QUOTES_APART);
  if (said.some(({ content }) => QUOTES.test(content))) return null;
  const sentences = sentencesOf(own.at(-1) ?? '');
  const last = sentences.at(-1) ?? '';
  // Of a long sentence one clause is rarely the point.
  const words = last.split(' ').length > LONGEST_TO_QUOTE_FROM ? null : lineOf([last], draw.wasSaid);
  if (words === null) return null;
  return draw.line(lines).replace('{x}', words).replace('{X}', capitalised(words));
}
