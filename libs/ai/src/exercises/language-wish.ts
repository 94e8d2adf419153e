import { sentencesOf } from '../local/sentences.ts';

const LANGUAGE_NAMES: Record<string, string> = {
  en: 'english|englisch|inglés|anglais|inglês',
  de: 'german|deutsch|alemán|allemand|alemão',
  es: 'spanish|spanisch|español|castellano|espagnol|espanhol',
  fr: 'french|französisch|francés|français|francês',
  pt: 'portuguese|portugiesisch|portugués|portugais|português',
};
const ANY_LANGUAGE_NAME = Object.values(LANGUAGE_NAMES).join('|');
const REQUEST_WORDS = String.raw`please|bitte|por favor|s'il (?:te|vous) pla[iî]t|svp|(?:can|could|would) you|kannst du|könntest du|puedes|podrías|peux-tu|tu peux|você pode|podes|(?:why|what for) (?:do you|are you (?:asking|writing|speaking))|ask|write|speak|answer|me|warum|wieso|du|frag(?:st)?|schreib(?:st)?|sprichst?|redest|mir|mich|por qué|(?:me )?(?:preguntas|hablas|escribes)|pourquoi|tu|(?:me )?(?:demandes|parles|écris)|por que|(?:me )?(?:perguntas|falas|escreves)`;
const IN_WORDS = 'in|auf|en|em';
/** Nothing but please, could you or why do you, and in which language. */
const LANGUAGE_WISH = new RegExp(
  String.raw`^\W*(?:(?:${REQUEST_WORDS}),? )*(?:(?:${IN_WORDS}) )?(?:${ANY_LANGUAGE_NAME})(?:,? (?:${REQUEST_WORDS}))*\W*$`,
  'iu',
);
const LANGUAGE_NAME_ALONE = new RegExp(String.raw`^\W*(?:${ANY_LANGUAGE_NAME})\W*$`, 'iu');
const LANGUAGE_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:${ANY_LANGUAGE_NAME}|languages?|sprachen?|idiomas?|langues?|línguas?)(?!\p{L})`,
  'iu',
);
/** No more stands in a wish than that. */
const MAX_WISH_WORDS = 6;

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
  const own = new RegExp(LANGUAGE_NAMES[language] ?? '(?!)', 'iu');
  const isWish = (sentence: string) =>
    LANGUAGE_WISH.test(sentence) &&
    sentence.trim().split(/\s+/).length <= MAX_WISH_WORDS &&
    !(LANGUAGE_NAME_ALONE.test(sentence) && (own.test(sentence) || LANGUAGE_WORDS.test(text)));
  const sentences = sentencesOf(answer);
  const kept = sentences.filter((sentence) => !isWish(sentence));
  return kept.length === sentences.length ? answer : kept.join(' ');
}
