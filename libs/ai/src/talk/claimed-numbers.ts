import {
  toNumber,
  isComputedFromSentence,
  type KnownWords,
  WEEKDAY_AND_DAY,
  withoutPunctuatedThousands,
} from './known-words.ts';
import { isSentenceOpening } from './names.ts';
import { telephonesIn, withoutPublicNumbers } from './telephone-numbers.ts';

/**
 * Which numbers of a reply must stand in the talk or the data: those of facts about the person (an hour or a day of what
 * stands, was written or was said; how much they wrote or how long ago), and telephone numbers, except those of emergency
 * services and crisis lines. A plan's amounts, what is worked out, proposals and common knowledge are the model's own to say.
 */

/** From January on, in the languages of the talks. */
const MONTH_SOURCES = [
  'jan(?:uary|uar|vier)?|ene(?:ro)?|janeiro',
  'feb(?:ruary|ruar|rero)?|février|fevereiro',
  'mar(?:ch|zo|s)?|märz|março',
  'apr(?:il)?|avril|abril',
  'may|mai|mayo|maio',
  'june?|juni|junio|juin|junho',
  'july?|juli|julio|juillet|julho',
  'aug(?:ust)?|agosto|août',
  'sep(?:t(?:ember|iembre|embre)?)?|setembro',
  'o[ck]t(?:ober|ubre|obre)?|outubro',
  'nov(?:ember|iembre|embre|embro)?',
  'de[cz](?:ember|embro)?|diciembre|décembre',
];
const MONTH_SOURCE = String.raw`(?:${MONTH_SOURCES.join('|')})(?!\p{L})`;
const monthIndex = (name: string): number =>
  MONTH_SOURCES.findIndex((names) => new RegExp(`^(?:${names})$`, 'iu').test(name));
const WEEKDAY_SOURCE = '(?:sun|mon|tues|wednes|thurs|fri|satur)day';

/** Of a condition, or a wish, nothing is claimed. */
const NO_CONDITION = String.raw`(?<!\b(?:if|when|would|could|once|until|unless|wenn|falls|si|quand|quando|cuando|se) )`;
const PERSON_SUBJECT = String.raw`\b(?:you|he|she|they|we|(?:your|his|her|their)(?: [\p{L}'-]+){1,3}?)`;
const IRREGULAR_PAST =
  'was|were|been|had|wrote|written|said|told|slept|met|went|gone|came|began|begun|left|lost|got|gave|given|took|taken|made|did|done|saw|seen|spent|kept|held|felt|found|bought|brought|ran|drank|ate|eaten|grew|became|fell|broke|rang|spoke|heard|paid|sent|sat|stood|won|quit';
