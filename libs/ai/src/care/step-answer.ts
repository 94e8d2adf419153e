import { languageOf } from '../local/language.ts';
import type { CareKind } from '@inkwell/contracts/constants';
import { isAboutDanger } from './about-danger.ts';
import { saysTheyAreWell } from './answer-rest.ts';
import { parseCareAnswer } from './answers.ts';
import { plain } from './plain.ts';
import { ANSWERS_PROSE } from './prose/answers-prose.ts';
import { PROSE } from './prose/prose.ts';
import { wordsIn } from './step-words.ts';
import { insistsItWasMeant } from './taken-back.ts';
import { anyOf, isSomebodyNear } from './told.ts';

/** Longer ones are no mere answers to a care reply. */
const MAX_STEP_ANSWER_CHARS = 60;
/** A fragment of more words is a sentence. */
const MAX_FRAGMENT_WORDS = 4;

const plainWithoutEndMarks = (text: string) => plain(text).replace(/[\s.!,;…]+$/, '');

function* stepChoices(): Generator<string> {
  for (const { steps, plan } of Object.values(PROSE))
    for (const { choices = [] } of [...Object.values(steps).flat(), plan.write, plan.look]) yield* choices;
  for (const { away, follow } of Object.values(ANSWERS_PROSE))
    for (const { choices = [] } of [...Object.values(away), ...Object.values(follow).flat()]) yield* choices;
}
const STEP_CHOICES = [...new Set([...stepChoices()].map(plainWithoutEndMarks))];

/** 'I know somebody, my aunt'; of 'Nobody at work likes it' the first word is no answer. */
const MIN_LONG_CHOICE_WORDS = 3;
function beginsWithChoice(text: string): boolean {
  const said = plainWithoutEndMarks(text);
  return STEP_CHOICES.some((choice) => {
    if (!said.startsWith(choice)) return false;
    const rest = said.slice(choice.length);
    return choice.split(' ').length >= MIN_LONG_CHOICE_WORDS
      ? /^(?!\p{L})/u.test(rest)
      : /^\s*[,.;!…]/.test(rest);
  });
}

/** Whether a message is one of the answers to tap under a care reply. */
const isStepChoice = (text: string): boolean => STEP_CHOICES.includes(plainWithoutEndMarks(text));

/** Greetings, and wishes for something else than help. */
const OTHER_REQUESTS = anyOf(
  /^(?:good (?:morning|evening|afternoon|night|day)|hello|hi|hey)\b|^(?:please |now |so |ok(?:ay)?,? |can (?:we|you|i) |could (?:we|you|i) |i(?:'d| would)? (?:like|want|wanna|need) (?:to )?)*(?:let'?s|let us|plan|write|show|suggest|recommend|remind|start|begin|play|teach|translate|explain|summari[sz]e|list|draft|add|schedule|check|read|sing|guide|lead|open|create|book|continue|switch|help me|tell me|give me|find me|make me|do (?:a|an|the))\b|\b(?:recipes?|ideas|exercises?|meditat\w*|breathing (?:exercise|technique)|suggestions?|poems?|jokes?|schedule|calendar|to-?do|weather|plans)\b/,
  /^(?:guten (?:morgen|abend|tag)|gute nacht|hallo|hi|moin|servus)\b|^(?:bitte |jetzt |also |kannst du |konnen wir |wollen wir |ich (?:mochte|will|wurde gern\w*) )*(?:lass uns|plane?|schreibe?|zeige?|schlage?|empfiehl|erinnere?|starte?|beginne?n?|ubersetze?|erklare?|liste|hilf mir|gib mir|erzahle? mir|mach(?:e|en)? (?:wir|mir|eine?))\b|\b(?:rezepte?|ideen|ubung(?:en)?|atemubung|meditation\w*|vorschlage?|gedichte?|witze?|kalender|wetter|plane|wochenplan)\b/,
  /^(?:buen[oa]s (?:dias|tardes|noches)|hola)\b|^(?:por favor |ahora |puedes |podemos |quiero |quisiera )*(?:vamos a|planea\w*|planifica\w*|escribe\w*|muestra\w*|sugiere\w*|recomienda\w*|recuerda\w*|empe(?:zar|cemos|zamos)|hagamos|hacer|traduc\w*|explica\w*|ayudame a|dame|cuentame)\b|\b(?:recetas?|ideas|ejercicios?|meditacion|sugerencias?|poemas?|chistes?|calendario|clima|planes)\b/,
  /^(?:bonjour|bonsoir|bonne (?:nuit|journee)|salut|coucou)\b|^(?:s'il te plait |maintenant |peux-tu |tu peux |on peut |je (?:veux|voudrais) )*(?:faisons|planifi\w*|ecris\w*|montre\w*|sugger\w*|recommand\w*|rappelle\w*|commenc\w*|tradui\w*|expliqu\w*|aide-moi a|donne-moi|raconte-moi|faire (?:un|une|l'))\b|\b(?:recettes?|idees|exercices?|meditation|suggestions?|poemes?|blagues?|calendrier|meteo|planning)\b/,
  /^(?:bom dia|boa (?:tarde|noite)|oi|ola)\b|^(?:por favor |agora |voce pode |podemos |quero |queria )*(?:vamos|planej\w*|escrev[ae]\b|mostr[ae]\b|suger\w*|recomend\w*|lembr[ae]\b|comec\w*|facamos|fazer (?:um|uma|o)|traduz\w*|expliq\w*|me ajud[ae] a|me d[ae]\b|me cont[ae]\b)|\b(?:receitas?|ideias|exercicios?|meditacao|sugestoes|poemas?|piadas?|calendario|clima|planos)\b/,
);

