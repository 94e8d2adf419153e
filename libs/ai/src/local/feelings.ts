export type Family =
  | 'sadness'
  | 'anxiety'
  | 'anger'
  | 'shame'
  | 'loneliness'
  | 'fatigue'
  | 'overwhelm'
  | 'confusion'
  | 'joy'
  | 'calm'
  | 'gratitude'
  | 'hope'
  | 'pride'
  | 'love';

const LIGHT = new Set<Family>(['joy', 'calm', 'gratitude', 'hope', 'pride', 'love']);
export const isLight = (family: Family) => LIGHT.has(family);

/** Words that name a feeling wherever they stand. */
const ALWAYS: Record<Family, string> = {
  sadness:
    'sad sadness unhappy depressed miserable heartbroken grief grieving grieve mourning crying cried cry tears hopeless devastated gloomy sorrow disappointed hurts heartache numb',
  anxiety:
    'anxious anxiety worried worry worrying nervous scared afraid fear fears panic panicking panicked dread dreading terrified uneasy restless stressed stress tense',
  anger:
    'angry anger furious mad annoyed irritated frustrated frustration frustrating resentful resentment rage outraged bitter jealous pissed',
  shame:
    'ashamed shame guilty guilt embarrassed humiliated worthless stupid pathetic failure useless regret disgusted',
  loneliness: 'lonely loneliness isolated abandoned unwanted rejected ignored unloved homesick',
  fatigue: 'tired exhausted drained weary sleepless sleepy fatigued depleted burnout',
  overwhelm: 'overwhelmed overwhelming overloaded swamped overworked',
  confusion: 'confused torn undecided unsure uncertain conflicted',
  joy: 'happy happiness joy joyful glad delighted excited cheerful thrilled laughed laughing',
  calm: 'calm peaceful relaxed serene rested relieved relief',
  gratitude: 'grateful gratitude thankful blessed appreciate appreciated',
  hope: 'hopeful hope optimistic inspired motivated encouraged',
  pride: 'proud pride accomplished',
  love: 'loved adore cherish tender',
};

/** Words that name a feeling only after 'feel', 'am' and the like: 'I feel lost', not 'I lost my keys'. */
const AFTER_FEEL: Record<string, Family> = {
  down: 'sadness',
  low: 'sadness',
  lost: 'confusion',
  stuck: 'confusion',
  alone: 'loneliness',
  hurt: 'sadness',
  bad: 'sadness',
  awful: 'sadness',
  terrible: 'sadness',
  horrible: 'sadness',
  broken: 'sadness',
  burned: 'fatigue',
  burnt: 'fatigue',
  behind: 'overwhelm',
  buried: 'overwhelm',
  good: 'joy',
  great: 'joy',
  better: 'hope',
  fine: 'calm',
  strong: 'pride',
  safe: 'calm',
  light: 'calm',
  upset: 'sadness',
  empty: 'sadness',
  content: 'calm',
};

const EMOJI: Record<string, Family> = {
  '😢': 'sadness',
  '😭': 'sadness',
  '😔': 'sadness',
  '😞': 'sadness',
  '💔': 'sadness',
  '😰': 'anxiety',
  '😨': 'anxiety',
  '😱': 'anxiety',
  '😬': 'anxiety',
  '😡': 'anger',
  '😠': 'anger',
  '🤬': 'anger',
  '😴': 'fatigue',
  '😩': 'fatigue',
  '🥱': 'fatigue',
  '🤯': 'overwhelm',
  '😕': 'confusion',
  '😊': 'joy',
  '😀': 'joy',
  '😁': 'joy',
  '😄': 'joy',
  '🎉': 'joy',
  '😌': 'calm',
  '🙏': 'gratitude',
  '🥰': 'love',
  '❤': 'love',
  '💕': 'love',
};

const FAMILY_OF = new Map(
  (Object.entries(ALWAYS) as [Family, string][]).flatMap(([family, words]) =>
    words.split(' ').map((word): [string, Family] => [word, family]),
  ),
);

