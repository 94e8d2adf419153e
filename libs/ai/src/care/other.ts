import type { CareKind } from '@inkwell/contracts/constants';
import { plain } from './plain.ts';

/** Kinds of danger that come from somebody else, or are done to a child: 'my husband' is in them by their nature. */
export const BY_OTHERS: readonly CareKind[] = ['violence', 'child', 'harm_to_others'];

const RELATIONS = {
  en: '(?:my|our|a) (?:\\w+ )?(?:son|daughter|kid|child|brother|sister|friend|mate|cousin|niece|nephew|husband|wife|partner|girlfriend|boyfriend|mum|mom|dad|mother|father|student|pupil|patient|client|colleague|neighbou?r|flatmate|roommate)',
  es: '(?:mi|mis|un|una) (?:\\w+ )?(?:hijo|hija|hermano|hermana|amigo|amiga|alumno|alumna|marido|mujer|madre|padre|pareja|novio|novia)',
  de: '(?:mein|meine|meinem|meiner|meinen|ein|eine|einer) (?:\\w+ )?(?:sohn|tochter|bruder|schwester|freund|freundin|schuler|schulerin|mann|frau|mutter|vater|partner|partnerin|kollege|kollegin)',
  fr: '(?:mon|ma|un|une) (?:\\w+ )?(?:fils|fille|frere|soeur|s(?:œ|oe)ur|ami|amie|eleve|mari|femme|mere|pere|copain|copine|collegue)',
  pt: '(?:o |a )?(?:meu|minha|um|uma) (?:\\w+ )?(?:filho|filha|irmao|irma|amigo|amiga|aluno|aluna|marido|mulher|mae|pai|namorado|namorada|colega)',
};
const ANY_RELATION = Object.values(RELATIONS).join('|');
const OTHER = new RegExp(`\\b(?:${ANY_RELATION})\\b`);
const THEY = /\b(?:he|she|they|him|her|them|er|sie|ihm|ihr|ihn|el|ella|le|il|elle|lui|ele|ela|dele|dela)\b/;
/** What somebody says of themselves. */
const SELF =
  /\bi (?:\w+ )?(?:want|wanna|wish|can't|cannot|cut|hurt|hate|feel|don't want|took|have taken|starve|purge)\b|\b(?:kill|hurt|cut|harm)(?:ing)? my ?self\b|\bi(?:'m| am) (?:\w+ ){0,3}a burden\b|\bich bin (?:\w+ ){0,4}eine? (?:last|belastung)\b|\bsoy (?:\w+ )?una carga\b|\bje suis (?:\w+ )?un (?:poids|fardeau)\b|\bsou (?:\w+ )?um (?:peso|fardo)\b|\b(?:quiero|no puedo|me corto|me siento|ich will|ich kann nicht|ich hab|mich (?:umbringen|ritzen|schneiden)|je veux|je n'en peux|je me sens|quero|nao aguento|me sinto)\b/;

/** Whom a sentence is about, by how it begins: 'my daughter says', and not 'I told my daughter'. */
const ABOUT_OTHER = new RegExp(
  `(?:^|[.!?…,;:\\n"]|\\b(?:and|but|that|because|think|if|when|now|dass|weil|und|aber|que|y|pero|porque|et|mais|e|mas)) *(?:${OTHER.source})`,
);
/** What somebody says who is afraid for another person. */
const WORRIED =
  /\b(?:worried|scared|afraid|terrified|sick) (?:about|for|that) (?:him|her|them|my|he|she|they)\b|\b(?:help|save|reach|lose|losing) (?:him|her|them)\b|\b(?:say|talk|speak) to (?:him|her|them)\b|\b(?:sorge|angst) um (?:ihn|sie|mein\w*)\b|\b(?:ihm|ihr) helfen\b|\b(?:preocupad[ao]|miedo|medo) por (?:el|ella|ele|ela)\b|\b(?:ayudarl[aeo]|ajuda-l[ao]|ajudar el[ea])\b|\bpeur pour (?:lui|elle)\b|\bl'aider\b/g;
const OF_WRITER =
  /\b(?:i(?!'?(?:ll|d)? (?:think|know|don't know|asked|ask|called|call|told|said|say|found|heard|saw|do|tell|should)\b)|i'?m|ive|my (?:self|own|arms?|legs?|head|body)|ich|mir|mich|je|j|m|moi|yo|me|estoy|tengo|soy|voy|quiero|eu|mim|estou|tenho|sou|vou|quero|to)\b/g;
const OF_THEM =
  /\b(?:he|she|they|his|er|sie|ihn|ihm|el|ella|il|elle|lui|ele|ela|(?:my|mein|meine|mi|mon|ma|meu|minha) (?:\w+ )?(?:son|daughter|brother|sister|friend|flatmate|roommate|student|client|patient|husband|wife|mum|mom|dad|mother|father|sohn|tochter|bruder|schwester|hij[ao]|herman[ao]|amig[ao]|fils|fille|frere|soeur|filh[ao]|irmao|irma))\b/g;
const countOf = (pattern: RegExp, said: string) => said.match(pattern)?.length ?? 0;

