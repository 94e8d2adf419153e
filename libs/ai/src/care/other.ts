import type { CareKind } from '@inkwell/contracts/constants';
import { plain } from './plain.ts';

/** Kinds of danger that come from somebody else, or are done to a child: 'my husband' is in them by their nature. */
export const KINDS_BY_OTHERS: readonly CareKind[] = ['violence', 'child', 'harm_to_others'];

const RELATIONS = {
  en: '(?:my|our|a) (?:\\w+ )?(?:son|daughter|kid|child|brother|sister|friend|mate|cousin|niece|nephew|husband|wife|partner|girlfriend|boyfriend|mum|mom|dad|mother|father|student|pupil|patient|client|colleague|neighbou?r|flatmate|roommate)',
  es: '(?:mi|mis|un|una) (?:\\w+ )?(?:hijo|hija|hermano|hermana|amigo|amiga|alumno|alumna|marido|mujer|madre|padre|pareja|novio|novia)',
  de: '(?:mein|meine|meinem|meiner|meinen|ein|eine|einer) (?:\\w+ )?(?:sohn|tochter|bruder|schwester|freund|freundin|schuler|schulerin|mann|frau|mutter|vater|partner|partnerin|kollege|kollegin)',
  fr: '(?:mon|ma|un|une) (?:\\w+ )?(?:fils|fille|frere|soeur|s(?:œ|oe)ur|ami|amie|eleve|mari|femme|mere|pere|copain|copine|collegue)',
  pt: '(?:o |a )?(?:meu|minha|um|uma) (?:\\w+ )?(?:filho|filha|irmao|irma|amigo|amiga|aluno|aluna|marido|mulher|mae|pai|namorado|namorada|colega)',
};
const ANY_RELATION_SOURCE = Object.values(RELATIONS).join('|');
const RELATION_WORDS = new RegExp(`\\b(?:${ANY_RELATION_SOURCE})\\b`);
const THIRD_PERSON_WORDS =
  /\b(?:he|she|they|him|her|them|er|sie|ihm|ihr|ihn|el|ella|le|il|elle|lui|ele|ela|dele|dela)\b/;