const FEEL =
  /^(?:feel|feels|feeling|felt|am|was|be|been|being|i'm|so|very|really|too|quite|pretty|bit|just|get|got|still)$/;
const NOT =
  /^(?:not|no|never|without|hardly|nothing|isn't|aren't|wasn't|don't|didn't|doesn't|haven't|ain't|cannot|can't|won't)$/;
/** 'I can't stop worrying' is worry, and 'I can't help feeling sad' is sadness. */
const UNLESS = /^(?:stop|help|only|shake)$/;
const OTHERS = /^(?:he|she|they|him|them|he's|she's|they're|everyone|everybody|people|you|you're)$/;
const SELF = /^(?:i|i'm|i've|i'd|i'll|me|my|we|we're|myself|im)$/;

export type Feeling = {
  /** As the person wrote it. */
  word: string;
  family: Family;
  /** 'not sad' */
  negated: boolean;
  /** Somebody else's: 'she was angry'. */
  others: boolean;
};

/** The feelings that one sentence names, in its order. */
export function feelingsIn(sentence: string, isRelation: (word: string) => boolean): Feeling[] {
  const words =
    sentence
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+|[,;:]/gu) ?? [];
  const found = words.flatMap((word, at): Feeling[] => {
    const near = words.slice(Math.max(0, at - 4), at);
    // 'Not sad, just empty': a negation ends with its clause.
    const before = near.slice(near.findLastIndex((w) => /[,;:]/.test(w)) + 1);
    const family =
      FAMILY_OF.get(word) ?? (before.slice(-3).some((w) => FEEL.test(w)) ? AFTER_FEEL[word] : undefined);
    if (!family) return enjoys(words, at) ? [{ word, family: 'joy', negated: false, others: false }] : [];
    // 'I hope to', 'I hope you' is a wish and no feeling to name.
    // 'I laughed it off', 'everyone laughed at me' is no joy.
    if (word.startsWith('laugh') && /\b(?:off|at me)\b/.test(words.slice(at + 1, at + 4).join(' ')))
      return [];
    // 'My boss read it out and laughed': whose laugh it was the nearest words don't say.
    if (
      word.startsWith('laugh') &&
      !words.slice(Math.max(0, at - 4), at).some((w) => /^(?:i|we|both)$/.test(w))
    )
      return [];
    // 'I'm alone in the office' says where somebody is.
    if (word === 'alone' && /^(?:in|at|on)$/.test(words[at + 1] ?? '')) return [];
    if (word === 'hope' && /^(?:to|you|that|it|they|we|i|he|she)$/.test(words[at + 1] ?? '')) return [];
    const negated = before.some((w) => NOT.test(w)) && !before.some((w) => UNLESS.test(w));
    return [{ word, family, negated, others: isOthers(words.slice(0, at), isRelation) }];
  });
  const emoji = (sentence.match(/\p{Extended_Pictographic}/gu) ?? []).flatMap((char): Feeling[] => {
    const family = EMOJI[char];
    return family ? [{ word: char, family, negated: false, others: false }] : [];
  });
  return [...found, ...emoji];
}

/** 'I love my new job', but not 'I'd love to'. */
function enjoys(words: string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 2), at);
  return (
    /^(?:love|loves|enjoy|enjoyed|enjoying)$/.test(words[at] ?? '') &&
    before.some((word) => /^(?:i|we|really|still)$/.test(word)) &&
    !before.some((word) => /^(?:would|i'd|we'd|don't|didn't|not|never)$/.test(word))
  );
}

/** The nearest subject before a feeling owns it. */
function isOthers(before: string[], isRelation: (word: string) => boolean): boolean {
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const word = before[at] ?? '';
    // 'My boss', 'my drama teacher'
    const isTheirs = before.slice(at + 1, at + 3).some(isRelation);
    if (SELF.test(word) && !(/^(?:my|our)$/.test(word) && isTheirs)) return false;
    if (OTHERS.test(word) || isRelation(word)) return true;
  }
  return false;
}
