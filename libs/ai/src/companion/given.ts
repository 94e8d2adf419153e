import { tidy } from '../local/words.ts';
import { listIn } from './plan-aim.ts';
import { namesIn } from './people.ts';
import { mended } from './spelling.ts';
import { alternativesIn, requestIn } from './requests.ts';
import { tellingsIn } from './tellings.ts';
import { sentencesOf } from './reflect.ts';

/** So far back a person's messages are looked through for what an exercise would ask. */
const LOOKS_BACK = 6;

type Given = Record<string, string>;

/**
 * What a person has said already of what an exercise asks first: by the names of its slots.
 *
 * @param own the person's messages, oldest first
 */
export function givenFor(exercise: string, own: readonly string[]): Given {
  const messages = own.slice(-LOOKS_BACK).toReversed().map(mended);
  return GIVEN[exercise]?.(messages) ?? {};
}

/** The first of the messages, newest first, that gives something. */
const firstOf = <Item>(messages: readonly string[], find: (message: string) => Item | null | undefined) =>
  messages.map(find).find((each) => each !== null && each !== undefined);

const sentenceWith = (messages: readonly string[], ids: readonly string[]): string | undefined =>
  firstOf(messages, (message) =>
    sentencesOf(message)
      .filter((sentence) => !sentence.endsWith('?') && sentence.length < 140)
      .find((sentence) => tellingsIn(sentence, []).some(({ telling }) => ids.includes(telling.id))),
  );

const kept = (slot: string, text: string | null | undefined): Given =>
  text ? { [slot]: text.split('\n').map(tidy).join('\n') } : {};

/** What somebody says they want: 'to build a habit of stretching' gives 'stretching'. */
const HABIT =
  /\bhabit (?:of|to|for|where I) ([^.,;!?]{3,50})|\b(?:want to|like to|start) (stretch\w*|read\w*|run\w*|walk\w*|medita\w*|writ\w*|journal\w*|exercis\w*|swim\w*)( [^.,;!?]{0,40})?/i;
const PUT_OFF =
  /\b(?:putting off|put off|procrastinating (?:on|with)?|avoiding|start (?:on |with )?|finish) ?((?:my|the|a|an|this|that) [^.,;!?]{3,50})/i;

/** 'I don't know if I should tell mum' */
const UNDECIDED =
  /\b(?:don't know|dunno|not sure|wonder\w*|unsure|decide) (?:if|whether) I (?:should|could|ought to) ([^.,;!?]{3,60})/i;

const GIVEN: Record<string, (messages: readonly string[]) => Given> = {
  'what-comes-first': ([last = '']) => kept('list', listIn(last)?.join('\n')),
  'two-columns': (messages) => {
    const found = firstOf(messages, alternativesIn);
    if (found) return { question: `${found.one}, or ${found.other}`, one: found.one, other: found.other };
    const asked = firstOf(messages, (message) =>
      sentencesOf(message).find((sentence) => /^(?:so |but |and )*should I\b.{4,}/i.test(sentence)),
    );
    const undecided = firstOf(messages, (message) => UNDECIDED.exec(message)?.[1]);
    if (undecided && !asked) return kept('question', `should I ${undecided}`);
    return kept('question', asked && `${asked.replace(/[?\s]+$/, '')}?`.replace(/^(?:so|but|and) /i, ''));
  },
  'thought-record': (messages) =>
    kept('thought', sentenceWith(messages, ['verdict-on-oneself', 'worthless', 'own-fault'])),
  'worry-tree': (messages) => kept('worry', sentenceWith(messages, ['afraid', 'what-if'])),
  'small-step': (messages) =>
    kept(
      'idea',
      firstOf(messages, (message) => PUT_OFF.exec(message)?.[1]) ??
        firstOf(messages, (message) => {
          const told = tellingsIn(message, []).find(({ telling }) => telling.id === 'might-do');
          return told?.x;
        }),
    ),
  'tiny-habit': (messages) =>
    kept(
      'habit',
      firstOf(messages, (message) => {
        const [, of, verb, rest = ''] = HABIT.exec(message) ?? [];
        return of ?? (verb ? `${verb}${rest}` : null);
      }),
    ),
  'if-then-plan': (messages) =>
    kept(
      'aim',
      firstOf(messages, (message) => {
        const request = requestIn(message);
        if (request?.kind?.id === 'habit' && request.x && /^stop\b/.test(request.x)) return request.x;
        return tellingsIn(message, []).find(({ telling }) => telling.id === 'wish')?.x;
      }),
    ),
  'prepared-talk': (messages) =>
    kept(
      'who',
      firstOf(messages, (message) => WHO.exec(requestIn(message)?.sentence ?? '')?.[1]) ??
        onlyName(messages) ??
        relationMeant(messages),
    ),
};

/** The one name that was written; null where there are several, or none. */
function onlyName(messages: readonly string[]): string | null {
  const [name, ...others] = namesIn(messages);
  return name && others.length === 0 ? name : null;
}

const WHO =
  /\b(?:talk|speak|say (?:it|this|that|no|something)?|explain (?:it|this)?|apologi[sz]e) ?(?:to|with) (my (?:\p{L}+ )?\p{L}+|\p{Lu}\p{L}+)\b/u;

const SHE = /^(?:wife|mother|mum|mom|sister|daughter|girlfriend|aunt|grandmother|grandma|nan)$/;
const HE = /^(?:husband|father|dad|brother|son|boyfriend|uncle|grandfather|grandpa)$/;

/** 'What do I say to her', after 'I haven't told my wife': the last one of whom that can be said. */
function relationMeant(messages: readonly string[]): string | null {
  const pronoun = messages
    .map((message) => /\b(?:to|with|tell|ask) (her|him)\b/i.exec(message)?.[1]?.toLowerCase())
    .find(Boolean);
  const fits = pronoun === 'her' ? SHE : pronoun === 'him' ? HE : null;
  const relations = messages.flatMap((message) =>
    [...message.matchAll(/\bmy (\p{L}+)/giu)].map(([, word = '']) => word.toLowerCase()),
  );
  const found = fits && relations.find((word) => fits.test(word));
  return found ? `my ${found}` : null;
}
