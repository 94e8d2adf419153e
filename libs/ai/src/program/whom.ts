import { RELATIONS } from '../local/relations.ts';

const FURTHER_RELATIONS =
  'stepmother stepfather stepson stepdaughter mother-in-law father-in-law sister-in-law brother-in-law gran granny nan nana grandad granddad grandson granddaughter nephew niece twin parents grandparents flatmates supervisor tutor coach landlord landlady housemate tenant client mate spouse fiancée girlfriend boyfriend'.split(
    ' ',
  );
const PERSON_ROLES = [...new Set([...RELATIONS, ...FURTHER_RELATIONS])]
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** Somebody who is the writer's own, as the source of a pattern without regard to case: 'my old boss'. */
export const RELATIVE_SOURCE = `\\b(?:my|our) (?:own |poor |dear |best |old |older |oldest |younger |youngest |little |big |new |other |elder |eldest |dead )*(?:${PERSON_ROLES})\\b(?!['’-])`;
/** The same, and 'she', 'Mr Pham', or any word: `personPhrase` tells whether that is a name. */
export const PERSON_SOURCE = `(?:${RELATIVE_SOURCE}|\\b(?:he|she|they|him|her|them|(?:mr|mrs|ms|miss|dr)\\.? \\p{L}+|\\p{L}{2,})\\b(?!['’]s\\b))`;

const OBJECT_PRONOUNS: Record<string, string> = {
  he: 'him',
  she: 'her',
  they: 'them',
  him: 'him',
  her: 'her',
  them: 'them',
};

/** Written with a capital at the start of a sentence or within one, and nobody's name. */
const CAPITALISED_NON_NAMES = new Set(
  'the we you it this that these those there here and but or so then when what why how who where which if because not no yes yeah ok okay well oh my our your his its me us is was are were be been being do does did have has had will would could should can may might must just also even still only never always maybe perhaps everyone everybody someone somebody anyone anybody nobody people one two three four five six seven eight nine ten all both some most many other others monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december christmas easter today tomorrow yesterday tonight god jesus english german french spanish british american google whatsapp facebook instagram netflix teams zoom gp nhs hr'.split(
    ' ',
  ),
);

const NAME_SOURCE = "(\\p{Lu}[\\p{Ll}'’-]+)";
/** 'My sister Maeve', 'the head chef, Ines', 'a neighbour called Joan', 'Joel, my partner', 'Linda always said'. */
const NAMED_PERSON_PATTERNS: readonly RegExp[] = [
  `\\b(?:${PERSON_ROLES}|boy|girl|woman|man|lad|guy|chef|pair|student|patient|nurse|cook|kid|buddy|aunty|auntie)(?:,| called| named)? ${NAME_SOURCE}`,
  `(?<!\\b(?:in|at|to|from|near|over|of) )${NAME_SOURCE}, (?:my|our|her|his) \\p{Ll}`,
  `(?<=\\p{Ll},? )(?<!\\b(?:in|at|to|from|near|over|around|of|the|on|through|via|for) )${NAME_SOURCE}(?= (?:is|was|says|said|has|had|came|knows|thinks|wants|told|asked|laughed|never|always|would|will|and i|and me)\\b)`,
].map((source) => new RegExp(source, 'gu'));

/** The names of people that texts surely tell of. */
export const personNamesIn = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      NAMED_PERSON_PATTERNS.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(([, name = '']) => name),
      ).filter((name) => personPhrase(name) !== null),
    ),
  ),
];

/** Nothing that can be looked at, or so common that a question about it says nothing. */
const VAGUE_NOUNS = new Set(
  'time times thing things way ways day days week weeks month months year years morning evening night afternoon today hour hours minute minutes moment point problem question answer idea lot bit kind sort word words fact reason end rest truth feeling feelings part parts side case place world life mind head heart body self same other others next last first second third best worst more most less least one ones half whole only past future present start beginning middle while chance choice change difference matter mess state sense use need wish hope fear worry stress pain anger guilt shame sadness joy love death illness cancer news truth job work people person man woman men women boy girl child children kids baby family friend friends mother father mum dad sister brother wife husband partner boss everyone nothing something anything everything top bottom back front left right number amount total point minimum maximum average situation issue weekend holiday decision conversation talk chat message call text email post plan list step goal habit rule break rest turn try go look stop matron lads lad bloke guys dentist doctor program chatbot robot customer stranger lunatic idiot professor page please before after then that this which what where when while whose would could should than into onto because hurry lesson list stuck'.split(
    ' ',
  ),
);
const THING_PATTERN =
  /(?<!\b(?:like|as|such|than) )\b(the|my|our|a|an|his|her|their) ((?:\p{Ll}{3,} )?)(\p{Ll}{4,})(?=[.,;:!]|$| (?:and|in|on|at|of|from|with|that|who|when|where|by|over|under|for|to|is|was|were|had)\b)/gu;

/** Of two words before the mark the first is no part of the thing's name. */
const NON_MODIFIERS = new Set(
  'same other whole very only one that this which then just ever even and for with from'.split(' '),
);

const ROLE_PATTERN = new RegExp(`^(?:${PERSON_ROLES})s?$`);

/** The last thing that a sentence names: 'the car park', 'your shoes'; null where there is none. */
export function lastThingIn(sentence: string): string | null {
  const found = [...sentence.matchAll(THING_PATTERN)].filter(
    ([, , , noun = '']) =>
      !VAGUE_NOUNS.has(noun) &&
      !ROLE_PATTERN.test(noun) &&
      !/(?:ly|ing|ness|ment|tion|sion|ity|ism)$/.test(noun),
  );
  const [, owner = '', part = '', noun = ''] = found.at(-1) ?? [];
  if (noun === '') return null;
  const whose = /^(?:my|our)$/.test(owner) ? 'your' : /^(?:his|her|their)$/.test(owner) ? owner : 'the';
  return `${whose} ${NON_MODIFIERS.has(part.trim()) ? '' : part}${noun}`;
}

/**
 * Whom words name, as they stand after a verb: 'her', 'your old boss', 'Sharon'; null where they name nobody.
 *
 * @param found by `PERSON_SOURCE`
 */
export function personPhrase(found: string | undefined): string | null {
  if (found === undefined) return null;
  const words = found.toLowerCase();
  const object = OBJECT_PRONOUNS[words];
  if (object !== undefined) return object;
  if (/^(?:my|our) /.test(words)) return `your ${found.replace(/^(?:my|our) /i, '')}`;
  if (/^(?:mr|mrs|ms|miss|dr)\.? /.test(words)) return found;
  return /^\p{Lu}\p{Ll}+$/u.test(found) && !CAPITALISED_NON_NAMES.has(words) ? found : null;
}
