import type { CareKind } from '@inkwell/contracts/constants';
import { isImminentAnswer } from './imminent.ts';
import { plain } from './plain.ts';
import { readByRules } from './rules.ts';
import { DECIDED_ANYWAY, isSafer } from './safer.ts';
import { anyOf, PORTABLE_MEANS, namesMeans, isAttackerComing, isUnsafe, medicalDangerOf } from './told.ts';

/**
 * Reads of help and of distance: somebody is there or comes, the thing is gone, they are in care, or away. More widely
 * than what makes a person safer, since it decides only what is left out: the emergency number once more, and the way to
 * people who are there already.
 */

/** What is not so, not yet so, or asked. In lower case, without accents. */
const UNCERTAIN_STATEMENT = anyOf(
  /\b(?:if|unless|until|should i|shall i|do i|can i|could|would|can'?t|cannot|won'?t|don'?t|didn'?t|isn'?t|aren'?t|not|never|nobody|no ?one|nothing|wish|what happens|how do i)\b[^.!?;,\n]*/,
  /\b(?:wenn|falls|bis|soll ich|kann ich|muss ich|konnte|nicht|nie|niemand|nichts|kein\w*)\b[^.!?;,\n]*/,
  /\b(?:si (?!,)|hasta|deberia|puedo|podria|no (?:voy|vamos|quiero|puedo|me|te|le|l[oa]s?|hay|esta|estoy|estan|es|se|he|ha|tengo|viene)|nunca|nadie|nada)\b[^.!?;,\n]*/,
  /\b(?:si|jusqu'|devrais|pourrais|puis-je|pas|jamais|personne|rien|n'\w+)\b[^.!?;,\n]*/,
  /\b(?:se eu|se el[ea]|ate (?:que|eu|el[ea])|deveria|posso|poderia|nao|nunca|ninguem|nada)\b[^.!?;,\n]*/,
);

const HELPERS_ENGLISH =
  '(?:police|cops?|officers?|ambulance|paramedics?|(?:the )?crew|nurse|doctor|crisis team|help|security|dispatcher)';
const PEOPLE_ENGLISH =
  '(?:(?:my )?(?:flat ?mate|room ?mate|housemate|neighbou?r|wife|partner|girlfriend|mum|mom|mam|dad|mother|father|brother|sister|parents|son|daughter|friends?|gran|nan|aunt|uncle|cousin|colleague)s?|somename)';
const IS_HERE_ENGLISH =
  "(?:'s|s| is|'re| are|'ve| have) (?:just |already |right |now |both |all |finally )*(?:here|arrived|beside me|next to me|with me|at the door|on (?:the|his|her|their) way|coming(?: over| up| round| to get me| with| now)|sitting with me|staying(?: on| with me)?|holding (?:my|me)|on (?:the )?(?:line|speaker))\\b";
const TAKEN_AWAY_ENGLISH =
  "(?:took|taken|has got|'s got|s got|has|have) (?:it|them|all of it|the (?:\\w+ )?(?:knife|gun|pills|tablets|bottle|keys?|rope|blades?|tin|box))\\b(?! out on| (?:in|at|under|on) )";

