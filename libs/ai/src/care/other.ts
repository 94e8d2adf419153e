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

/** Whether a text that shows danger tells of somebody else in it: 'my son', 'my student', 'she'. */
export function isOfOther(text: string, kind: CareKind): boolean {
  if (BY_OTHERS.includes(kind)) return false;
  const said = plain(text);
  return OTHER.test(said) && THEY.test(said) && !SELF.test(said);
}
