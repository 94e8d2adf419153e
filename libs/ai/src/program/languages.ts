import { exercisesIn } from '../exercises/exercises.ts';
import { beginExercise } from '../exercises/lead.ts';
import { isPlainlyEnglish, languageOf, LIMITED_TO_ENGLISH } from '../local/language.ts';
import type { Choice } from '../state.ts';
import { SILENT_SIGN } from './lines.ts';
import type { PartialReply, ProgramTurn } from './turn.ts';
import { beginChoice } from './telling.ts';

type LanguageWords = {
  /** Where its end is, said once. */
  limits: readonly string[];
  /** Short signs of having read it. */
  nods: readonly string[];
  enough: string;
  goodbye: string;
};

/** Languages of which the program knows a few sentences. */
const PARTLY_KNOWN_LANGUAGES: Record<string, LanguageWords> = {
  de: {
    limits: [
      'Auf Deutsch kann ich nur wenig: Ich bin ein kleines Programm, hier ist kein Sprachmodell verbunden. Drei kurze Übungen habe ich auch auf Deutsch. Auf Englisch kann ich mehr.',
    ],
    nods: [
      'Gut, das habe ich.',
      'So steht es jetzt da.',
      'Ja, ich lese mit.',
      'Ich bin noch dabei.',
      'Angekommen.',
    ],
    enough: 'Das reicht für jetzt',
    goodbye: 'Bis dann. Was hier steht, bleibt stehen.',
  },
  es: {
    limits: [
      'En español sé poco: soy un programa pequeño y aquí no hay ningún modelo de lenguaje conectado. Tengo tres ejercicios cortos en español. En inglés puedo más.',
    ],
    nods: ['Bien, lo tengo.', 'Ahí queda escrito.', 'Sí, te leo.', 'Sigo aquí.', 'Leído.'],
    enough: 'Con esto basta por ahora',
    goodbye: 'Hasta luego. Lo escrito se queda aquí.',
  },
  fr: {
    limits: [
      "En français, je sais peu de choses : je suis un petit programme, et aucun modèle de langage n'est connecté ici. J'ai trois petits exercices en français. En anglais, je peux plus.",
    ],
    nods: [
      "D'accord, c'est lu.",
      "C'est écrit maintenant.",
      'Oui, je lis.',
      'Je suis toujours là.',
      'Bien reçu.',
    ],
    enough: "Ça suffit pour l'instant",
    goodbye: 'À bientôt. Ce qui est écrit reste ici.',
  },
  pt: {
    limits: [
      'Em português sei pouco: sou um programa pequeno, e aqui não há nenhum modelo de linguagem conectado. Tenho três exercícios curtos em português. Em inglês posso mais.',
    ],
    nods: ['Certo, está lido.', 'Ficou escrito.', 'Sim, estou lendo.', 'Continuo aqui.', 'Recebido.'],
    enough: 'Por agora já basta',
    goodbye: 'Até logo. O que está escrito fica aqui.',
  },
};

/** Whose exercises are offered to somebody who writes another language. */
const NEAREST_LANGUAGE: Record<string, string> = { it: 'es', nl: 'de', sv: 'de', nb: 'de' };
const BREATHING_WORDS = /(?<!\p{L})(?:atmen|atme|atmung|atemübung|respir)\p{L}*/iu;
const MAX_WISH_WORDS = 10;
const MAX_SHORT_WORDS = 3;

/** The language that goes on after a message: a number, an emoji or a short word changes none. Null for English. */
export function languageAfter(spoken: string | null, text: string): string | null {
  const written = languageOf(text);
  if (written === 'none') return spoken;
  const isShort = text.trim().split(/\s+/).length <= MAX_SHORT_WORDS;
  if (spoken !== null && isShort && !(written === 'en' && isPlainlyEnglish(text))) return spoken;
  return written === 'en' || written === 'other' ? null : written;
}

/** What is said to somebody who writes another language than English. */
export function answerInLanguage(turn: ProgramTurn, language: string): PartialReply {
  const { draw, chosen } = turn;
  const words = PARTLY_KNOWN_LANGUAGES[language];
  const offered = exercisesIn(words ? language : (NEAREST_LANGUAGE[language] ?? ''));
  const choices: Choice[] = offered.map(beginChoice);
  if (!words) {
    const limit = LIMITED_TO_ENGLISH[language];
    return { text: (limit && draw.fresh([limit])) ?? draw.line(SILENT_SIGN), choices };
  }
  const isWish = BREATHING_WORDS.test(turn.read) && turn.length <= MAX_WISH_WORDS;
  if (isWish) return beginExercise('paced-breathing', turn);
  if (chosen?.does === 'nothing') return { text: words.goodbye };
  const limit = draw.fresh(words.limits);
  return {
    text: limit ?? draw.line(words.nods),
    choices: [...choices, { say: words.enough, does: 'nothing' }],
  };
}