/** They are in a hospital or an ambulance, or it is on the way. */
const IN_MEDICAL_CARE = anyOf(
  new RegExp(
    `\\b(?:(?:(?<=^|[.!?\\n] ?)|(?:i'?m|im|we'?re|here|sat|sitting|waiting) )(?:\\w+ ){0,2}(?:in (?:the|an) ambulance|(?:in|at) (?:the )?(?:a ?(?:&|and) ?e|hospital|er|emergency (?:room|department)|clinic|ward|waiting room))|with the (?:nurse|doctor|paramedics?|crew)|(?:going|gonna go|heading|driving|taking me|drive me|drives me|off|on (?:my|our|the) way) (?:in )?(?:\\w+ )?(?:to )?(?:the )?(?:a ?(?:&|and) ?e|hospital|er|emergency (?:room|department))|${HELPERS_ENGLISH}${IS_HERE_ENGLISH}|waiting room now)\\b`,
  ),
  /\b(?:(?:bin|sind|sitze|liege) (?:\w+ ){0,2}(?:im (?:krankenwagen|krankenhaus|rettungswagen|wartezimmer)|in der (?:notaufnahme|klinik|ambulanz))|(?:fahren|fahre|bringen mich|auf dem weg) (?:jetzt |gerade )*(?:in die|ins|zur|in das) (?:notaufnahme|klinik|krankenhaus)|(?:polizei|krankenwagen|notarzt|sanitater|rettung) (?:ist|sind|kommt|kommen) (?:schon |jetzt |gerade |unterwegs)*(?:da|hier|unterwegs|gleich)?)/,
  /\b(?:(?:estoy|estamos) (?:\w+ )?en (?:la ambulancia|el hospital|urgencias|la sala de espera)|(?:vamos|voy|me llevan|camino) (?:a|al) (?:urgencias|hospital)|(?:policia|ambulancia|medicos?) (?:ya )?(?:esta|estan|viene|vienen|llego|llegaron)\b)/,
  /\b(?:(?:suis|sommes|on est) (?:\w+ )?(?:dans l'ambulance|a l'hopital|aux urgences|en salle d'attente)|(?:police|pompiers|samu|ambulance) (?:est|sont|arrive|arrivent)\b)/,
  /\b(?:(?:estou|estamos) (?:\w+ )?(?:na ambulancia|no hospital|(?:no|na) (?:pronto[- ]socorro|emergencia|urgencia|upa)|na sala de espera)|(?:policia|ambulancia|samu|bombeiros) (?:ja )?(?:esta|estao|chegou|chegaram|vem|vindo|a caminho)\b)/,
);

/** Somebody is there or comes. */
const PERSON_PRESENT = anyOf(
  new RegExp(
    `\\b${PEOPLE_ENGLISH}${IS_HERE_ENGLISH}|\\bsomeone'?s? (?:is )?coming\\b|\\bcame over\\b|\\bran (?:here|over)\\b|\\b(?:holding|stroking) my (?:hand|head)\\b|\\bi'?m (?:\\w+ )?with (?:my|mum|mom|dad)\\b|\\bpicked up\\b[^?]{0,20}\\b(?:said|told)\\b`,
  ),
  /\b(?:(?:meine? )?(?:frau|mutter|mama|papa|vater|bruder|schwester|freund(?:in)?|nachbar(?:in)?|eltern|mitbewohner(?:in)?|kollegin?) (?:ist|sind|kommt|kommen|sitzt) (?:jetzt |schon |gleich |gerade )*(?:da|hier|bei mir|her|vorbei|rauf|neben mir)|bin (?:jetzt )?(?:bei|mit) (?:meine[rmn]|de[rm]|ihm|ihr)\b|(?:bin|ist|sind) (?:in \d+ min\w* |gleich )da\b|halt meine hand|halten meine hand)/,
  /\b(?:mi (?:mujer|madre|padre|mama|papa|herman[oa]|amig[oa]|vecin[oa]|companer[oa]) (?:ya )?(?:esta aqui|esta conmigo|viene|llego|ha llegado)|estoy con mi \w+|me (?:tiene|esta) (?:cogid[oa]|tomad[oa]) de la mano)/,
  /\b(?:m(?:a|on) (?:femme|mere|pere|frere|s(?:œ|oe)ur|amie?|voisine?|coloc) (?:est (?:la|ici|avec moi|arrivee?)|arrive|vient)|je suis avec m(?:a|on)\b|me tient la main)/,
  /\b(?:(?:minha|meu) (?:mulher|mae|pai|irma|irmao|amig[oa]|vizinh[oa]|colega) (?:ja )?(?:esta (?:aqui|comigo|vindo|chegando)|chegou|vem)|estou com (?:a )?(?:minha|meu)\b|segurando minha mao)/,
);

/** What could be used is out of reach, or with somebody else. */
const MEANS_OUT_OF_REACH = anyOf(
  new RegExp(
    `\\b(?:${HELPERS_ENGLISH}|he|she|they|${PEOPLE_ENGLISH}) (?:just |already )?${TAKEN_AWAY_ENGLISH}|\\b(?:${HELPERS_ENGLISH}|he|she|they) (?:took|taken|got) (?:it|them)\\b(?! out on)|\\b(?:tin|knife|gun|pills|tablets|bottle|rope|box|it)(?:'s|s| is| are) (?:all )?(?:gone|locked (?:away|up)|outside|flushed|in (?:his|her|their) (?:car|bag|pocket)|in the bin)\\b|\\bput (?:it|them) (?:in the bin|outside|out)\\b|\\bleft it (?:up )?(?:there|behind|upstairs)\\b`,
  ),
  new RegExp(
    `\\b(?:er|sie|polizei|bruder|schwester|mutter|vater|freund(?:in)?) (?:\\w+ )?hat (?:\\w+ ){0,4}(?:genommen|mitgenommen|weggenommen)|\\b(?:hat|haben) (?:den|die|das) (?:\\w+ ){1,4}(?:genommen|mitgenommen)|(?:${PORTABLE_MEANS.source})(?: \\w+){0,2} (?:weg|draussen|weggeschlossen|eingeschlossen)\\b`,
  ),
  /\b(?:se (?:l[oa]s?|ha) (?:llevo|han llevado|llevado)|l[oa]s? (?:tiene|guardo) (?:mi|ella|el)\b|ya no (?:l[oa]s? tengo|esta aqui))/,
  /\b(?:(?:il|elle|ils|police)[^.!?]{0,6} (?:a|ont|l'a|les a|l'ont) (?:prise?s?|emportee?s?)|l(?:'|es )(?:a|ont) (?:prise?s?|emportee?s?))/,
  /\b(?:(?:ele|ela|policia|mae|pai|irma|irmao) (?:ja )?(?:levou|pegou|guardou|esta com) (?:[oa]s?|tudo|isso)\b|ja nao esta (?:aqui|comigo))/,
);

/** They have got away from where it was, or speak with an emergency line. */
const LEFT_DANGER = anyOf(
  /\b(?:(?:on|in) (?:the|a|her|his|\w+'s) (?:bus|train(?! tracks?)|tram|taxi|cab|uber)|nearly at|(?:at|in) (?:my )?(?:\w+'s|mums|moms|sisters|friends|neighbours|neighbors) (?:house|flat|place|room|car|door|kitchen|sofa|couch)|got (?:away|out)|i(?:'ve| have)? (?:called|rang|phoned|rung) (?:911|999|112|000|988|116 ?123|the (?:police|ambulance|line|number)|samaritans)|i (?:rang|called)\. |on (?:the phone|speaker) (?:with|to))\b/,
  /\b(?:(?:im|in der|in einem|in 'nem) (?:bus|zug|taxi|tram|strassenbahn|s-bahn)|bin (?:weg|raus|draussen)(?: von| aus)|habe? (?:die |den )?(?:112|110|polizei|notruf) (?:\w+ )?angerufen|am telefon mit)/,
  /\b(?:en el (?:autobus|bus|tren|taxi|metro)|sali de (?:casa|alli|ahi)|(?:llame|he llamado) (?:al|a la) (?:112|911|policia|ambulancia))/,
  /\b(?:dans le (?:bus|train|taxi|tram|metro)|suis sortie?|j'ai appele (?:le|la|les) (?:15|17|112|samu|police|pompiers))/,
  /\b(?:no (?:onibus|autocarro|trem|comboio|taxi|uber|metro)|sai de (?:casa|la)|liguei (?:para|pra|pro) (?:o |a )?(?:190|192|112|samu|policia|188))/,
);

/** So many characters are read: the patterns take longer than the text grows. */
const MAX_READ_CHARS = 1_500;

/** Who comes is the danger itself, or may be a voice. */
const KINDS_FROM_PEOPLE: readonly CareKind[] = ['psychosis', 'harm_to_others', 'violence', 'child'];

/** A name in the middle of a sentence, or one that comes or is there: 'and Dana is here', "Marv's coming over". */
const MENTIONED_NAME =
  /(?<=[\p{L}\p{N},]['’]?\s+)(?!I\b|I['’])\p{Lu}\p{Ll}+|(?<![\p{L}\p{N}])(?!It|That|This|There|He|She|They|Here|What|Who|Every|Nobody|Some|Any|No|The|Pain|Dark|Death|Panic|Voice|Thought)\p{Lu}\p{Ll}+(?=(?:['’]s| is| has) (?:here|coming (?:over|up|round|now)|with me|on (?:her|his|the)|arrived))/gu;

const plainWithoutUncertain = (text: string) =>
  plain(text).replaceAll(new RegExp(UNCERTAIN_STATEMENT.source, 'g'), ' ');

/** Whether they are where they are looked after, or who does it is there or on the way. */
export const isInCare = (text: string): boolean => IN_MEDICAL_CARE.test(plainWithoutUncertain(text));

/** Whether somebody is with them, or on the way. */
export const isAccompanied = (text: string): boolean =>
  PERSON_PRESENT.test(plainWithoutUncertain(text)) ||
  PERSON_PRESENT.test(plainWithoutUncertain(text.replaceAll(MENTIONED_NAME, 'somename')));

/** Whether what could be used is out of reach. */
export const isMeansOutOfReach = (text: string): boolean =>
  MEANS_OUT_OF_REACH.test(plainWithoutUncertain(text));

/** A text without what tells of help: 'my wife sits beside me'. */
const withoutHelpWords = (text: string): string =>
  [PERSON_PRESENT, MEANS_OUT_OF_REACH, IN_MEDICAL_CARE].reduce(
    (left, pattern) => left.replaceAll(new RegExp(pattern.source, 'g'), ' '),
    plainWithoutUncertain(text),
  );

/** What speaks against it in the same message: the thing is there, somebody violent comes, a body is in danger. */
const isDangerStillThere = (text: string, kind: CareKind): boolean =>
  isImminentAnswer(text) ||
  namesMeans(withoutHelpWords(text)) ||
  (kind === 'violence' && isAttackerComing(text)) ||
  medicalDangerOf(text) !== null;

const isStillDecided = (text: string): boolean =>
  isUnsafe(text) || DECIDED_ANYWAY.test(plain(text)) || readByRules(plain(text))?.level === 'crisis';

/** Whether a message tells of help or distance; never where it tells of danger, too. */
export function tellsOfHelp(message: string, kind: CareKind): boolean {
  const text = message.slice(0, MAX_READ_CHARS);
  if (isStillDecided(text)) return false;
  if (isInCare(text)) return true;
  if (isDangerStillThere(text, kind)) return false;
  if (LEFT_DANGER.test(plainWithoutUncertain(text))) return true;
  if (KINDS_FROM_PEOPLE.includes(kind)) return namesPersonThere(text, kind);
  return isSafer(text, kind) || isAccompanied(text) || isMeansOutOfReach(text);
}

/** Of a voice 'they are here' may be said: a name or a relation is a person. */
const namesPersonThere = (text: string, kind: CareKind) =>
  kind === 'psychosis' && (isAccompanied(text) || isSafer(text, kind));
