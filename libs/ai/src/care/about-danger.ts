import type { CareKind } from '@inkwell/contracts/constants';
import { tellsOfHelp } from './helped.ts';
import { plain } from './plain.ts';
import { userQuestionsIn } from './questions.ts';
import { isSafer } from './safer.ts';
import { retracts } from './taken-back.ts';
import { anyOf, isAlone, namesMeans, isHelpIdea, isUnsafe, medicalDangerOf } from './told.ts';

/** A wish to die, fear without its object, what is at hand, or a body that gives way: of the danger, in a talk about it. */
const DANGER_WORDS = anyOf(
  /\b(?:(?:i'?m|im|i am|feel) (?:\w+ )?(?:scared|frightened|terrified)(?: (?:now|actually|right now|again|tonight))*\s*(?:$|[.!,;\n])|not safe|unsafe|kill(?:ed|ing)? (?:me|myself)|(?:want|going) to die|suicid\w*|(?:it'?s|is) (?:right here|(?:close )?by my hand)|right here on the|(?:bathroom|toilet|loo) floor|(?:can'?t|cant|cannot) (?:feel my|breathe|stop shaking)|hands (?:won'?t|wont) stop|flutter\w*|tingl\w*|palpitation\w*|fainted|cut (?:myself|my (?:arm|leg|wrist))|he(?:'s|s) (?:rung|texted|ringing|outside|coming home)|(?:the )?voices? (?:said|say|says|are|is|tell\w*|won'?t)|going to do it\s*(?:$|[.!]))/,
  /\bich habe? (?:\w+ )?angst(?: jetzt| gerade)?\s*(?:$|[.!,])|\b(?:nicht sicher|umbringen|sterben|suizid\w*|selbstmord\w*|abschiedsbrief\w*|stimmen (?:sagen|sind|reden)|liegt (?:hier|neben mir)|ohnmacht|herzras\w*|kribbel\w*|geritzt|er steht vor)\b/,
  /\b(?:tengo (?:\w+ )?miedo(?: ahora)?\s*(?:$|[.!,])|a salvo|matarme|quiero morir\w*|suicid\w*|las voces|aqui mismo|desmay\w*|palpitac\w*|hormigue\w*|cortarme|me corte el)/,
  /\b(?:j'ai (?:\w+ )?peur(?: la| maintenant)?\s*(?:$|[.!,])|en securite|me tuer|mourir|suicid\w*|les voix|evanoui\w*|palpitations?|fourmill\w*|me couper)/,
  /\b(?:(?:estou com|tenho) (?:\w+ )?medo(?: agora)?\s*(?:$|[.!,])|a salvo|me matar|quero morrer|suicid\w*|as vozes|desmai\w*|palpitac\w*|formiga(?:ndo|mento)|me cortar|me cortei)/,
);

/** So many characters are read: the patterns take longer than the text grows. */
const MAX_READ_CHARS = 1_500;

/** What people are afraid of every day. */
const EVERYDAY_WORRIES =
  /\b(?:exams?|tests?|interview|presentation|revising|prufung\w*|klausur\w*|vorstellungsgesprach\w*|examen\w*|entrevista\w*|entretien\w*|prova)\b/;

/** In a talk in which danger was spoken of: whether a message has to do with it, so that nobody asks 'before that'. */
export function isAboutDanger(message: string, kind: CareKind): boolean {
  const text = message.slice(0, MAX_READ_CHARS);
  if (retracts(text) || EVERYDAY_WORRIES.test(plain(text))) return false;
  return (
    DANGER_WORDS.test(plain(text)) ||
    medicalDangerOf(text) !== null ||
    isUnsafe(text) ||
    isAlone(text) ||
    isHelpIdea(text) ||
    namesMeans(text) ||
    isSafer(text, kind) ||
    tellsOfHelp(text, kind) ||
    userQuestionsIn(text, kind).length > 0
  );
}
