import type { CareResource } from '@inkwell/contracts';
import { fillEmergencyNumber } from './emergency.ts';
import { freshOrOldestLine, joinParagraphs, firstUnsaidLine } from './lines.ts';
import { plain } from './plain.ts';
import type { CareAnswers, OtherPersonQuestion } from './prose/care-answers.ts';
import type { CareProse } from './prose/care-prose.ts';
import type { CareReplyRequest } from './reply-request.ts';
import { saysNotMe } from './other.ts';

/** What is asked about somebody else, in the order in which it is answered. */
const OTHER_PERSON_QUESTIONS: readonly (readonly [OtherPersonQuestion, RegExp])[] = [
  [
    'morning',
    /\bis (?:the )?(?:morning|tomorrow) (?:ok|okay|all ?right|soon enough)\b|\bcan (?:it|we|he|she|they) wait (?:till|until|for) (?:the )?(?:morning|tomorrow)\b|\breicht (?:das |es )?(?:auch )?morgen\b|\bpuede esperar a manana\b|\bdemain (?:matin )?(?:ca va|suffit)\b|\bpode (?:esperar|ser) (?:ate )?amanha\b/,
  ],
  [
    'after',
    /\bwhat about (?:after|next (?:week|month|year))\b|\b(?:about|like) next (?:week|month)\b|\bwhen everybody'?s gone\b|\bund (?:danach|nachste[nr]? (?:woche|monat))\b|\by (?:despues|el mes que viene)\b|\bet (?:apres|le mois prochain)\b|\be (?:depois|no mes que vem)\b/,
  ],
  [
    'yes',
    /\b(?:(?:he|she|they) (?:just )?(?:said|says|answered|replied|told me) ['"“]?(?:yes|sometimes|yeah|maybe|that (?:he|she|they))|(?:if|when) (?:he|she|they) says? yes|(?:er|sie) (?:sagt|hat gesagt|antwortete?) ['"„]?(?:ja|manchmal)|wenn (?:er|sie) ja sagt|(?:dijo|dice|contesto|respondio) (?:que )?['"«]?(?:si|a veces)|si (?:me )?dice que si|(?:il|elle) (?:a dit|dit|a repondu) (?:que )?['"«]?(?:oui|parfois)|s'il dit oui|si elle dit oui|(?:disse|respondeu|diz) (?:que )?['"“]?(?:sim|as vezes)|se (?:ele|ela) disser que sim)\b|\banswered ['"‘“]?sometimes|\bhe said ["'“]sometimes/,
  ],
  [
    'words',
    /\bwhat (?:to|do i|should i|can i) (?:\w+ )?(?:say|ask|write)\b|\b(?:actual|the) words\b|\bask (?:him|her|them) (?:straight|directly|outright|if)\b|\bhow do i ask\b|\bput it in (?:his|her|their) head\b|\bsay the word\b|\bwas (?:soll|sag|sage) ich\b|\bwie (?:frage?|soll) ich\b|\bque (?:le )?(?:digo|pregunto)\b|\bcomo (?:se lo|le) pregunto\b|\b(?:quoi lui dire|qu'est-ce que je (?:lui )?dis|je lui dis quoi|comment lui demander)\b|\bo que (?:eu )?(?:digo|falo|pergunto)\b|\bcomo (?:eu )?pergunto\b/,
  ],
  [
    'go',
    /\bdo i (?:drive|go|fly|keep)\b|\bshould i (?:drive|go|come|stay|keep)\b|\bdrive (?:there|up|over|down)\b|\b(?:when|once) i get there\b|\b(?:alone|by (?:him|her)self) (?:right now|until|til|tonight|there)\b|\bon the phone\b|\b(?:soll|sollte) ich (?:\w+ ){0,3}(?:fahren|hinfahren|hingehen|kommen)\b|\b(?:er|sie) ist allein\b|\b(?:voy|debo ir|deberia ir|me voy)\b|\besta sol[oa]\b|\b(?:j'y vais|je dois y aller|je prends la route|il est seul|elle est seule)\b|\b(?:devo ir|eu vou ate|vou la|esta sozinh[oa])\b/,
  ],
  [
    'means',
    /\b(?:put away|get (?:the |rid of )?(?:pills|gun|knives)|pills|gun|guns|rifle|knife|rope|in (?:that|the) house|medication)\b|\b(?:tabletten|waffe|messer|wegraumen|wegschliessen)\b|\b(?:pastillas|pistola|guardar|esconder)\b|\b(?:cachets|medicaments|arme|ranger|cacher)\b|\b(?:comprimidos|remedios|arma|esconder)\b/,
  ],
  [
    'police',
    /\b(?:911|999|112|000|police|cops|forgive me|ambulance)\b|\b(?:polizei|notruf|krankenwagen|verzeih\w*)\b|\b(?:policia|ambulancia|perdon\w*)\b|\b(?:pompiers|samu|pardonn\w*)\b|\b(?:ambulancia|samu|perdoar\w*)\b/,
  ],
];
const MAX_ANSWERS = 3;

/** That they have called, or are on the way. */
const HAS_CALLED =
  /\bi(?:'ve| have)? (?:called|rang|rung|spoke to) (?:988|999|911|the|a|them|samaritans)\b|\bi(?:'ve got| have) (?:him|her|them) on (?:the )?(?:speaker|phone|line)\b|\bi'?m (?:leaving now|on my way|with (?:him|her) now)\b|\b(?:habe? (?:dort |da )?angerufen|bin unterwegs|fahre jetzt)\b|\b(?:ya llame|he llamado|voy en camino)\b|\b(?:j'ai appele|je suis en route)\b|\b(?:ja liguei|estou a caminho)\b/;

/** About somebody else in danger: how to ask them, what helps now, and whom to call. */
export function writeAboutOther(
  request: CareReplyRequest,
  { prose, answers }: { prose: CareProse; answers: CareAnswers },
): { text: string; question: string; facts: string } {
  const { care, own, said } = request;
  const text = own.at(-1) ?? '';
  const lines = crisisLineText(care.resources);
  const isFirst = !prose.third[care.kind].some((line) => said.includes(line));
  const done =
    HAS_CALLED.test(plain(text)) && !text.includes('?') ? firstUnsaidLine(answers.thirdDone, said) : '';
  if (done !== '') return { text: done, question: '', facts: done };
  const begins = saysNotMe(text) ? firstUnsaidLine(answers.notYou, said) : '';
  const isOfLife = care.kind === 'suicide' || care.kind === 'self_harm';
  const asked = isOfLife ? otherPersonQuestionsIn(text) : [];
  const filled = (question: OtherPersonQuestion) =>
    firstUnsaidLine(fillEmergencyNumber(answers.third[question], request, { answers }), said);
  const answered = asked.map(filled).filter((line) => line !== '');
  const general = isFirst
    ? firstUnsaidLine(prose.third[care.kind], said)
    : answered.length === 0
      ? firstUnsaidLine([...(isOfLife ? answers.thirdMore : []), ...prose.third[care.kind]], said)
      : '';
  const facts = joinParagraphs(...(isFirst ? [general, ...answered] : [...answered, general]));
  // A later reply that speaks of 'these' names them again, shorter.
  const short = lines.replaceAll('\n', ' · ');
  const again = general === '' || said.includes(short) ? '' : short;
  const question = said.includes(lines) ? again : lines;
  const heard =
    facts === ''
      ? firstUnsaidLine([...answers.listen, ...prose.later], said) || freshOrOldestLine(prose.later, said)
      : '';
  return { text: joinParagraphs(begins, facts, heard, question), question, facts };
}

function otherPersonQuestionsIn(text: string): OtherPersonQuestion[] {
  const said = plain(text);
  return OTHER_PERSON_QUESTIONS.flatMap(([question, pattern]) =>
    pattern.test(said) ? [question] : [],
  ).slice(0, MAX_ANSWERS);
}

/** Whom to call for both of them, each with the way to reach it: a number, or where there is none an address. */
export function linesToCall(resources: readonly CareResource[]): { name: string; way: string }[] {
  const line = resources.find(({ emergency }) => !emergency);
  const emergency = resources.find((resource) => resource.emergency);
  return [line, emergency].flatMap((each) =>
    each ? [{ name: each.name, way: each.tel ?? each.sms ?? each.url ?? '' }] : [],
  );
}

const crisisLineText = (resources: readonly CareResource[]): string =>
  linesToCall(resources)
    .map(({ name, way }) => `${name}: ${way}`)
    .join('\n');
