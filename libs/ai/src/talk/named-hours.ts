const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const WORD = `(?:${HOURS.join('|')})`;
/** '5:50', '17h30', '6 am', 'at 7', 'um 6', 'half past five', 'at six'. */
const NAMED: readonly RegExp[] = [
  /\b(?<hour>[01]?\d|2[0-3])[:.h](?<minute>[0-5]\d)\s*(?<half>[ap])?\.?(?:m\b)?/giu,
  /\b(?<hour>[01]?\d|2[0-3])\s*(?<half>[ap])\.?m\b/giu,
  /\b(?<hour>[01]?\d|2[0-3])\s*(?:o'?clock|uhr|h\b|heures?)/giu,
  /(?<!\p{L})(?:at|by|from|till|until|around|about|before|after|um|ab|gegen|a las?|à|às?|as|vers)\s+(?<hour>[01]?\d|2[0-3])(?![\d:.h%])/giu,
  new RegExp(`\\b(?<past>half|quarter) past (?<hour>${WORD}|\\d{1,2})\\b`, 'giu'),
  new RegExp(`\\b(?<to>quarter) to (?<hour>${WORD}|\\d{1,2})\\b`, 'giu'),
  new RegExp(
    `\\b(?:at|by|from|around|about|before|after) (?<hour>${WORD})\\b(?! (?:minutes|hours|days|weeks))`,
    'giu',
  ),
  new RegExp(`\\b(?<hour>${WORD}) o'?clock\\b`, 'giu'),
];
const HALF_DAY = 720;

/**
 * Whether the person has said an hour themselves: then it may lie in what is taken for their sleep.
 *
 * @param own their messages
 * @param when `YYYY-MM-DD HH:mm`
 */
export function namesHour(own: readonly string[], when: string): boolean {
  const wanted = Number(when.slice(11, 13)) * 60 + Number(when.slice(14, 16));
  return own.some((text) =>
    NAMED.some((pattern) =>
      [...text.replaceAll('’', "'").matchAll(pattern)].some(({ groups = {} }) => {
        const said = minuteOf(groups);
        const isHalfKnown = groups['half'] !== undefined || said > HALF_DAY;
        return isHalfKnown ? said === wanted : said % HALF_DAY === wanted % HALF_DAY;
      }),
    ),
  );
}

function minuteOf({ hour = '', minute = '0', half, past, to }: Record<string, string | undefined>): number {
  const word = HOURS.indexOf(hour.toLowerCase()) + 1;
  const full = (word || Number(hour)) * 60;
  const within = past === undefined ? Number(minute) : past.toLowerCase() === 'half' ? 30 : 15;
  const said = to === undefined ? full + within : full - 15;
  if (half === undefined) return said;
  return (said % HALF_DAY) + (half.toLowerCase() === 'p' ? HALF_DAY : 0);
}
