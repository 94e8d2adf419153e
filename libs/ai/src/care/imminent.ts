import { plain } from './answers.ts';
import { PROSE } from './prose/prose.ts';

/** Means of harm in reach, in the five languages; read in lower case and without accents. */
const MEANS =
  /\b(?:pills|tablets|overdos\w+|gun|rifle|rope|noose|blades?|razors?|knife|bridge|tracks|pastillas|cuerda|soga|pistola|navaja|cuchilla|puente|tabletten|pillen|strick|seil|klinge|messer|brucke|gleise?n?|cachets|comprimes|medocs|corde|lames?|pont|comprimidos|remedios|corda|arma|lamina|ponte)\b/;
/** A plan, or a time that is near. */
const SOON =
  /\b(?:tonight|right now|this (?:evening|morning|afternoon|weekend)|tomorrow|in an hour|goodbye letters?|have (?:a|the) plan|planned it|esta noche|ahora mismo|hoy|manana|carta de despedida|heute(?: nacht| abend)?|jetzt gleich|morgen|abschiedsbriefe?|ce soir|cette nuit|tout de suite|demain|lettre d'adieu|hoje|esta noite|agora mesmo|amanha|carta de despedida)\b/;

/** Whether a message that is a sign of a crisis speaks of means in reach, or of a time that is near. */
export function isImminent(text: string): boolean {
  const said = plain(text);
  return MEANS.test(said) || SOON.test(said);
}

const withoutEnd = (text: string) => plain(text).replace(/[\s.!,;…]+$/, '');

/** Whether a message is one of the answers to how close it is that are imminent danger, tapped or typed. */
export function isClose(text: string): boolean {
  const said = withoutEnd(text);
  return Object.values(PROSE).some(({ close }) =>
    Object.values(close).some((answer) => said === withoutEnd(answer)),
  );
}