/** What whoever is shaken by somebody else's danger says of themselves. */
const BYSTANDER_DISTRESS = {
  cannot:
    '(?:stop (?:shaking|seeing|thinking (?:about|of) (?:it|him|her|them|that|what (?:he|she))|worrying)|get (?:off|up from) the floor|type|believe|(?:reach|help|find|lose|save|leave) (?:him|her|them|my))',
  feel: '(?:sick(?! of)|(?:so )?helpless|(?:awful|terrible|bad|sorry|scared|guilty) (?:for|about) (?:him|her|them|it))',
  want: '(?:to )?(?:help|save|protect|ask|support|understand|know|call|him|her|them)',
};
/** What somebody says of themselves. */
const SELF_STATEMENT = new RegExp(
  [
    String.raw`\bi (?:\w+ )?(?:wanna|wish|cut|hurt|hate|don't want|took|have taken|starve|purge|want(?! ${BYSTANDER_DISTRESS.want}\b)|(?:can't|cannot)(?! ${BYSTANDER_DISTRESS.cannot}\b)|feel(?! ${BYSTANDER_DISTRESS.feel}\b))\b`,
    /\b(?:kill|hurt|cut|harm)(?:ing)? my ?self\b|\bi(?:'m| am) (?:\w+ ){0,3}a burden\b|\bich bin (?:\w+ ){0,4}eine? (?:last|belastung)\b|\bsoy (?:\w+ )?una carga\b|\bje suis (?:\w+ )?un (?:poids|fardeau)\b|\bsou (?:\w+ )?um (?:peso|fardo)\b/
      .source,
    /\b(?:quiero(?! (?:ayudar|salvar|saber|decir|preguntar|que))|no puedo(?! (?:dormir|dejar de (?:temblar|llorar|pensar en (?:el|ella|eso))|parar de (?:temblar|llorar)|ayudar|perder))|me corto|me siento(?! (?:impotente|culpable))|ich will(?! (?:(?:ihm|ihr) (?:\w+ )?helfen|ihn|sie|nur (?:ihm|ihr)))|ich kann nicht(?! (?:schlafen|aufhoren zu (?:zittern|weinen)))|ich hab|mich (?:umbringen|ritzen|schneiden)|je veux(?! (?:l'aider|(?:lui|le|la) |savoir))|je n'en peux|je me sens(?! (?:impuissante?|coupable))|quero(?! (?:ajuda|saber|falar|perguntar|que))|nao aguento|me sinto(?! (?:impotente|culpad[ao])))\b/
      .source,
  ].join('|'),
);

/** Whom a sentence is about, by how it begins: 'my daughter says', and not 'I told my daughter'. */
const CLAUSE_ABOUT_OTHER = new RegExp(
  `(?:^|[.!?…,;:\\n"]|\\b(?:and|but|that|because|think|if|when|now|it'?s|about|dass|weil|und|aber|um|que|y|pero|porque|es|et|mais|c'est|e|mas)) *(?:${RELATION_WORDS.source})`,
);
/** What somebody says who is afraid for another person. */
const WORRY_FOR_OTHER =
  /\b(?:worried|scared|afraid|terrified|sick) (?:about|for|that) (?:him|her|them|my|he|she|they)\b|\b(?:help|save|reach|lose|losing) (?:him|her|them)\b|\b(?:say|talk|speak) to (?:him|her|them)\b|\b(?:sorge|angst) um (?:ihn|sie|mein\w*)\b|\b(?:ihm|ihr) helfen\b|\b(?:preocupad[ao]|miedo|medo) por (?:el|ella|ele|ela)\b|\b(?:ayudarl[aeo]|ajuda-l[ao]|ajudar el[ea])\b|\bpeur pour (?:lui|elle)\b|\bl'aider\b/g;
const FIRST_PERSON_WORDS =
  /\b(?:i(?!'?(?:ll|d)? (?:think|know|don't know|asked|ask|called|call|told|said|say|found|heard|saw|do|tell|should)\b)|i'?m|ive|my (?:self|own|arms?|legs?|head|body)|ich|mir|mich|je|j|m|moi|yo|me|estoy|tengo|soy|voy|quiero|eu|mim|estou|tenho|sou|vou|quero|to)\b/g;
const THIRD_PERSON_PRONOUNS =
  /\b(?:he|she|they|his|er|sie|ihn|ihm|el|ella|il|elle|lui|ele|ela|(?:my|mein|meine|mi|mon|ma|meu|minha) (?:\w+ )?(?:son|daughter|brother|sister|friend|flatmate|roommate|student|client|patient|husband|wife|mum|mom|dad|mother|father|sohn|tochter|bruder|schwester|hij[ao]|herman[ao]|amig[ao]|fils|fille|frere|soeur|filh[ao]|irmao|irma))\b/g;
const countMatches = (pattern: RegExp, said: string) => said.match(pattern)?.length ?? 0;

/** 'NOT me, my brother': what is said of oneself in such a text is of somebody else. */
const NOT_ME_STATEMENT =
  /(?:^|[.!?\n] *)(?:no+\b[,.!]* *)*not (?:about )?me(?=\W*$|[,;:.!]|,? (?:it's|its|it is|but) )|(?:^|[.!?\n] *)me ?\?(?: *(?:god|oh|christ|no)\b[,.!]*)+ *(?:it's|its|it is|this is|i mean) (?:about (?!(?:me|my (?:life|own|self|fault|future)|myself|all|every\w*|how|that|what|want\w*|this|dying|death|it|not|being|feeling|wishing|the)\b)\w|him\b|her\b|them\b|(?:my|our|a) (?:\w+ ){0,2}(?:son|daughter|child|kid|boy|girl|husband|wife|partner|brother|sister|mother|mum|mom|father|dad|friend|flatmate|roommate|student|colleague|cousin)\b)|\b(?:this is|it's|its|it is|i'?m|i am) not (?:asking |talking )?about me\b|(?:^|[.!?\n] *)nicht ich\b|(?:^|[.!?\n] *)ich ?\?(?: *nein\b[,.!]*)+ *es geht um (?!mich\b|alles\b|nichts\b|mein leben\b)|\bes geht nicht um mich\b|(?:^|[.!?\n] *)no (?:soy yo|yo)\b|\bno se trata de mi\b|(?:^|[.!?\n] *)pas moi\b|\bil ne s'agit pas de moi\b|(?:^|[.!?\n] *)nao (?:sou eu|eu)\b|\bnao (?:e sobre|se trata de) mim\b/;

/** Whether somebody says that it is not about them: 'not me, my brother'. */
export function isSaidOfOther(text: string): boolean {
  const said = plain(text);
  return NOT_ME_STATEMENT.test(said) && RELATION_WORDS.test(said);
}

/**
 * Whether a text that shows danger tells of somebody else in it: 'my son', 'my student', 'she'. That others are in it is
 * not enough: most who write of themselves name a wife or a brother.
 */
export function isAboutOther(text: string, kind: CareKind): boolean {
  if (KINDS_BY_OTHERS.includes(kind)) return false;
  const said = plain(text);
  if (!RELATION_WORDS.test(said) || !THIRD_PERSON_WORDS.test(said)) return false;
  if (isSaidOfOther(text)) return true;
  if (SELF_STATEMENT.test(said)) return false;
  const worries = countMatches(WORRY_FOR_OTHER, said);
  if (worries === 0 && !CLAUSE_ABOUT_OTHER.test(said)) return false;
  return (
    countMatches(THIRD_PERSON_PRONOUNS, said) + 2 * worries >
    countMatches(FIRST_PERSON_WORDS, withoutEnglishTo(said))
  );
}

const OTHER_IS_SUICIDAL = new RegExp(
  [
    `\\b${RELATIONS.en}\\b[^.?!]{0,80}\\b(?:suicidal|(?:wants?|going|trying|threatening|threatened|thinking|thinks|talk\\w*) (?:to |of |about )?(?:kill(?:ing)? (?:him|her|them)self|end(?:ing)? (?:it all|his life|her life|their life)|suicide)|wants to die)`,
    `\\b${RELATIONS.de}\\b[^.?!]{0,80}\\b(?:suizidal|selbstmordgefahrdet|suizidgedanken|(?:sich|nicht mehr) (?:umbringen|leben|das leben nehmen)|will sterben)`,
    `\\b${RELATIONS.es}\\b[^.?!]{0,80}\\b(?:suicid\\w+|quiere (?:morir\\w*|matarse)|quitarse la vida)`,
    `\\b${RELATIONS.fr}\\b[^.?!]{0,80}\\b(?:suicid\\w+|veut (?:mourir|se tuer)|en finir|mettre fin a ses jours)`,
    `\\b${RELATIONS.pt}\\b[^.?!]{0,80}\\b(?:suicid\\w+|quer (?:morrer|se matar)|tirar a propria vida)`,
  ].join('|'),
);
/** 'My brother killed himself when I was twelve': what is over is grief. */
const PAST_SUICIDE_OF_OTHER =
  /\b(?:was suicidal|used to|killed (?:him|her|them)self|died|committed suicide|by suicide|hat sich umgebracht|se suicido|s'est suicidee?|se matou|years ago|vor \w+ jahren|hace \w+ anos|il y a|ha \w+ anos)\b/;
const ME_TOO_STATEMENT = /\b(?:so am i|me too|and so do i|ich auch|yo tambien|moi aussi|eu tambem)\b/;

/** Whether somebody says outright that another person may kill themselves. */
export function tellsOfSuicidalOther(text: string): boolean {
  const said = plain(text);
  return OTHER_IS_SUICIDAL.test(said) && !PAST_SUICIDE_OF_OTHER.test(said) && !ME_TOO_STATEMENT.test(said);
}

const OTHER_MEANT_STATEMENT = new RegExp(
  [
    `\\b(?:asking|talking) about (?:him|her|them|${RELATIONS.en})\\b|\\bi (?:mean|meant) (?:him|her|them|${RELATIONS.en})\\b`,
    `\\bgeht um ${RELATIONS.de}\\b|\\bich meine? (?:ihn|sie|${RELATIONS.de})\\b`,
    `\\bhablo de (?:el|ella|${RELATIONS.es})\\b`,
    `\\bje parle de (?:lui|elle|${RELATIONS.fr})\\b`,
    `\\b(?:estou falando|falo) (?:dele|dela|d[oa] ${RELATIONS.pt}|de ${RELATIONS.pt})\\b`,
  ].join('|'),
);

/** Whether somebody who was asked about themselves says that it is somebody else. */
export function saysNotMe(text: string): boolean {
  const said = plain(text);
  return NOT_ME_STATEMENT.test(said) || OTHER_MEANT_STATEMENT.test(said);
}

const DANGER_OF_OTHER_WORDS =
  /\?|\b(?:suicid\w*|kill\w*|die|died|dying|alone|pills|gun|hospital|police|911|999|112|call\w*|ring|rang|said|says|answered|asked|tell|safe|sometimes|umbringen|allein|tabletten|krankenhaus|polizei|angerufen|gesagt|sagt|sol[oa]|pastillas|llam\w*|dijo|dice|seule?|cachets|appel\w*|dit|sozinh[oa]|comprimidos|lig(?:o|uei|ar)|disse)\b/;
const WHAT_NOW_QUESTION =
  /\b(?:what (?:do i do|now|then|if)|(?:do|should) i (?:call|drive|go|tell|ask|stay)|was (?:mache|tue|soll) ich|was jetzt|que hago|que faire|je fais quoi|o que (?:eu )?faco)\b/;
/** Longer ones name whom they are about. */
const MAX_UNNAMED_CHARS = 80;

/** Whether a message goes on about somebody else, after a reply about them. */
export function continuesAboutOther(text: string): boolean {
  const said = plain(text);
  if (said.length <= MAX_UNNAMED_CHARS && WHAT_NOW_QUESTION.test(said)) return true;
  return (RELATION_WORDS.test(said) || THIRD_PERSON_WORDS.test(said)) && DANGER_OF_OTHER_WORDS.test(said);
}

/** Whether a message speaks of somebody else, and says nothing of oneself that would be danger. */
export function isOnlyAboutOther(text: string): boolean {
  const said = plain(text);
  return (RELATION_WORDS.test(said) || THIRD_PERSON_WORDS.test(said)) && !SELF_STATEMENT.test(said);
}

/** Whether a text names somebody near the one who writes: a son, a friend. */
export const namesRelation = (text: string): boolean => RELATION_WORDS.test(plain(text));

/** Whom a clause speaks of who is no article: 'le' and 'el' are, without their accents. */
const UNAMBIGUOUS_PRONOUNS = new RegExp(
  `\\b(?:he|she|they|him|her|them|his|er|sie|ihm|ihr|ihn|ella|il|elle|lui|ele|ela|dele|dela|el (?:me|no|ha|dice|dijo|esta|quiere|tiene))\\b|${RELATION_WORDS.source}`,
);
/** What whoever looks after somebody says of themselves: what to do, what they do, what they should have seen. */
const HELPER_SPEECH = new RegExp(
  [
    /\b(?:do|should|shall|must|can|could|would) i\b|\b(?:i (?:keep|kept) thinking )?i should(?:'ve| have)\b|\bis (?:that|it|this) me being\b|\bi'?m (?:(?:so|really|just) )?(?:worried|leaving|driving|on my way|at the (?:station|door|airport))\b|\b(?:soll|sollte|muss|kann) ich\b|\bich (?:fahre|bin unterwegs)\b|\b(?:que|debo|deberia|puedo) (?:hago|ir|llamar|decir\w*)\b|\bvoy en camino\b|\b(?:je fais quoi|je dois|dois-je|je suis en route)\b|\b(?:devo|eu devo|estou a caminho)\b/
      .source,
    String.raw`\bi (?:\w+ )?(?:can't|cannot) ${BYSTANDER_DISTRESS.cannot}\b|\bi feel ${BYSTANDER_DISTRESS.feel}\b|\bi'?m shaking\b|\b(?:ich zittere|ich kann nicht aufhoren zu|estoy temblando|no puedo (?:dejar|parar) de temblar|je tremble|estou tremendo|nao consigo parar de tremer)\b`,
  ].join('|'),
);
const CLAUSE_END_PATTERN = /[.!?…;,:\n]+|\b(?:and|but|und|aber|y|pero|et|mais|mas|e)\b/;

/** Somebody's words: 'Dad keeps saying "I locked it"'. */
const QUOTED = /["“„«][^"“”„«»]{0,200}["“”»]/g;

/** Whether a part of a message speaks of the writer alone: 'He is fine now, and I sat on the bridge'. */
export const isOnlyAboutWriter = (text: string): boolean =>
  plain(text)
    .replaceAll(QUOTED, ' ')
    .split(CLAUSE_END_PATTERN)
    .some(
      (clause) =>
        countMatches(FIRST_PERSON_WORDS, withoutEnglishTo(clause)) > 0 &&
        !UNAMBIGUOUS_PRONOUNS.test(clause) &&
        !HELPER_SPEECH.test(clause),
    );

/** The Portuguese 'tô' stands first. */
const withoutEnglishTo = (clause: string) => clause.replaceAll(/(?<=\S )to\b/g, ' ');

/** Words for somebody whom a message names as him or her: not those by which a person in danger asks for help. */
const MESSAGE_TO_OTHER_REQUEST = new RegExp(
  [
    String.raw`\b(?:say|tell|ask|write|text|talk)(?: back)?(?: to)? (?:him|her)\b|\b(?:say|talk|write) to ${RELATIONS.en}\b|\bask ${RELATIONS.en}\b`,
    String.raw`\b(?:sag|sage|schreib|schreibe|frag|frage) ich (?:ihm|ihr|ihn|sie|${RELATIONS.de})\b|\bich (?:ihm|ihr|ihn|${RELATIONS.de}) (?:\w+ )?(?:sagen|schreiben|fragen|sage|schreibe|frage)\b`,
    String.raw`\b(?:le (?:digo|pregunto|escribo)|decirle|preguntarle|escribirle)(?: a (?:el|ella|${RELATIONS.es}))?\b`,
    String.raw`\b(?:je lui (?:dis|ecris|demande)|lui (?:dire|ecrire|demander))\b|\b(?:dis|dire|demander) a ${RELATIONS.fr}\b`,
    String.raw`\b(?:digo|falo|dizer|falar|pergunto|perguntar) (?:a|pra|para|com) (?:el[ea]|${RELATIONS.pt})\b|\b(?:dizer|perguntar)-lhe\b`,
  ].join('|'),
);
/** Who comes home, is sent home or is being looked after is nobody who is asked for help. */
const RETURN_OF_OTHER =
  /\b(?:he|she|they)(?:'s| is| are|'re)? (?:comes?|coming|gets?|getting|back|sent) (?:back |out |home)\b|\b(?:send|sent|bring|brought|let|keep|kept|evaluate|discharge|take|took|taking)\w* (?:him|her|them|my \w+)\b|\b(?:er|sie) (?:wieder )?(?:nach hause|heim|zuruck)\b|\b(?:cuando|si) (?:el |ella )?(?:vuelva|vuelve|salga|llegue) (?:a casa|del hospital)\b|\b(?:quand|s'il|si) ?(?:il |elle )?(?:rentre|rentrera|sort|sortira|revient|reviendra)\b|\bquando (?:ele |ela )?(?:voltar|volta|chegar|sair)\b/;

/** Whether a message asks for words to somebody whom it is about, who comes home: 'What do I say to him when he comes home?' */
export function asksForWordsToOther(text: string): boolean {
  const said = plain(text);
  return MESSAGE_TO_OTHER_REQUEST.test(said) && RETURN_OF_OTHER.test(said);
}