/** A cry for help is no wish for something else: 'help me', 'tell me what to do'. */
const asksForSomethingElse = (said: string, others: readonly string[]): boolean =>
  OTHER_REQUESTS.test(said) && (others.length > 0 || GREETING_START.test(said));
const GREETING_START =
  /^(?:good|hello|hi|hey|guten?|hallo|moin|servus|buen[oa]s|hola|bonjour|bonsoir|bonne|salut|coucou|bom|boa|oi|ola)\b/;

/** Praise is of something else, unless it is denied. */
const PRAISE_WORDS =
  /(?<!\b(?:not|no|never|nothing|nicht|nie|nichts|kein|keine|pas|rien|nao|nada|nunca|t)\b[^.!?]{0,20})\b(?:good|well|great|nice|lovely|fun|funny|beautiful|wonderful|delicious|amazing|perfect|happy|love|loved|enjoy\w*|gut|gute|guter|gutes|schon\w{1,2}|toll\w*|super|lecker|wunderbar|glucklich|bien|buen\w*|genial|ric[oa]|bonit[oa]|feliz|encant\w*|bon|bonne|belle|beau|super|delicieu\w*|heureu\w*|adore|bem|bom|boa|otim[oa]|legal|lind[oa]|gostos[oa]|ador\w*)\b/;

/** Somebody or something that is or does something. */
const SUBJECT_AND_VERB =
  /\b(?:i|i'm|im|it|it's|we|we're|he|she|they|you|is|are|was|were|has|have|had|ich|wir|er|man|ist|sind|war|waren|hat|habe|hatte|es|son|era|fue|esta|estan|estaba|estuvo|hay|hace|estoy|estou|bin|kommt|geht|macht|tengo|tiene|voy|vamos|fui|je|j'\w+|il|elle|nous|ils|c'est|c'etait|est|etait|sont|eu|ele|ela|foi|estava|tem|tenho|vou|fiz)\b/;
/** What somebody did, where the word is none of those that a reply asks of. */
const PAST_PARTICIPLE =
  /(?:ed|ing|ando|endo|ei|ou|[éíó])$|^ge\p{L}+(?:t|en)$|^(?:saw|bought|won|baked|cooked|watched)$/iu;

/** 'In the drawer', 'my sister', 'Marek': a name or a place and no sentence. */
const isFragment = (said: string, { all, others }: ReturnType<typeof wordsIn>): boolean =>
  all.length <= MAX_FRAGMENT_WORDS &&
  // 'The garden needs weeding' has a verb among them.
  others.length <= (all.length < MAX_FRAGMENT_WORDS ? 2 : 1) &&
  !SUBJECT_AND_VERB.test(said) &&
  !others.some((word) => PAST_PARTICIPLE.test(word));

const GERMAN_WORDS =
  /\b(?:ich|bin|beim|morgen|heute|meine?[mnrs]?|der|die|das|dem|den|ist|und|im|auf|bei|eine?[mnrs]?|nicht|wir|schon)\b/i;
/** Names count as people: elsewhere than in German a noun is written small. */
const isName = (word: string, text: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(word) &&
  !text.startsWith(word) &&
  languageOf(text) !== 'de' &&
  !GERMAN_WORDS.test(text);

/**
 * Whether a message answers the last care reply, or goes on about the danger: then the next care reply takes it further.
 * What is about something else is answered as ever.
 *
 * @param options.isOfNow whether that reply is of the last hours: later on only its own answers count, and a yes or no
 */
export function isStepAnswer(text: string, kind: CareKind, { isOfNow }: { isOfNow: boolean }): boolean {
  if (isStepChoice(text) || parseCareAnswer(text) !== null) return true;
  if (!isOfNow || text.includes('?') || text.length > MAX_STEP_ANSWER_CHARS) return false;
  if (beginsWithChoice(text) || isAboutDanger(text, kind) || isSomebodyNear(text) || insistsItWasMeant(text))
    return true;
  const said = plain(text);
  const words = wordsIn(text);
  if (words.all.length === 0) return true;
  if (asksForSomethingElse(said, words.others) || saysTheyAreWell(said) || PRAISE_WORDS.test(said))
    return false;
  return words.others.every((word) => isName(word, text)) || isFragment(said, words);
}
