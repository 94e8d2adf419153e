import type { SoulPrintDocument, SoulPrintInput } from '../tasks.ts';

/** What a model is told about its text; without a section it is about the whole. */
export type Complaint = { section: keyof SoulPrintDocument | null; message: string };

type ChartBody = 'sun' | 'moon' | 'rising';
const CHART_BODIES: readonly ChartBody[] = ['sun', 'moon', 'rising'];
const BODY_NAMES: Record<ChartBody, RegExp> = {
  sun: /\bsun\b/i,
  moon: /\bmoon\b/i,
  rising: /\b(?:rising|ascendant)\b/i,
};

const SIGN_PATTERN =
  /\b(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/gi;
const BODY_PATTERN = /\b(sun|moon|rising|ascendant)\b/gi;
const PLANET_PATTERN =
  /\b(?:Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Chiron|Midheaven|(?:North|South) Node)\b/g;
const HOUSE_PATTERN =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d+(?:st|nd|rd|th)) house\b/i;
const DENIAL_WORDS =
  /\b(?:not|no|nor|neither|none|nothing|cannot|can['’]t|isn['’]t|without|unknown|unclear|left out|leave[sd]? out|missing|unless)\b/i;
const MAX_WORDS_BEFORE = 8;

/** Placements that the facts do not give, given ones that are passed over, and missing ones that are not owned up to. */
export function placementComplaints(document: SoulPrintDocument, input: SoulPrintInput): Complaint[] {
  const facts = input.facts ?? {};
  const own = [...allAnswers(input), facts.note ?? ''].join('\n').toLowerCase();
  const sections = Object.entries(document) as [keyof SoulPrintDocument, string][];
  const invented = sections.flatMap(([section, text]) => {
    const sentences = sentencesWithoutNote(
      withoutNameCalls(withoutQuotes(text, own), input.name),
      facts.note,
    );
    const messages = sentences.flatMap((sentence) => inventedPlacements(sentence, facts, own));
    const houses = section === 'your_chart' && sentences.some((sentence) => HOUSE_PATTERN.test(sentence));
    return [...new Set(houses ? [...messages, 'Name no houses: none are given.'] : messages)].map(
      (message) => ({
        section,
        message,
      }),
    );
  });
  const chart = document.your_chart.toLowerCase();
  const isEmpty = CHART_BODIES.every((body) => !facts[body]);
  const left = CHART_BODIES.flatMap((body): Complaint[] => {
    const sign = facts[body];
    if (sign) {
      const isNamed = chart.includes(sign.toLowerCase());
      return isNamed
        ? []
        : [{ section: 'your_chart', message: `Name the given placement: ${body} in ${sign}.` }];
    }
    const isOwned = sentencesWithoutNote(document.your_chart).some(
      (text) =>
        DENIAL_WORDS.test(text) && (BODY_NAMES[body].test(text) || (isEmpty && /\bchart\b/i.test(text))),
    );
    const message = `Say in plain words that the ${body}${body === 'rising' ? ' sign' : ''} is not known, and why.`;
    return isOwned ? [] : [{ section: 'your_chart', message }];
  });
  return [...invented, ...left];
}

function inventedPlacements(
  sentence: string,
  facts: NonNullable<SoulPrintInput['facts']>,
  own: string,
): string[] {
  // The note may say between which two signs something could not be told.
  const note = facts.note?.toLowerCase() ?? '';
  const isNoted = (body: ChartBody, name: string) => note.includes(body) && note.includes(name);
  const given = new Set(CHART_BODIES.map((body) => facts[body]?.toLowerCase()));
  const signs = [...sentence.matchAll(SIGN_PATTERN)];
  const wrongSigns = signs.flatMap(({ 0: sign, index }, at) => {
    const before = sentence.slice(at === 0 ? 0 : (signs[at - 1]?.index ?? 0) + 1, index);
    const bodies = bodiesOfSign(before, sentence.slice(index + sign.length));
    const name = sign.toLowerCase();
    const wrong = bodies.filter((body) => facts[body]?.toLowerCase() !== name && !isNoted(body, name));
    if (wrong.length > 0) return wrong.map((body) => `The ${body} is not in ${sign} by the given facts.`);
    // The illness, and a friend called Leo, are no placements.
    const isPlain = bodies.length > 0 || given.has(name) || own.includes(name) || sign === 'cancer';
    return isPlain ? [] : [`${sign} is none of the given placements.`];
  });
  const planets = [...sentence.matchAll(PLANET_PATTERN)]
    .filter(([planet]) => !own.includes(planet.toLowerCase()))
    .map(([planet]) => `${planet} is none of the given placements.`);
  const claimed = CHART_BODIES.filter(
    (body) => !facts[body] && claimsPlacement(sentence, body) && !DENIAL_WORDS.test(sentence),
  );
  return [
    ...wrongSigns,
    ...planets,
    ...claimed.map((body) => `Nothing is given about the ${body}: only say that it is not known.`),
  ];
}

/** Which of the three a sign is said of: 'Leo moon', 'your moon is in Leo', 'sun and moon are both in Leo'. */
function bodiesOfSign(before: string, after: string): ChartBody[] {
  const next = /^[\s*_-]+(sun|moon|rising|ascendant)\b/i.exec(after)?.[1];
  if (next) return [toChartBody(next)];
  const near = before.split(/\s+/).slice(-MAX_WORDS_BEFORE).join(' ');
  if (/\bsun and (?:your |the )?moon\b|\bmoon and (?:your |the )?sun\b/i.test(near)) return ['sun', 'moon'];
  const last = [...near.matchAll(BODY_PATTERN)].at(-1)?.[1];
  return last ? [toChartBody(last)] : [];
}

const toChartBody = (word: string): ChartBody => {
  const name = word.toLowerCase();
  return name === 'sun' || name === 'moon' ? name : 'rising';
};

/** A sentence that speaks of somebody's placement, also under another name than the English one. */
function claimsPlacement(sentence: string, body: ChartBody): boolean {
  if (body === 'rising') return /\b(?:rising sign|ascendant)\b/i.test(sentence);
  return new RegExp(`\\b${body} (?:sign|(?:is |was |stands |stood |sits )?in [\\p{Lu}])`, 'u').test(sentence);
}

const allAnswers = ({ name, birth, targets, bottlenecks, daily_rhythm, reflection }: SoulPrintInput) => [
  name,
  birth.city,
  ...Object.values(targets),
  ...Object.values(bottlenecks),
  daily_rhythm.pre_sleep_activity,
  ...Object.values(reflection),
];

/** A text without the passages that quote the person: what they write of the sky is theirs. */
function withoutQuotes(text: string, own: string): string {
  // A quotation may leave out the links.
  const known = [lettersOnly(own), lettersOnly(own.replace(/https?:\/\/\S+|\S+@\S+\.\S+/g, ' '))];
  return text.replace(/[“"]([^“”"]+)[”"]/g, (quote, words: string) =>
    known.some((all) => all.includes(lettersOnly(words))) ? ' ' : quote,
  );
}

/** A text in which nobody is called by name: 'Ascendant, here is …' says nothing of the sky. */
const withoutNameCalls = (text: string, name: string) =>
  text.replace(/(?<=^|[.?!]\s)\S+(?=,\s)/gmu, (word) =>
    lettersOnly(name).includes(lettersOnly(word)) ? ' ' : word,
  );

const lettersOnly = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const sentencesWithoutNote = (text: string, note = '') =>
  (note === '' ? text : text.replaceAll(note.trim(), ' ')).split(/(?<=[.?!;])\s+|\n+/u);
