import { languageOfTalk } from '../local/language.ts';
import type { Conclusion, LanguageModel, StreamRequest } from '../model.ts';

/** Why the program answers in place of the model. */
export type FallbackReason = 'out of reach' | 'too slow' | 'no answer' | 'over budget';

/** How it says so, by language. */
const FALLBACK_NOTICES: Record<string, Record<FallbackReason, string>> = {
  en: {
    'out of reach':
      'The language model is out of reach just now, so I am answering with my simpler, built-in replies.',
    'too slow':
      'The language model takes too long just now, so I am answering with my simpler, built-in replies.',
    'no answer':
      'The language model had no answer to this, so I am answering with my simpler, built-in replies.',
    'over budget':
      "Today's share of the language model is used up, so until tomorrow I am answering with my simpler, built-in replies.",
  },
  de: {
    'out of reach':
      'Das Sprachmodell ist gerade nicht erreichbar, deshalb antworte ich mit meinen einfacheren, eingebauten Antworten.',
    'too slow':
      'Das Sprachmodell braucht gerade zu lange, deshalb antworte ich mit meinen einfacheren, eingebauten Antworten.',
    'no answer':
      'Das Sprachmodell hatte hierauf keine Antwort, deshalb antworte ich mit meinen einfacheren, eingebauten Antworten.',
    'over budget':
      'Der heutige Anteil am Sprachmodell ist aufgebraucht, deshalb antworte ich bis morgen mit meinen einfacheren, eingebauten Antworten.',
  },
  es: {
    'out of reach':
      'No puedo acceder al modelo de lenguaje en este momento, así que respondo con mis respuestas integradas, más sencillas.',
    'too slow':
      'El modelo de lenguaje tarda demasiado en este momento, así que respondo con mis respuestas integradas, más sencillas.',
    'no answer':
      'El modelo de lenguaje no tenía respuesta para esto, así que respondo con mis respuestas integradas, más sencillas.',
    'over budget':
      'El uso de hoy del modelo de lenguaje se ha agotado, así que hasta mañana respondo con mis respuestas integradas, más sencillas.',
  },
  fr: {
    'out of reach':
      'Le modèle de langage est injoignable pour le moment, je réponds donc avec mes réponses intégrées, plus simples.',
    'too slow':
      'Le modèle de langage met trop de temps pour le moment, je réponds donc avec mes réponses intégrées, plus simples.',
    'no answer':
      "Le modèle de langage n'avait pas de réponse à cela, je réponds donc avec mes réponses intégrées, plus simples.",
    'over budget':
      "La part d'aujourd'hui du modèle de langage est épuisée, je réponds donc jusqu'à demain avec mes réponses intégrées, plus simples.",
  },
  pt: {
    'out of reach':
      'O modelo de linguagem está inacessível neste momento, por isso respondo com as minhas respostas integradas, mais simples.',
    'too slow':
      'O modelo de linguagem está a demorar demasiado neste momento, por isso respondo com as minhas respostas integradas, mais simples.',
    'no answer':
      'O modelo de linguagem não tinha resposta para isto, por isso respondo com as minhas respostas integradas, mais simples.',
    'over budget':
      'O uso de hoje do modelo de linguagem esgotou-se, por isso respondo até amanhã com as minhas respostas integradas, mais simples.',
  },
};

/** The program's answer to a message; that it answers in place of the model is said before it, once in a conversation. */
export async function* answerWithProgram(
  request: StreamRequest,
  reason: FallbackReason,
  program: Pick<LanguageModel, 'stream'>,
): AsyncGenerator<string | Conclusion> {
  const { messages } = request;
  if (!messages.some(({ role, content, on }) => role === 'assistant' && !on && isFallbackReply(content))) {
    const own = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
    const language = languageOfTalk(own);
    yield `${(FALLBACK_NOTICES[language] ?? FALLBACK_NOTICES['en'])?.[reason] ?? ''}\n\n`;
  }
  yield* program.stream(request);
}

const FALLBACK_LINES = Object.values(FALLBACK_NOTICES).flatMap((lines) => Object.values(lines));

const isFallbackReply = (reply: string): boolean => FALLBACK_LINES.some((line) => reply.startsWith(line));
