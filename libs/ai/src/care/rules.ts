import { higher, type Finding } from './finding.ts';
import { cutBetweenWords } from './pieces.ts';
import { RULES } from './rule-list.ts';
import { respelled } from './spelling.ts';

/** Sentences that tell of a work of art, a game or the news: their words of danger are nobody's own. */
const TOLD =
  /\b(?:film|movie|novel|episode|character|protagonist|villain|lyrics|chorus|song|videogame|video game|boss fight|documentary|podcast|opera|hamlet|pelicula|novela|cancion|personaje|videojuego|roman|lied|serie|figur|chanson|personnage|filme|livro|musica|personagem|jogo)\b/;
const OWN =
  /\b(?:and i|but i|so do i|me too|i feel the same|like me|y yo|pero yo|und ich|aber ich|et moi|mais moi|mas eu|e eu)\b/;

const NEGATED =
  /(?:\b(?:not|never|no|nicht|nie|kein(?:e|en)?|ne|pas|jamais|nao|nunca|jamas|sin|ohne|sans|sem|without)\b|n't)[^.,;!?]{0,30}$/;

/**
 * What exact phrases show, in English, Spanish, German, French and Portuguese. Instant; it never needs a server. A
 * phrase that is denied ('I am not going to kill myself') is a concern.
 */
export function readByRules(text: string): Finding | null {
  let found: Finding | null = null;
  for (const sentence of sentencesOf(normalized(text))) {
    const told = TOLD.test(sentence) && !OWN.test(sentence);
    for (const { level, kind, pattern, negatable } of RULES) {
      const match = pattern.exec(sentence);
      if (!match || told) continue;
      const denied = negatable && NEGATED.test(sentence.slice(0, match.index));
      found = higher(found, { level: denied ? 'concern' : level, kind });
    }
  }
  return found;
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
