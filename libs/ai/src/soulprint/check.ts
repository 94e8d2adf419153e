import { countWords } from '@inkwell/contracts/words';
import { LEFT_OUT_ANSWER, type SoulPrintDocument, type SoulPrintInput } from '../tasks.ts';
import { type Complaint, placementComplaints } from './placements-check.ts';

export const MIN_DOCUMENT_WORDS = 600;
export const MIN_SECTION_WORDS = 45;
/** An answer counts as taken up when this many of its characters are quoted. */
const MIN_QUOTED_CHARS = 40;

/**
 * What is wrong with a SoulPrint that has all its sections: too few words, a placement that was not computed, an
 * answer that is not taken up. The messages are for the model that wrote it, and quote nothing the person wrote.
 */
export function findComplaints(document: SoulPrintDocument, input: SoulPrintInput): Complaint[] {
  const sections = Object.entries(document) as [keyof SoulPrintDocument, string][];
  const counts = sections.map(([, text]) => countWordsIn(text));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return [
    ...(total < MIN_DOCUMENT_WORDS
      ? [
          {
            section: null,
            message: `Write at least ${MIN_DOCUMENT_WORDS} words together; there are ${total}.`,
          },
        ]
      : []),
    ...sections.flatMap(([section, text], at) => [
      ...((counts[at] ?? 0) < MIN_SECTION_WORDS
        ? [{ section, message: `Write at least ${MIN_SECTION_WORDS} words here.` }]
        : []),
      ...(/^ {0,3}#{1,6}\s/m.test(text) ? [{ section, message: 'Write no headings inside a section.' }] : []),
    ]),
    ...placementComplaints(document, input),
    ...answersNotTakenUp(document, input),
  ];
}

// Marks that stand alone, as of a list or a dash, are no words.
const countWordsIn = (text: string) => countWords(text.replace(/(?<!\S)[^\s\p{L}\p{N}]+(?!\S)/gu, ''));

function answersNotTakenUp(
  { your_targets, the_proud_word }: SoulPrintDocument,
  input: SoulPrintInput,
): Complaint[] {
  const { targets, reflection } = input;
  const targetsLeft = (Object.keys(targets) as (keyof typeof targets)[]).filter(
    (key) => !takesUpAnswer(your_targets, targets[key]),
  );
  return [
    ...targetsLeft.map((key): Complaint => ({
      section: 'your_targets',
      message: `Quote ${key} in the person's own words and make it concrete.`,
    })),
    ...(takesUpAnswer(the_proud_word, reflection.proud_word)
      ? []
      : [{ section: 'the_proud_word' as const, message: 'Quote the proud word exactly as it was given.' }]),
  ];
}

/** Whether a text quotes an answer, or has enough of its words. */
function takesUpAnswer(text: string, answer: string): boolean {
  if (answer === LEFT_OUT_ANSWER) return true;
  const said = lettersAndPictures(text);
  const asked = lettersAndPictures(answer);
  // A link, or punctuation alone, is nothing that could be taken up.
  if (asked === '' || said.includes(Array.from(asked).slice(0, MIN_QUOTED_CHARS).join(''))) return true;
  const stems = [...new Set(answerStems(answer))];
  const found = stems.filter((stem) => said.includes(stem)).length;
  return stems.length > 0 && found >= Math.min(3, Math.ceil(stems.length / 3));
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'word' });
const EMPTY_WORDS = new Set(
  'the and for with that this from have want will would like more less make being into about some our your their'.split(
    ' ',
  ),
);

/** The beginnings of the words that carry an answer. */
function answerStems(answer: string): string[] {
  return [...SEGMENTER.segment(withoutLinks(answer).normalize('NFKC').toLowerCase())]
    .filter(({ segment, isWordLike }) => isWordLike && !EMPTY_WORDS.has(segment))
    .map(({ segment }) => lettersAndPictures(segment))
    .filter((word) => word.length > 2 || /(?!\p{Script=Latin})\p{L}/u.test(word))
    .map((word) => word.slice(0, 5));
}

const withoutLinks = (text: string) => text.replace(/https?:\/\/\S+|\S+@\S+\.\S+/g, ' ');

/** Letters, digits and pictures alone: what two texts have in common whatever their punctuation. */
const lettersAndPictures = (text: string) =>
  withoutLinks(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '');
