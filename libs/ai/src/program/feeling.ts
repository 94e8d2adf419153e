import { countWords } from '@inkwell/contracts/words';
import { EMOTION_VALENCES, type Emotion, type Theme } from '@inkwell/contracts/constants';
import { emotionsNamedBy } from '../feelings/word-reading.ts';
import { readMessageFeelings } from '../feelings/read.ts';
import { sentencesOf, withoutSpeech } from '../local/sentences.ts';
import type { Embedding } from '../reading/embeddings.ts';
import { sureSubject, tellsGrief } from './subjects.ts';

/** What is felt in a message, and what it is about. */
export type MessageFeeling = {
  /** Null where none shows. */
  emotion: Emotion | null;
  /** The likeliest first; a loss comes before all else, and only where it is one's own. */
  themes: Theme[];
};

/** What a message surely says of its writer: what is felt, and what is theirs in it. */
export type SureFeeling = MessageFeeling & { subject: Theme | null };

/** From this strength on the reading with an embedding is taken for sure. */
const SURE_STRENGTH = 0.75;
/** Fewer words show no feeling that they do not name. */
const MIN_WORDS = 6;

/** 'I feel guilty', 'I'm so very tired': a feeling of one's own that is named, and not denied. */
const NAMED_FEELING =
  /(?:^|[^\p{L}'])(?:i'?m|i am|i (?:just |still |also |really )?fe(?:el|lt)|i'?ve been feeling|i've been|feeling|makes me feel|made me feel|makes me|made me)(?: (?:just|so|really|very|such|a|an|bit|a bit|a little|little|pretty|quite|rather|too|still|all|completely|totally|extremely|incredibly|also|now|today|deeply|terribly|kind of|sort of|like|feeling|utterly|absolutely|and|both)){0,4} (\p{L}+)/giu;
/** Of somebody else, supposed, or asked. */
const UNCERTAIN_FEELING =
  /\b(?:not|never|n't|no longer|if|would|should|whether|wish|hardly|used to|don't|aren't|isn't|said|says|told|thinks?|told me)\b/i;

/** A feeling that the person names in plain words, and the sentence that names it. */
function namedFeelingIn(text: string): { emotion: Emotion; sentence: string } | null {
  const [word = '', ...others] = text.match(/[\p{L}']+/gu) ?? [];
  // 'tired' is a whole message, too.
  const [alone] = others.length === 0 && word !== '' ? emotionsNamedBy(word) : [];
  if (alone) return { emotion: alone, sentence: text };
  for (const sentence of sentencesOf(withoutSpeech(text))) {
    if (sentence.endsWith('?')) continue;
    for (const found of sentence.matchAll(NAMED_FEELING)) {
      const before = sentence.slice(0, found.index);
      if (UNCERTAIN_FEELING.test(before.split(/[,;.]/).at(-1) ?? '') || UNCERTAIN_FEELING.test(found[0]))
        continue;
      const emotion = emotionsNamedBy(found[1] ?? '')[0];
      if (emotion) return { emotion, sentence };
    }
  }
  return null;
}

/** 'I got the job!!' */
const GOOD_NEWS_WORDS =
  /\b(?:i|we)(?:'ve| have)? (?:just |finally |actually )*(?:got (?:the|my|in|into|engaged|an? (?:job|offer|place|a))|passed|won|made it|did it|finished|been accepted|was accepted|said yes|graduated)\b[^.?]*!/i;

export const tellsGoodNews = (text: string): boolean => GOOD_NEWS_WORDS.test(text);

/** @param text of a message; others have their turn while it is read */
export async function feelingIn(text: string, embedding: Embedding | null): Promise<SureFeeling> {
  const { emotions, themes } = await readMessageFeelings(text, embedding);
  const [strongest] = emotions;
  // Words that only show a feeling are right two times of three: too few without an embedding.
  const isRead = embedding !== null && countWords(text) >= MIN_WORDS;
  const shown = isRead && strongest && strongest.strength >= SURE_STRENGTH ? strongest.emotion : null;
  const named = namedFeelingIn(text);
  return {
    emotion: named?.emotion ?? (tellsGoodNews(text) ? 'joy' : shown),
    // What somebody begins with is what it is about; later on people are mentioned.
    subject: (named && sureSubject(named.sentence)) ?? sureSubject(sentencesOf(text)[0] ?? ''),
    themes: [
      ...(tellsGrief(text, themes) ? (['loss'] as const) : []),
      ...themes.filter((theme) => theme !== 'loss'),
    ],
  };
}

export const isLoss = ({ themes }: MessageFeeling): boolean => themes[0] === 'loss';

/** What a message is about that names nothing itself: what was told before it. A loss stays with the talk. */
export function subjectOrPrevious(
  { emotion, themes }: MessageFeeling,
  before: MessageFeeling,
): MessageFeeling {
  if (emotion === null && themes.length === 0) return before;
  const about = { emotion, themes };
  const goesOn = isLoss(before) && !isLoss(about) && !isGood(about);
  return goesOn ? { ...about, themes: ['loss', ...themes] } : about;
}

export const isHard = ({ emotion }: MessageFeeling): boolean =>
  emotion !== null && EMOTION_VALENCES[emotion] < 0;
export const isGood = ({ emotion }: MessageFeeling): boolean =>
  emotion !== null && EMOTION_VALENCES[emotion] >= 0.6;
