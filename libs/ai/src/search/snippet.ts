import { cutIndex, cutIndexAfter } from '@inkwell/contracts';
import { foldWithPlaces } from '@inkwell/contracts/folding';
import { findWordHits, HIT_QUALITY, type SearchQuestion } from './question.ts';

/** Part of a text on one line, and where it answers the question: from a character to before another. */
export type TextSnippet = { snippet: string; hits: Array<[number, number]> };

const SNIPPET_CHARS = 160;
/** How far a cut is moved to fall between two words. */
const MAX_CHARS_TO_WORD_BREAK = 24;
/** A longer text is looked through in parts. */
const PART_CHARS = 5_000;
const PHRASE_WEIGHT = 2;
/** Of a part more places are not compared: the first are as good. */
const MAX_PLACES = 800;
/** Looking for places takes so many times longer than looking for one. */
const PLACES_COST = 10;

type TextRange = { from: number; to: number };
/** `of`: which word or phrase of the question it answers. */
type HitPlace = TextRange & { of: number; weight: number };

/**
 * The part of a text that answers a question best.
 *
 * @param start where it begins when no word of the question is in the text
 * @param endTurn waits after each part where a turn is over
 */
export async function findSnippet(
  text: string,
  question: SearchQuestion,
  start: number,
  endTurn: (work: number) => Promise<void>,
): Promise<TextSnippet> {
  const most = highestWeight(question);
  let best: { window: TextRange; weight: number; places: readonly HitPlace[] } | null = null;
  for (let from = 0; from < text.length; from += PART_CHARS) {
    const places = findPlaces(text, { from, to: from + PART_CHARS + SNIPPET_CHARS }, question);
    const found = bestWindow(places, most);
    if (found && found.weight > (best?.weight ?? 0)) best = { ...found, places };
    if (best && best.weight >= most) break;
    await endTurn(PART_CHARS * (PLACES_COST + question.words.length));
  }
  if (best) {
    const range = widenToWidth(text, alignToGraphemes(text, best.window));
    const places = best.places.filter(({ from, to }) => from >= range.from && to <= range.to);
    return toOneLine(
      text,
      range,
      places.map((place) => ({ ...place, ...alignToGraphemes(text, place) })),
    );
  }
  return toOneLine(text, { from: start, to: wordEndBefore(text, start + SNIPPET_CHARS, start) }, []);
}

/** Of a window with all that is asked for. No other is better. */
const highestWeight = ({ words, phrases, whole }: SearchQuestion): number =>
  words.length * HIT_QUALITY.word + (phrases.length + (whole === null ? 0 : 1)) * PHRASE_WEIGHT;

/** Where part of a text answers the question, ascending. */
function findPlaces(text: string, { from: begin, to: end }: TextRange, question: SearchQuestion): HitPlace[] {
  const { phrases, words, whole } = question;
  const folded = foldWithPlaces(text.slice(begin, end));
  const places: HitPlace[] = [];
  for (const [of, word] of words.entries())
    for (const { from, to, quality } of takeFirst(MAX_PLACES, findWordHits(word, folded.text)))
      places.push({ from, to, of, weight: quality });
  for (const [index, phrase] of [...phrases, ...(whole === null ? [] : [whole])].entries()) {
    const of = words.length + index;
    for (const from of takeFirst(MAX_PLACES, findIndexes(phrase, folded.text)))
      places.push({ from, to: from + phrase.length, of, weight: PHRASE_WEIGHT });
  }
  return places
    .map((place) => {
      const { from, to } = folded.rangeOf(place.from, place.to);
      return { ...place, from: begin + from, to: begin + to };
    })
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .slice(0, MAX_PLACES);
}

function* takeFirst<Item>(most: number, items: Iterable<Item>): Generator<Item> {
  let count = 0;
  for (const item of items) {
    if (count === most) return;
    count += 1;
    yield item;
  }
}

function* findIndexes(phrase: string, text: string): Generator<number> {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) yield at;
}

/** The first of the places next to each other that answer most of the question. */
function bestWindow(places: readonly HitPlace[], most: number): { window: TextRange; weight: number } | null {
  let best: { window: TextRange; weight: number } | null = null;
  for (const [index, { from, to }] of places.entries()) {
    const weights = new Map<number, number>();
    let last = to;
    for (let next = index; next < places.length; next += 1) {
      const place = places[next];
      if (!place || (next > index && place.to - from > SNIPPET_CHARS)) break;
      weights.set(place.of, Math.max(place.weight, weights.get(place.of) ?? 0));
      last = Math.max(last, place.to);
    }
    const weight = [...weights.values()].reduce((sum, each) => sum + each, 0);
    if (weight > (best?.weight ?? 0)) best = { window: { from, to: last }, weight };
    if (weight >= most) break;
  }
  return best;
}

/** A range that divides nothing of what is drawn as one. */
const alignToGraphemes = (text: string, { from, to }: TextRange): TextRange => ({
  from: cutIndex(text, from),
  to: cutIndexAfter(text, to),
});

/** A window with what stands around it, cut between words. */
function widenToWidth(text: string, { from, to }: TextRange): TextRange {
  const spare = Math.max(0, SNIPPET_CHARS - (to - from));
  const begin = Math.max(0, Math.min(from - Math.floor(spare / 2), text.length - SNIPPET_CHARS));
  return {
    from: wordStartAfter(text, begin, from),
    to: wordEndBefore(text, Math.max(to, begin + SNIPPET_CHARS), to),
  };
}

/** The next place at or after `at` where a word begins, at most `limit`. */
function wordStartAfter(text: string, at: number, limit: number): number {
  if (at === 0) return 0;
  for (let place = at; place < Math.min(limit, at + MAX_CHARS_TO_WORD_BREAK); place += 1)
    if (isSpace(text, place - 1)) return place;
  for (let place = at; place < limit; place += 1) if (cutIndex(text, place) === place) return place;
  return limit;
}

/** The last place at or before `at` where a word ends, at least `limit`. */
function wordEndBefore(text: string, at: number, limit: number): number {
  if (at >= text.length) return text.length;
  for (let place = at; place > Math.max(limit, at - MAX_CHARS_TO_WORD_BREAK); place -= 1)
    if (isSpace(text, place)) return place;
  return Math.max(limit, cutIndex(text, at));
}

const isSpace = (text: string, index: number) => /\s/.test(text.charAt(index));

/** Takes a range of a text onto one line, with the places that lie in it, joined where they touch. */
function toOneLine(text: string, { from, to }: TextRange, places: readonly HitPlace[]): TextSnippet {
  const parts: string[] = [];
  const shifted: number[] = [];
  let length = 0;
  const add = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  if (text.slice(0, from).trim() !== '') add('…');
  for (let index = from; index < to; index += 1) {
    shifted[index - from] = length;
    if (!isSpace(text, index)) add(text.charAt(index));
    else if (parts.length > 0 && parts.at(-1) !== ' ') add(' ');
  }
  shifted[to - from] = length;
  if (text.slice(to).trim() !== '') add('…');
  const hits: Array<[number, number]> = [];
  for (const place of places) {
    const hit: [number, number] = [shifted[place.from - from] ?? 0, shifted[place.to - from] ?? 0];
    const last = hits.at(-1);
    if (last && hit[0] <= last[1]) last[1] = Math.max(last[1], hit[1]);
    else if (hit[0] < hit[1]) hits.push(hit);
  }
  return { snippet: parts.join('').trimEnd(), hits };
}