const PAST_TENSE = String.raw`(?:'ve|'d|'s| have| has| had)?(?: (?:\p{L}+ly|never|just|already|also|then|once|both|all))? (?:${IRREGULAR_PAST}|(?!(?:need|feed|speed|seed|exceed|succeed|proceed|earned|deserved)\b)\p{L}{2,}ed)\b`;
/** What somebody did, or what was so. */
const PAST_CLAIM = new RegExp(
  [
    `${NO_CONDITION}${PERSON_SUBJECT}${PAST_TENSE}`,
    String.raw`\b(?:ago|it said|it says)\b`,
    String.raw`\b(?:hast|hattest|bist|warst) du\b|\bdu (?:hast(?! noch\b)|hattest|bist|warst|schriebst|sagtest)\b|\bvor \d+ (?:jahren|monaten|wochen|tagen|stunden)\b`,
    String.raw`(?<!\p{L})(?!(?:triste|existe|consiste|insiste|asiste|resiste|chiste|contraste|desgaste)\b)\p{L}{2,}(?:aste|iste)\b|\bhas \p{L}+[ai]do\b|\bhace \d+\b`,
    String.raw`\b(?:tu as|vous avez|t'as) (?:\p{L}+ )?\p{L}+(?:é|i|u|it|is)(?!\p{L})|\bil y a \d+\b`,
    String.raw`\bvocê \p{L}+(?:ou|eu|iu|sse|ez)\b|\bhá \d+\b`,
  ].join('|'),
  'iu',
);
/** What is in a calendar, or happens at an hour that others have set. */
const CALENDAR_CLAIM =
  /\b(?:in|on) (?:your|the) (?:calendar|schedule|diary)\b|\b(?:your|the) (?:calendar|schedule|diary) (?:has|says|shows|is)\b|\b(?:im|in deinem|in ihrem) kalender\b|\ben (?:tu|su|el) (?:calendario|agenda)\b|\bdans (?:ton|votre|l')\s?(?:agenda|calendrier)\b|\bn[oa] (?:teu|seu|sua|tua)? ?(?:calendário|agenda)\b/iu;
const APPOINTMENT_WORDS =
  'appointments?|meetings?|dentist|doctor|physio|birthday|exam|deadline|wedding|flight|train|interview|events?|calls?|shift|class|lesson';
const POSSESSION_CLAIM =
  /\byou(?:'ve got|'ll have| have| had) (?!\d|until|till|to\b|from\b|between|time|enough|room|about)[^,;]{2,40} (?:at|on) |\bdu hast (?:\p{L}+ )?(?:einen|eine|ein) [^,;]{2,40} (?:um|am) |\b(?:tienes|tenías) (?:una?|el|la) [^,;]{2,40} (?:a las?|el) |\btu as (?:une?|ton|ta) [^,;]{2,40} (?:à|le) |\b(?:tens|você tem) (?:uma?|o|a) [^,;]{2,40} (?:às?|em) /iu;
const SET_FOR_HOUR = String.raw`(?:,? (?:now|already|about|only|over|at|on|from|by|the|for|set|today|tomorrow|${WEEKDAY_SOURCE}|am|um|el|le|à|a|las?|em|às?))*,? (?=\d|${MONTH_SOURCE})`;
const IS_AT_HOUR_CLAIM = new RegExp(
  [
    String.raw`\b(?:it|(?:your|her|his|their)(?: [\p{L}']+){1,3}?|the (?:${APPOINTMENT_WORDS}))\s?(?:'s|is|was|will be|starts?|began|begins?|ends?|ended)${SET_FOR_HOUR}`,
    String.raw`\b(?:dein|deine|ihr|ihre|der|die) \p{L}*(?:termin|geburtstag|prüfung|treffen) (?:ist|war|beginnt)${SET_FOR_HOUR}`,
    String.raw`\b(?:tu|su|ton|ta|teu|tua) \p{L}+ (?:es|fue|está|est|é|foi)${SET_FOR_HOUR}`,
  ].join('|'),
  'iu',
);
const HOUR_SOURCE = String.raw`(?:at|from|until|till|after|before|by|between) \d`;
const TAKES_PLACE_CLAIM = new RegExp(
  [
    String.raw`\b(?:there is|there's|there are|there'll be) [^,;?]{2,40} (?:at|from) \d`,
    String.raw`\byou(?:'re| are) (?:\p{L}+ )?(?:meeting|seeing|due)\b`,
    String.raw`\b(?:is|are|'s|'re) (?:\p{L}+ )?(?:full|busy|taken|booked) (?:[^,;?]{2,20} )?${HOUR_SOURCE}`,
    // 'Call at six' may be a proposal.
    String.raw`^[\s*_•-]*(?:your |the )?(?!calls?\b|train\b)(?:${APPOINTMENT_WORDS})(?: (?:with|on|is|today|tomorrow|tonight|${WEEKDAY_SOURCE}|\p{Lu}\p{L}+))* (?:at|from) \d`,
  ].join('|'),
  'iu',
);
/** Which may lie within the free times. */
const IS_FREE_CLAIM = new RegExp(
  String.raw`\b(?:is|are|'s|'re) (?:\p{L}+ )?(?:free|open) (?:[^,;?]{2,20} )?${HOUR_SOURCE}`,
  'iu',
);
const DATE_CLAIMS: readonly RegExp[] = [
  PAST_CLAIM,
  CALENDAR_CLAIM,
  POSSESSION_CLAIM,
  IS_AT_HOUR_CLAIM,
  TAKES_PLACE_CLAIM,
];

/** How somebody is, and what they have: an age, children, so many pages. */
const STATE_CLAIM = new RegExp(
  [
    `${NO_CONDITION}${PERSON_SUBJECT}(?:'re|'s|'ve| are| is| have| has| turns)\\b`,
    String.raw`\b\d+ (?:years|months) old\b|\b(?:your|her|his|their) \d+ `,
    String.raw`\b(?:er|sie|(?:dein|sein|ihr|euer|unser)\p{L}{0,2} \p{L}+) (?:ist|hat|war|hatte|wurde|wird)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:tienes|tenías)(?!\p{L})|(?<!\p{L})(?:tu|su|él|ella) (?:\p{L}+ )?(?:tiene|tenía|es|era)(?!\p{L})`,
    String.raw`\b(?:il|elle|(?:ton|ta|son|sa) \p{L}+) (?:a|avait|est|était)(?!\p{L})`,
    String.raw`\b(?:ele|ela|você|(?:teu|tua|seu|sua) \p{L}+) (?:tem|tinha|é|era|fez)(?!\p{L})`,
  ].join('|'),
  'iu',
);
/** 'Ana is 36', with a name at its beginning. */
const NAME_CLAIM =
  /(?:^|[,;]\s*|\b(?:and|und|y|et|e) )(?<name>\p{Lu}\p{Ll}+)(?:'s| (?:is|has|was|had|turned|moved|called|left|came|ist|hat|war|wurde|tiene|es|a|est|tem))(?!\p{L})/u;
/** What is left of a time, or what a reply itself counts out: that is its own to say. */
const UNIT_SOURCE = String.raw`(?:days?|weeks?|weekends?|months?|minutes?|hours?|mornings?|afternoons?|evenings?|nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|steps?|options?|choices?|ways?|parts?|things? to|left|more|minuten?|stunden?|tage?|wochen?|abende?|wochenenden?|schritte?|días?|semanas?|horas?|minutos?|pasos?|jours?|semaines?|heures?|étapes?|dias?|passos?)(?!\p{L})`;
/** 'Du hast 4 Stunden geschlafen' tells what was. */
const NO_PARTICIPLE = String.raw`(?![^.,;!?]* (?:\p{L}*ge\p{L}+(?:t|en)|(?:ver|be|er|ent|zer)\p{L}+(?:t|en)|\p{L}+iert)(?=[.,;!?]|$))`;
/** What a reply asks them to do is its own to count: 'Write down 3 things you noticed'. */
const TASK_SENTENCE = String.raw`^[\s*_•-]*(?:(?:then|now|maybe|just|please|tonight|today|try to|you could|could you|can you),? )*(?:write|name|list|note|jot|pick|choose|find|think|tell|say|draw)(?: down| me| of| out)* (?:up to |at least |about )?\d+`;
const COMPANIONS_OWN_NUMBER = new RegExp(
  String.raw`${TASK_SENTENCE}|\bdu hast(?: (?:noch|nur|etwa|genau))* \d+ (?:\p{L}+ )?${UNIT_SOURCE}${NO_PARTICIPLE}|\b(?:(?:you|we)(?:'ve got|'ll have| have| need)|du hast noch|tienes|tu as|tens|você tem)(?: (?:about|only|just|still|roughly|exactly|noch|nur|etwa|solo|encore|ainda|só))* \d+ (?:\p{L}+ )?${UNIT_SOURCE}|\b\d+ ?%|\b24\/7\b|\b0 (?:to|bis|a|à) 10\b`,
  'giu',
);
/** How long what a reply proposes takes: 'your first step is 10 minutes'. */
const SHORT_DURATION =
  /\b\d+ (?:\p{L}+ )?(?:minutes?|seconds?|breaths?|minuten|sekunden|atemzüge|minutos|segundos|secondes)(?!\p{L})/giu;
const COUNTED_NOUNS =
  '(?:years?|months?|weeks?|days?|hours?|nights?|times|kids|children|grandchildren|sisters|brothers|siblings|sons|daughters|jahren?|monaten?|wochen|tagen?|stunden|kinder|mal)';
/** Numbers in words that are read like digits: those from four on, and all before 'ago'. */
const NUMBERS_IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?= (?:\p{L}+ )?${COUNTED_NOUNS}(?!\p{L}))|(?:two|three)(?= \p{L}+ ago\b)|(?<=\bvor )(?:zwei|drei)(?= ${COUNTED_NOUNS}))`,
  'giu',
);

const CLOCK_TIME =
  /\b(?<hour>[01]?\d|2[0-3])[:.h](?<minute>[0-5]\d)\b|\b(?<half>[01]?\d) ?[ap]\.?m\b|(?<!\p{L})(?:at|um|a las?|à|às|from|von|de) (?<at>[01]?\d|2[0-4])(?![\d%]|[.,:]\d|\s*(?:\p{L}+ )?(?:minutes?|km|k|words?|pages?|euros?|%))\b|\b(?<clock>[01]?\d|2[0-3]) (?:o'?clock|uhr|heures?|h)\b/giu;
const ISO_DATE = /\b\d{4}-\d{2}-\d{2}\b/g;
const DATE_PATTERN = new RegExp(
  String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th|\.)? (?:of |de )?(?<month>${MONTH_SOURCE})|\b(?<monthBefore>${MONTH_SOURCE}) (?<dayBehind>\d{1,2})\b|\b(?<alone>\d{1,2})(?:st|nd|rd|th)\b`,
  'giu',
);
const QUARTER_MINUTES = 15;

