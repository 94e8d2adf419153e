import { createTimedTurns, TURN_CHARACTERS } from '../turns.ts';
import { moreSevere, type Finding } from './finding.ts';
import { cutBetweenWords } from './pieces.ts';
import { RULES } from './rule-list.ts';
import { respelled } from './spelling.ts';

/** Sentences that tell of a work of art, a game or the news: their words of danger are nobody's own. */
const TOLD =
  /\b(?:film|movie|novel|episode|character|protagonist|villain|lyrics|chorus|song|videogame|video game|boss fight|documentary|podcast|opera|hamlet|documentaire|documental|documentario|canta(?:r|m|ndo)?|cantou|pelicula|novela|cancion|personaje|videojuego|roman|lied|serie|figur|chanson|personnage|filme|livro|musica|personagem|jogo)\b/;
const OWN =
  /\b(?:and i|but i|so do i|me too|i feel the same|like me|y yo|pero yo|und ich|aber ich|et moi|mais moi|mas eu|e eu)\b/;

/** Of long ago: what was outright danger then is a concern now. */
const LONG_AGO =
  /\b(?:years ago|decades ago|in (?:19[3-9]\d|20[01]\d)|when (?:i|we) (?:was|were) (?:a |an? |\d|little|small|young|kids|children)|as a (?:kid|child|boy|girl)|back then|vor jahren|damals|als kind|hace anos|de nin[oa]|il y a des annees|quand j'etais|ha anos|quando eu era)\b/;

const STILL =
  /\b(?:now|tonight|again|still|every|keeps?|always|hits|beats|kicks|punches|slaps|chokes|locks|hurts|touches|threatens|since|immer|wieder|jeden?|siempre|otra vez|cada|toujours|encore|chaque|sempre|de novo)\b/;

const NEGATED =
  /(?:\b(?:not|never|no|nicht|nie|kein(?:e|en)?|ne|pas|jamais|nao|nunca|jamas|sin|ohne|sans|sem|without)\b|n't)[^.,;!?]{0,30}$/;

/**
 * What exact phrases show, in English, Spanish, German, French and Portuguese. Instant; it never needs a server. A
 * phrase that is denied ('I am not going to kill myself') is a concern.
 */
export function readByRules(text: string): Finding | null {
  let found: Finding | null = null;
  for (const each of findings(text)) found = moreSevere(found, each);
  return found;
}

const isDoneByOthers = (kind: Finding['kind']) => kind === 'violence' || kind === 'child';

/** So many take some milliseconds where they have to be compiled. */
const RULES_AT_ONCE = 16;
const RULE_GROUPS = Array.from({ length: Math.ceil(RULES.length / RULES_AT_ONCE) }, (_, index) =>
  RULES.slice(index * RULES_AT_ONCE, (index + 1) * RULES_AT_ONCE),
);

/** What some of the phrases show in each of the sentences, group by group. */
function* findings(text: string): Generator<Finding | null> {
  for (const sentence of sentencesOf(normalized(text))) {
    const told = TOLD.test(sentence) && !OWN.test(sentence);
    if (told) continue;
    for (const rules of RULE_GROUPS) {
      let found: Finding | null = null;
      for (const { level, kind, pattern, negatable } of rules) {
        const match = pattern.exec(sentence);
        if (!match) continue;
        const isDenied = negatable && NEGATED.test(sentence.slice(0, match.index));
        const isLess = isDenied || (isDoneByOthers(kind) && LONG_AGO.test(sentence) && !STILL.test(sentence));
        found = moreSevere(found, { level: isLess ? 'concern' : level, kind });
      }
      yield found;
    }
  }
}

/** The same of a text of any length, in turns: for what a person sends. */
export async function readInTurnsByRules(text: string): Promise<Finding | null> {
  let found: Finding | null = null;
  const turns = createTimedTurns();
  for (const part of partsOf(text)) {
    if (part.length < text.length) await turns.next();
    for (const each of findings(part)) {
      found = moreSevere(found, each);
      // Compiling all the phrases takes longer than a turn.
      if (turns.isOver()) await turns.next();
    }
  }
  return found;
}

/** A text in parts of whole sentences, each of about so many characters as are read in a turn. */
function* partsOf(text: string): Generator<string> {
  let begin = 0;
  while (begin < text.length) {
    const end = endOfPart(text, begin);
    yield text.slice(begin, end);
    begin = end;
  }
}

function endOfPart(text: string, begin: number): number {
  const limit = begin + TURN_CHARACTERS;
  if (limit >= text.length) return text.length;
  const part = text.slice(begin, limit);
  const sentence = /^[^]*(?:[.!?…]\s|\n)/.exec(part)?.[0].length;
  const cut = sentence ?? /^[^]*\s/.exec(part)?.[0].length ?? part.length;
  return begin + cut;
}

/** Lower case, without accents, one kind of apostrophe, letters at most twice in a row, frequent misspellings mended. */
function normalized(text: string): string {
  const letters = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll('ß', 'ss')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1')
    .replaceAll(/[^\S\n]+/g, ' ');
  return respelled(letters);
}

/** Patterns take time by the square of a sentence's length: what has no full stop is cut between words. */
const MAX_SENTENCE = 1_000;

const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?…])\s+|\n+/).flatMap((sentence) => cutBetweenWords(sentence, MAX_SENTENCE));
