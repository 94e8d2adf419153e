import type { CareKind } from '@inkwell/contracts/constants';
import { plain } from './answers.ts';

/** Kinds of danger that come from somebody else, or are done to a child: 'my husband' is in them by their nature. */
export const BY_OTHERS: readonly CareKind[] = ['violence', 'child', 'harm_to_others'];

const OTHER =
  /\b(?:my|our|a) (?:\w+ )?(?:son|daughter|kid|child|brother|sister|friend|mate|cousin|niece|nephew|husband|wife|partner|girlfriend|boyfriend|mum|mom|dad|mother|father|student|pupil|patient|client|colleague|neighbou?r|flatmate|roommate)\b|\b(?:mi|mis|un|una) (?:\w+ )?(?:hijo|hija|hermano|hermana|amigo|amiga|alumno|alumna|marido|mujer|madre|padre|pareja|novio|novia)\b|\b(?:mein|meine|meinem|meiner|meinen|ein|eine|einer) (?:\w+ )?(?:sohn|tochter|bruder|schwester|freund|freundin|schuler|schulerin|mann|frau|mutter|vater|partner|partnerin|kollege|kollegin)\b|\b(?:mon|ma|un|une) (?:\w+ )?(?:fils|fille|frere|soeur|ami|amie|eleve|mari|femme|mere|pere|copain|copine|collegue)\b|\b(?:o|a|um|uma)? ?(?:meu|minha|um|uma) (?:\w+ )?(?:filho|filha|irmao|irma|amigo|amiga|aluno|aluna|marido|mulher|mae|pai|namorado|namorada|colega)\b/;
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