const unknownTelephone = (sentence: string, known: KnownWords): string | null =>
  telephonesIn(sentence).find((digits) => !known.hasTelephone(digits) && !known.hasNumber(digits)) ?? null;

/** Where one part of a sentence claims something, another may still propose. */
const CLAUSE_BREAK =
  /[;:–—]\s|,\s(?=(?:so|but|and|then|that|which makes|es|das|it|there|I'd|I would|I'll|let's|with|aim|also|aber|dann|así|pero|donc|mais|mas|então)\b)|\s(?=so )/iu;

/**
 * A number that stands nowhere in what is known, and is claimed of the person or to be called; null where there
 * is none.
 */
export function inventedNumber(sentence: string, known: KnownWords): string | null {
  const written = withoutPublicNumbers(sentence.replaceAll('’', "'").replace(/^\s*\d{1,2}[.)]\s/, ''));
  const plain = withoutPunctuatedThousands(written);
  const wrong = known.wrongWeekdayIn(plain);
  if (wrong !== null) return wrong;
  const telephone = unknownTelephone(written, known);
  if (telephone !== null) return telephone;
  // Their weekdays are right.
  const rest = plain
    .replaceAll(WEEKDAY_AND_DAY, ' ')
    .replaceAll(NUMBERS_IN_WORDS, (word) => String(toNumber(word)))
    .replaceAll(COMPANIONS_OWN_NUMBER, ' ');
  for (const clause of rest.split(CLAUSE_BREAK)) {
    const found = unknownTime(clause, known) ?? unknownCount(clause, plain, known);
    if (found !== null) return found;
  }
  return null;
}

function unknownTime(clause: string, known: KnownWords): string | null {
  const isFree = IS_FREE_CLAIM.test(clause);
  if (!isFree && !DATE_CLAIMS.some((claim) => claim.test(clause))) return null;
  for (const { groups = {} } of clause.matchAll(CLOCK_TIME)) {
    const hour = groups['hour'] ?? groups['half'] ?? groups['at'] ?? groups['clock'] ?? '';
    const minute = groups['minute'];
    if (!known.hasNumber(hour) && !(isFree && known.isWithinHours(Number(hour)))) return hour;
    if (minute !== undefined && Number(minute) % QUARTER_MINUTES !== 0 && !known.hasNumber(minute))
      return minute;
  }
  for (const { groups = {} } of clause.matchAll(DATE_PATTERN)) {
    const day = groups['day'] ?? groups['dayBehind'] ?? groups['alone'] ?? '';
    const month = groups['month'] ?? groups['monthBefore'];
    const isNear = known.hasDayOfMonth(day, month === undefined ? undefined : monthIndex(month));
    if (!isNear && !known.hasNumber(day)) return day;
  }
  return null;
}

function unknownCount(clause: string, sentence: string, known: KnownWords): string | null {
  const name = NAME_CLAIM.exec(clause)?.groups?.['name'];
  const isOfName = name !== undefined && known.hasName(name) && !isSentenceOpening(name);
  const isTold = isOfName || PAST_CLAIM.test(clause);
  if (!isTold && !STATE_CLAIM.test(clause)) return null;
  const bare = [ISO_DATE, CLOCK_TIME, DATE_PATTERN, ...(isTold ? [] : [SHORT_DURATION])].reduce(
    (text, pattern) => text.replaceAll(pattern, ' '),
    clause,
  );
  return (
    bare
      .match(/\d+/g)
      ?.find((number) => !known.hasNumber(number) && !isComputedFromSentence(number, sentence, known)) ?? null
  );
}
