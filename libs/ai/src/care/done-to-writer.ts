import { plain } from './plain.ts';

const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/** Somebody does something to the one who writes, or might: 'he is going to kill me'. */
const HARM_TO_WRITER = anyOf(
  /\b(?:he|she|they|who|someone|somebody|husband|wife|partner|ex|boyfriend|girlfriend|dad|father|mum|mom|mother|brother|son|man|guy)\b[^.!?\n]{0,40}\b(?:kill(?:s|ed|ing)?|hit(?:s|ting)?|hurt(?:s|ing)?|beat(?:s|en|ing)?|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|stab(?:s|bed|bing)?|sho(?:ots?|t|oting)|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|slap(?:s|ped|ping)?|rap(?:es?|ed)|attack(?:s|ed)?|threaten(?:s|ed|ing)?) me\b/,
  /\bme (?:va|van|quieren?|pueden?) (?:a )?(?:matar|pegar|golpear)\b/,
  /\b(?:va|van|quieren?) (?:a )?(?:matar|pegar|golpear)me\b/,
  /\bme (?:matara?n?|pegan?|pego|golpean?|golpeo|amenazan?|amenazo)\b/,
  /\b(?:vai|vao|quer) me (?:matar|bater|machucar)\b|\bme (?:mata|bate|bateu|batia|ameaca|ameacou)\b/,
  /\b(?:il|elle|ils|elles|mari|copain|pere|mere)\b[^.!?\n]{0,30}\b(?:(?:va|vont|veut|peut) me (?:tuer|frapper|battre)|me (?:tuera?|frappe|bat|menace)|m'a (?:frappee?|battue?|menacee?))\b/,
  /\b(?:bringt|brachte)(?: er| sie)? mich\b[^.!?\n]{0,20}\bum\b/,
  /\b(?:schlagt|schlug|wurgt|bedroht|verprugelt)(?: er| sie)? mich\b/,
  /\b(?:er|sie|mann|frau|freund|vater|mutter)\b[^.!?\n]{0,40}\bmich\b[^.!?\n]{0,20}\b(?:umbringen|umbringt|schlagen|schlagt|geschlagen|toten|totet|verprugelt|bedroht)\b/,
);
/** What the one who writes might do to somebody else. */
const HARM_BY_WRITER = anyOf(
  /\bi\b[^.!?\n]{0,30}\b(?:kill|hurt|hit|stab|beat|shoot|strangle|punch|attack)(?:ing)? (?:him|her|them|you|my|the|some|every)/,
  /\b(?:quiero|voy a|podria) (?:matar|pegar|golpear|lastimar)(?!me\b)/,
  /\b(?:quero|vou|posso) (?:matar|bater|machucar)\b/,
  /\bje\b[^.!?\n]{0,30}\b(?:le|la|les|lui) (?:tuer|frapper|battre|blesser)\b/,
  /\bich\b[^.!?\n]{0,30}\b(?:ihn|ihm|sie|ihr|ihnen)\b[^.!?\n]{0,20}\b(?:umbringen|umbringe|schlagen|verletzen|toten|wehtun)\b/,
);

/** Whether a text tells of somebody who hurts the one who writes, and not of whom they might hurt. */
export function isHarmToWriter(text: string): boolean {
  const said = plain(text);
  return HARM_TO_WRITER.test(said) && !HARM_BY_WRITER.test(said);
}
