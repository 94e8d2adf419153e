import { cutText } from '@inkwell/contracts';

/** How a person's own words are taken into a reply. */

const SECOND_PERSON_WORDS: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  our: 'your',
  ours: 'yours',
  we: 'you',
  us: 'you',
  ourselves: 'yourselves',
  "i'm": "you're",
  "i've": "you've",
  "i'll": "you'll",
  "i'd": "you'd",
  "we're": "you're",
  "we've": "you've",
};

/**
 * Text that can stand in a reply: on one line, without what would shout, ask, be read as markdown or close a
 * quotation.
 */
export function tidyText(text: string): string {
  return (
    text
      .replace(/\p{Cc}+/gu, ' ')
      // Marks that turn the direction of what follows.
      .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/https?:\/\/\S+|(?<!\S)[^\s@]+@\S+\.\S+/g, ' ')
      .replace(/[*_`~#<>[\]{}|\\"“”„«»]/g, ' ')
      .replace(/[!?¡¿！？؟‼⁇⁈⁉❗❓❕❔⸘‽]+/g, ' ')
      .replace(/\.{2,}|…/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/\s+([,.;:])/g, '$1')
      .replace(/^[\s,.;:'’-]+|[\s,.;:-]+$/g, '')
  );
}

/** The person's words in the second person: 'my sister' becomes 'your sister'. */
export function toSecondPerson(text: string): string {
  return text
    .replace(/\b(?:I|we) (am|was)\b/gi, (_, verb: string) =>
      verb.toLowerCase() === 'am' ? 'you are' : 'you were',
    )
    .replace(
      /\b(?:I|we) (always|never|just|only|still|also|really|already|once|\p{L}+ly) (am|was)\b/giu,
      (_, adverb: string, verb: string) => `you ${adverb} ${verb.toLowerCase() === 'am' ? 'are' : 'were'}`,
    )
    .replace(/\b(?:I|we) wasn(['’])t\b/gi, (_, mark: string) => `you weren${mark}t`)
    .replace(/\bam I\b/gi, 'are you')
    .replace(/\bwas I\b/gi, 'were you')
    .replace(
      /\p{L}+(?:['’]\p{L}+)?/gu,
      (word) => SECOND_PERSON_WORDS[word.toLowerCase().replace('’', "'")] ?? word,
    );
}

/** Cuts at a word, without an ellipsis: what is left must read as a whole. */
export function shortenAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1);
  const clause = cut.lastIndexOf(',');
  if (clause > max / 2) return cut.slice(0, clause);
  const space = cut.lastIndexOf(' ');
  // One endless word, or a script without spaces, is cut where the room ends.
  return (space > 0 ? cut.slice(0, space) : cutText(text, max)).replace(/[\s,;:-]+$/, '');
}

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
