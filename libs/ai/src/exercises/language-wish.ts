import { sentencesOf } from '../local/sentences.ts';

const NAMES: Record<string, string> = {
  en: 'english|englisch|inglés|anglais|inglês',
  de: 'german|deutsch|alemán|allemand|alemão',
  es: 'spanish|spanisch|español|castellano|espagnol|espanhol',
  fr: 'french|französisch|francés|français|francês',
  pt: 'portuguese|portugiesisch|portugués|portugais|português',
};
const NAMED = Object.values(NAMES).join('|');
const ASKED = String.raw`please|bitte|por favor|s'il (?:te|vous) pla[iî]t|svp|(?:can|could|would) you|kannst du|könntest du|puedes|podrías|peux-tu|tu peux|você pode|podes|(?:why|what for) (?:do you|are you (?:asking|writing|speaking))|ask|write|speak|answer|me|warum|wieso|du|frag(?:st)?|schreib(?:st)?|sprichst?|redest|mir|mich|por qué|(?:me )?(?:preguntas|hablas|escribes)|pourquoi|tu|(?:me )?(?:demandes|parles|écris)|por que|(?:me )?(?:perguntas|falas|escreves)`;
const IN = 'in|auf|en|em';
/** Nothing but please, could you or why do you, and in which language. */
const WISH = new RegExp(
  String.raw`^\W*(?:(?:${ASKED}),? )*(?:(?:${IN}) )?(?:${NAMED})(?:,? (?:${ASKED}))*\W*$`,
  'iu',
);
const BARE = new RegExp(String.raw`^\W*(?:${NAMED})\W*$`, 'iu');
const OF_LANGUAGES = new RegExp(
  String.raw`(?<!\p{L})(?:${NAMED}|languages?|sprachen?|idiomas?|langues?|línguas?)(?!\p{L})`,
  'iu',
);
/** No more stands in a wish than that. */
const MOST_WORDS = 6;

/**
 * An answer without the wish that the exercise be in another language. Empty where it is no more than that.
 *
 * @param step.language of the exercise
 * @param step.text what was asked, and answered before: where that is of languages, the bare name of one answers it
 */
export function withoutLanguageWish(
  answer: string,
  { language = 'en', text = '' }: { language?: string | undefined; text?: string } = {},
): string {
  const own = new RegExp(NAMES[language] ?? '(?!)', 'iu');
  const isWish = (sentence: string) =>
    WISH.test(sentence) &&
    sentence.trim().split(/\s+/).length <= MOST_WORDS &&
    !(BARE.test(sentence) && (own.test(sentence) || OF_LANGUAGES.test(text)));
  const sentences = sentencesOf(answer);
  const kept = sentences.filter((sentence) => !isWish(sentence));
  return kept.length === sentences.length ? answer : kept.join(' ');
}