/** 'NOT me, my brother': what is said of oneself in such a text is of somebody else. */
const NOT_ME =
  /(?:^|[.!?\n] *)(?:no+\b[,.!]* *)*not (?:about )?me(?=\W*$|[,;:.!]|,? (?:it's|its|it is|but) )|\b(?:this is|it's|its|it is|i'?m|i am) not (?:asking |talking )?about me\b|(?:^|[.!?\n] *)nicht ich\b|\bes geht nicht um mich\b|(?:^|[.!?\n] *)no (?:soy yo|yo)\b|\bno se trata de mi\b|(?:^|[.!?\n] *)pas moi\b|\bil ne s'agit pas de moi\b|(?:^|[.!?\n] *)nao (?:sou eu|eu)\b|\bnao (?:e sobre|se trata de) mim\b/;

/** Whether somebody says that it is not about them: 'not me, my brother'. */
export function isSaidOfOther(text: string): boolean {
  const said = plain(text);
  return NOT_ME.test(said) && OTHER.test(said);
}

/**
 * Whether a text that shows danger tells of somebody else in it: 'my son', 'my student', 'she'. That others are in it is
 * not enough: most who write of themselves name a wife or a brother.
 */
export function isOfOther(text: string, kind: CareKind): boolean {
  if (BY_OTHERS.includes(kind)) return false;
  const said = plain(text);
  if (!OTHER.test(said) || !THEY.test(said)) return false;
  if (isSaidOfOther(text)) return true;
  if (SELF.test(said)) return false;
  const worries = countOf(WORRIED, said);
  if (worries === 0 && !ABOUT_OTHER.test(said)) return false;
  return countOf(OF_THEM, said) + 2 * worries > countOf(OF_WRITER, said);
}

const SUICIDAL_OTHER = new RegExp(
  [
    `\\b${RELATIONS.en}\\b[^.?!]{0,80}\\b(?:suicidal|(?:wants?|going|trying|threatening|threatened|thinking|thinks|talk\\w*) (?:to |of |about )?(?:kill(?:ing)? (?:him|her|them)self|end(?:ing)? (?:it all|his life|her life|their life)|suicide)|wants to die)`,
    `\\b${RELATIONS.de}\\b[^.?!]{0,80}\\b(?:suizidal|selbstmordgefahrdet|suizidgedanken|(?:sich|nicht mehr) (?:umbringen|leben|das leben nehmen)|will sterben)`,
    `\\b${RELATIONS.es}\\b[^.?!]{0,80}\\b(?:suicid\\w+|quiere (?:morir\\w*|matarse)|quitarse la vida)`,
    `\\b${RELATIONS.fr}\\b[^.?!]{0,80}\\b(?:suicid\\w+|veut (?:mourir|se tuer)|en finir|mettre fin a ses jours)`,
    `\\b${RELATIONS.pt}\\b[^.?!]{0,80}\\b(?:suicid\\w+|quer (?:morrer|se matar)|tirar a propria vida)`,
  ].join('|'),
);
/** 'My brother killed himself when I was twelve': what is over is grief. */
const OVER =
  /\b(?:was suicidal|used to|killed (?:him|her|them)self|died|committed suicide|by suicide|hat sich umgebracht|se suicido|s'est suicidee?|se matou|years ago|vor \w+ jahren|hace \w+ anos|il y a|ha \w+ anos)\b/;
const ME_TOO = /\b(?:so am i|me too|and so do i|ich auch|yo tambien|moi aussi|eu tambem)\b/;

/** Whether somebody says outright that another person may kill themselves. */
export function tellsOfSuicidalOther(text: string): boolean {
  const said = plain(text);
  return SUICIDAL_OTHER.test(said) && !OVER.test(said) && !ME_TOO.test(said);
}

const MEANS_OTHER = new RegExp(
  [
    `\\b(?:asking|talking) about (?:him|her|them|${RELATIONS.en})\\b|\\bi (?:mean|meant) (?:him|her|them|${RELATIONS.en})\\b`,
    `\\bgeht um ${RELATIONS.de}\\b|\\bich meine? (?:ihn|sie|${RELATIONS.de})\\b`,
    `\\bhablo de (?:el|ella|${RELATIONS.es})\\b`,
    `\\bje parle de (?:lui|elle|${RELATIONS.fr})\\b`,
    `\\b(?:estou falando|falo) (?:dele|dela|d[oa] ${RELATIONS.pt}|de ${RELATIONS.pt})\\b`,
  ].join('|'),
);

/** Whether somebody who was asked about themselves says that it is somebody else. */
export function isNotMe(text: string): boolean {
  const said = plain(text);
  return NOT_ME.test(said) || MEANS_OTHER.test(said);
}

const ABOUT_THEM =
  /\?|\b(?:suicid\w*|kill\w*|die|died|dying|alone|pills|gun|hospital|police|911|999|112|call\w*|ring|rang|said|says|answered|asked|tell|safe|sometimes|umbringen|allein|tabletten|krankenhaus|polizei|angerufen|gesagt|sagt|sol[oa]|pastillas|llam\w*|dijo|dice|seule?|cachets|appel\w*|dit|sozinh[oa]|comprimidos|lig(?:o|uei|ar)|disse)\b/;
const WHAT_NOW =
  /\b(?:what (?:do i do|now|then|if)|(?:do|should) i (?:call|drive|go|tell|ask|stay)|was (?:mache|tue|soll) ich|was jetzt|que hago|que faire|je fais quoi|o que (?:eu )?faco)\b/;
/** Longer ones name whom they are about. */
const SHORT = 80;

/** Whether a message goes on about somebody else, after a reply about them. */
export function goesOnAboutOther(text: string): boolean {
  const said = plain(text);
  if (said.length <= SHORT && WHAT_NOW.test(said)) return true;
  return (OTHER.test(said) || THEY.test(said)) && ABOUT_THEM.test(said);
}
