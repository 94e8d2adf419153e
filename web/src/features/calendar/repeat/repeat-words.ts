import { isDay, MONTH_NAMES, WEEKDAY_NAMES } from '@inkwell/contracts/days';
import { type Rule, WEEKDAY_CODES } from '@inkwell/contracts/recurrence';
import { LOCALE } from '../../../lib/time.ts';
import { formatDay } from '../../../lib/typed-times.ts';
import { partsOf, type Repeat } from './repeat-rule.ts';

/** How an event repeats, in words. */

const ORDINALS: Record<string, string> = {
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  '5': 'fifth',
  '-1': 'last',
};
const UNITS: Record<string, string> = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' };
const OWN_DAYS = ', on days of its own';

const capitalize = (name = '') => name.charAt(0).toUpperCase() + name.slice(1);
export const WEEKDAYS = WEEKDAY_NAMES.map(capitalize);
const MONTHS = MONTH_NAMES.map(capitalize);
const listed = new Intl.ListFormat(LOCALE);

/** Says on which days it is and where it ends: 'Every week on Monday and Friday, until Mon, Dec 28, 2026'. */
export function describeRepeat(repeat: Repeat): string {
  const days = describeDays(repeat);
  const { end, lastDay, count } = repeat;
  if (end === 'day' && isDay(lastDay)) return `${days}, until ${formatDay(lastDay)}`;
  if (end === 'count' && Number(count) > 0) return `${days}, ${count === '1' ? 'once' : `${count} times`}`;
  return days;
}

/** Says on which days it is: 'Every month on the third Tuesday'. */
export function describeDays(repeat: Repeat): string {
  const rule = partsOf(repeat);
  if (!rule) return repeat.kind === 'none' ? 'Does not repeat' : 'Every week';
  if (repeat.kind === 'weekdays') return 'Every weekday (Monday to Friday)';
  const interval = Number(rule.get('INTERVAL') ?? 1);
  const unit = UNITS[rule.get('FREQ') ?? ''] ?? '';
  return `Every ${interval === 1 ? unit : `${interval} ${unit}s`}${describePlaces(rule)}`;
}

/** Where in its period it is. */
function describePlaces(rule: Rule): string {
  const names = [...rule.keys()].filter((name) => name.startsWith('BY')).toSorted();
  const [byDay, monthDay, month] = [rule.get('BYDAY'), rule.get('BYMONTHDAY'), rule.get('BYMONTH')];
  const monthName = MONTHS[Number(month) - 1];
  switch (`${rule.get('FREQ')} ${names.join()}`) {
    case 'DAILY ':
    case 'WEEKLY ':
    case 'MONTHLY ':
    case 'YEARLY ':
      return '';
    case 'DAILY BYDAY':
    case 'WEEKLY BYDAY':
    case 'MONTHLY BYDAY':
      return onWeekdays(byDay ?? '');
    case 'MONTHLY BYMONTHDAY':
      return onMonthDays(monthDay ?? '');
    case 'YEARLY BYMONTH,BYMONTHDAY':
      return monthName && /^\d+$/.test(monthDay ?? '') ? ` on ${monthName} ${Number(monthDay)}` : OWN_DAYS;
    case 'YEARLY BYDAY,BYMONTH': {
      const on = onWeekdays(byDay ?? '');
      return monthName && on !== OWN_DAYS ? `${on} of ${monthName}` : OWN_DAYS;
    }
    default:
      return OWN_DAYS;
  }
}

function onWeekdays(codes: string): string {
  const names = codes.split(',').map((code) => {
    const [, ordinal = '', weekday = ''] = /^\+?(-?\d*)([A-Z]{2})$/.exec(code) ?? [];
    const name = WEEKDAYS[WEEKDAY_CODES.indexOf(weekday)] ?? '';
    if (ordinal === '') return name;
    const word = ORDINALS[String(Number(ordinal))];
    return word ? `the ${word} ${name}` : '';
  });
  return names.includes('') ? OWN_DAYS : ` on ${listed.format(names)}`;
}

function onMonthDays(days: string): string {
  const numbers = days.split(',').map(Number);
  if (numbers.length === 1 && numbers[0] === -1) return ' on the last day';
  if (numbers.some((number) => number < 1)) return OWN_DAYS;
  return ` on day${numbers.length === 1 ? '' : 's'} ${listed.format(numbers.map(String))}`;
}
