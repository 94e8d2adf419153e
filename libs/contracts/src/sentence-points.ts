/** Whether a sentence ends with a point: `unknown` where that is told by a word which has not come yet. */
export type PointReading = 'ends' | 'goes on' | 'unknown';

/** The whole word before the point is one of these. */
const oneOf = (words: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}.])(?:${words.trim().split(/\s+/).join('|')})$`, flags);

/** Behind these a name or another word follows, and no sentence ends. */
const ALWAYS_ABBREVIATIONS: readonly RegExp[] = [
  oneOf(
    `dr dra mr mrs ms mme mlle prof profª hr hrn srta z\\.b d\\.h e\\.g i\\.e bzw ca evtl ggf inkl zzgl vgl bspw vs
    approx nr p\\.ex`,
    'iu',
  ),
  oneOf(
    'Dres Mgr MM Fr Frl St Ste Sto Sta Sr Sra Srs Dña Exmo Exma Lic Ing Mag Dipl Rev Capt Sgt Gov Mt M EE',
    'u',
  ),
];
/** Behind these a number follows; without one they are words like others. */
const ABBREVIATIONS_BEFORE_NUMBER: readonly RegExp[] = [
  oneOf(
    `no nos nº núm num art abs kap fig vol ch cap pág pag p pp s t tel tél jan feb mar apr jun jul aug sep sept oct nov
    dec okt dez jän ene abr ago dic janv févr avr juil déc fev set out`,
    'iu',
  ),
  oneOf('Mo Di Mi Do Fr Sa So Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun', 'u'),
];
/** Behind these a sentence may end, where another one plainly begins. */
const SOMETIMES_ABBREVIATIONS = oneOf(
  'etc usw usf jr uu inc ltd co ud uds vd vds av avda bd tel tél str ex aprox env séc',
  'iu',
);
/** 'a.m', 'U.S'; 'D', 'J'. */
const DOTTED_LETTERS = /(?<![\p{L}\p{M}\p{N}'’])(?:\p{L}\.\s?)*\p{L}$/u;
const SINGLE_SMALL_LETTER = /(?<![\p{L}\p{M}\p{N}'’.])(?<!(?<!\p{L})\p{L}\.\s)\p{Ll}$/u;
const DOTTED_LETTERS_CONTINUE = /^(?:\p{L}\.|ex\.)/u;
/** The word: 'So do I.' */
const PRONOUN_I = /[\p{Ll},] I$/u;

/** A day in digits, or the number of anything. */
const NUMBER_END = /(?<![\p{L}\p{N}.,:/–-])\d{1,2}$/u;
/** The number of a line of a list. */
const LINE_NUMBER = /(?:^|\n)\s*\d{1,2}$/;
const MONTH_START =
  /^(?:januar|jänner|feber|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jan|jän|feb|apr|aug|sept?|okt|nov|dez)(?![\p{L}\p{M}])/iu;
const FURTHER_NUMBERS = /^(?:und|oder|bis|sowie)\s+(?:\p{L}+\s+)?\d/u;
/** What stands in German before a number with a point: 'am 9.'; not in 'I am 35.'. */
const BEFORE_ORDINAL =
  /(?:^|[\s(])(?:(?<!\bi )am|dem|den|der|des|die|das|vom|zum|beim|ab|bis|seit|jede[nmrs]?|(?:m|d|s|k)?eine?[mnrs]?|ihre?[mnrs]?|unsere?[mnrs]?|dies(?:e[mnrs]?)|nächste[mnrs]?|letzte[mnrs]?|(?:sonn|mon|diens|donners|frei|sams)tag,?|mittwoch,?)\s+\d{1,2}$/iu;
/** 'im 3. Stock', and 'im 35. he is 40' in English. */
const BEFORE_CAPITAL_ORDINAL = /(?:^|[\s(])im\s+\d{1,2}$/iu;

/** Words that begin a sentence, and are no name. */
const SENTENCE_OPENINGS = new Set(
  `i i'm i've i'd i'll it it's he he's she she's we we're they they're you you're the this that that's there these those
  then but and so my your his her our their a an in on at if when what why how who where not no yes now also maybe just
  after before let let's is are do did can could would shall want which for from with to as by thanks sorry well
  ich er sie es wir ihr du der die das den dem ein eine und aber dann da so was wie wenn mein meine heute gestern danach
  also nein ja jetzt zum am im auf für mit bei nach wer warum danke vielleicht passt möchten soll haben hast ist können
  welche wollen möchtest magst ab bis vorher dort trotzdem dazu dafür
  yo el él la los las un una y pero que qué no sí me mi es en hoy ayer luego después entonces así cuando si como cómo por
  para le lo se te ella nos esto eso gracias
  je j'ai il elle on nous vous ils elles les une et mais c'est ça ce cette puis alors après demain aujourd'hui quand pour
  dans mon ma mes ton votre merci oui non tu qu'est
  eu ele ela o os as um uma e mas não sim foi é hoje ontem depois então minha meu você obrigada obrigado quer`.split(
    /\s+/,
  ),
);

const FIRST_WORD = /^[\s"“„«‘'(¿¡»*_]*([\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?)/u;

/**
 * What a point means: the end of a sentence, or a part of a number, an initial or a shortened word.
 *
 * @param before what stands before it
 * @param after what stands behind it and its space
 * @param isLast whether nothing that matters is still to come
 */
export function classifyPoint(before: string, after: string, isLast: boolean): PointReading {
  if (LINE_NUMBER.test(before) || ALWAYS_ABBREVIATIONS.some((word) => word.test(before))) return 'goes on';
  const found = FIRST_WORD.exec(after);
  // Until the word is whole it may become another.
  const isOpen = !isLast && (found === null ? after.trim().length < 3 : found[0].length === after.length);
  const word = found?.[1] ?? '';
  if (NUMBER_END.test(before))
    return isOpen ? 'unknown' : numberGoesOn(before, after, word) ? 'goes on' : 'ends';
  if (ABBREVIATIONS_BEFORE_NUMBER.some((each) => each.test(before)) && (isOpen || /^\d/.test(word)))
    return isOpen ? 'unknown' : 'goes on';
  if (PRONOUN_I.test(before) || !(SOMETIMES_ABBREVIATIONS.test(before) || DOTTED_LETTERS.test(before)))
    return 'ends';
  if (DOTTED_LETTERS_CONTINUE.test(after)) return 'goes on';
  if (isOpen) return 'unknown';
  return word === '' || SINGLE_SMALL_LETTER.test(before) || isBeginning(word) ? 'ends' : 'goes on';
}

/** The same of a point with no space behind it, as in 'so nice.Then': an address has one too. */
export function classifyJoinedPoint(after: string, isLast: boolean): PointReading {
  const word = FIRST_WORD.exec(after);
  if (!isLast && word?.[0].length === after.length) return 'unknown';
  return isBeginning(word?.[1] ?? '') ? 'ends' : 'goes on';
}

/** Whether another sentence plainly begins with a word. */
const isBeginning = (word: string): boolean =>
  /^\p{Lu}/u.test(word) && SENTENCE_OPENINGS.has(word.toLowerCase().replace('’', "'"));

function numberGoesOn(before: string, after: string, word: string): boolean {
  if (word === '') return false;
  if (MONTH_START.test(after) || FURTHER_NUMBERS.test(after)) return true;
  if (BEFORE_ORDINAL.test(before)) return !isBeginning(word);
  return BEFORE_CAPITAL_ORDINAL.test(before) && /^\p{Lu}/u.test(word) && !isBeginning(word);
}
