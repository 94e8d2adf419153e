import { FIRST_TOLD, LOSS_OF_WHO, NEWS_OF_ILLNESS, OWN_ILLNESS } from './prose/acknowledge.ts';
import { toYou } from '../local/words.ts';
import { sentencesOf } from './reflect.ts';
import type { Turn } from './turn.ts';

const KIN =
  'husband|wife|partner|fiancée?|mother|mum|mom|mam|father|dad|parents|brother|sister|son|daughter|baby|grandmother|grandma|granny|nan|nana|gran|grandfather|grandpa|grandad|aunt|auntie|uncle|cousin|niece|nephew|(?:best |oldest |old )?friend|boyfriend|girlfriend|neighbou?r|dog|cat|rabbit|horse|puppy|kitten';
/** 'My husband Frank passed in May', 'my mum died'; not 'my dad's dog died', and nobody who nearly did. */
const DIED = new RegExp(
  String.raw`\b(?:[Mm]y|[Oo]ur) (?<who>(?:late |little |older |younger |big )?(?:${KIN}))(?:,? (?<name>\p{Lu}\p{Ll}+),?)?(?: has| had| have| just| suddenly| who)* (?:died|dies|passed(?: away| on)?(?! (?:me|by|out|over|the|it|his|her|my|through|on the))|is dead|was killed|isn't alive)\b`,
  'u',
);
const LOST = new RegExp(
  String.raw`\b(?:I|i|[Ww]e)(?:'ve| have)?(?: just)? (?:lost|buried) (?:my|our) (?<who>${KIN})(?:,? (?<name>\p{Lu}\p{Ll}+))?\b(?! (?:in the|at the|for a|again|there))`,
  'u',
);
/** 'Three years since Jean died' */
const NAMED_DIED =
  /\b(?:since|after|when|before|until) (?<name>\p{Lu}\p{Ll}+) (?:died|passed away|passed on)\b/u;
const FIRST_TIME =
  /\b(?:(?:I've|I have) )?never (?:told|said (?:this|that|it) to) (?:anyone|anybody|a soul|another soul|him|her|them)\b|\b(?:haven't|have not) (?:told|said (?:this|that|it) to) (?:anyone|anybody|a soul)\b|\bthere,? (?:now )?I(?:'ve| have)? said it\b|\bfirst time I(?:'ve| have)? (?:said|written|told|admitted)\b|^nobody knows(?: (?:about )?(?:this|that|it))?\W*$/i;

/** A grave illness that was just told of; not 'my aunt had cancer in 2009'. */
const GRAVE =
  /\b(?:[Cc]ancer|leuk\w+|lymphoma|melanoma|metasta\w+|tumou?r|terminal(?:ly ill| cancer)|is terminal|hospice|palliative|incurable|motor neurone|[Pp]arkinson'?s|[Aa]lzheimer'?s|(?:had|having|has had|suffered) an? (?:\w+ )?(?:stroke|heart attack)|months,? not years|(?:weeks|months) to live)\b/;
const JUST_TOLD =
  /\b(?:today|yesterday|this (?:morning|afternoon|evening|week)|tonight|just|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|last (?:night|week)|found out|told (?:us|me|him|her|them)|(?:consultant|doctors?|oncologist|surgeon|hospital) (?:said|says|told|rang|called|thinks)|diagnos\w+)\b/i;
const WHOSE = new RegExp(
  String.raw`\b(?:[Mm]y|[Oo]ur) (?<who>(?:little |older |younger |big )?(?:${KIN}))\b|(?<=^|[.!?;,] )(?<parent>mum|mom|dad)\b|\b(?<name>Mum|Mom|Dad)\b`,
  'u',
);
const OWN =
  /\bI(?:'ve| have|'ve got| have got)(?: got)? (?:an? )?(?:\w+ )?(?:cancer|tumou?r|leuk\w+|lymphoma|melanoma)|\b(?:my|the) (?:biopsy|diagnosis|scan|results?)\b/i;

function newsOfIllness(meant: string, sentence: string, draw: Turn['draw']): string | null {
  if (!GRAVE.test(sentence) || !JUST_TOLD.test(meant)) return null;
  if ([...NEWS_OF_ILLNESS, ...OWN_ILLNESS].some(draw.wasSaid)) return null;
  const { who, parent, name } = WHOSE.exec(meant)?.groups ?? {};
  const kin = who ?? parent ?? name;
  if (kin) return draw.fresh(NEWS_OF_ILLNESS)?.replace('{x}', toYou(`my ${kin.toLowerCase()}`)) ?? null;
  return OWN.test(meant) ? draw.fresh(OWN_ILLNESS) : null;
}

/** Whether a message says that somebody close died. */
export const tellsOfDeath = (meant: string): boolean =>
  DIED.test(meant) || LOST.test(meant) || NAMED_DIED.test(meant);

/**
 * What must not be passed over in a message of any length, said before anything else: somebody died or is gravely ill, or it
 * is told for the first time. Each once in a conversation. Null where there is nothing of that.
 */
export function acknowledge({ read, draw, mode }: Turn): string | null {
  if (mode === 'plan' || read.act !== 'tells') return null;
  const sentences = sentencesOf(read.meant).filter((sentence) => !sentence.endsWith('?'));
  for (const sentence of sentences) {
    const died = (DIED.exec(sentence) ?? LOST.exec(sentence) ?? NAMED_DIED.exec(sentence))?.groups;
    const who = died?.['name'] ?? (died?.['who'] && toYou(`my ${died['who'].toLowerCase()}`));
    const line = who && !LOSS_OF_WHO.some(draw.wasSaid) ? draw.fresh(LOSS_OF_WHO) : null;
    if (line && who) return line.replace('{x}', who);
  }
  // Whose it is may stand in the sentence before.
  const news =
    sentences
      .map((each, at) => newsOfIllness(`${sentences[at - 1] ?? ''} ${each}`.trim(), each, draw))
      .find((line) => line !== null) ?? null;
  if (news !== null) return news;
  return sentences.some((sentence) => FIRST_TIME.test(sentence)) && !FIRST_TOLD.some(draw.wasSaid)
    ? draw.fresh(FIRST_TOLD)
    : null;
}
