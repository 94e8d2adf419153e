import type { MemoryFact } from '@inkwell/contracts';
import { Link } from 'react-router-dom';
import { dayFormat, useToday } from '../../lib/time.ts';

const dayInYear = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const dayWithYear = dayFormat({ dateStyle: 'full' });

/** Where a fact was written, with a link to the page. A conversation has none: its mode is not known. */
export function Source({ source: { kind, date } }: { source: MemoryFact['source'] }) {
  const today = useToday();
  if (kind === 'onboarding') return 'from your onboarding answers';
  const day = (date.slice(0, 4) === today.slice(0, 4) ? dayInYear : dayWithYear)(date);
  if (kind === 'message') return `from a conversation on ${day}`;
  return (
    <>
      from{' '}
      <Link
        to={date === today ? '/app' : `/app?date=${date}`}
        className="underline decoration-line-control underline-offset-4 hover:text-ink hover:decoration-ink"
      >
        your page of {day}
      </Link>
    </>
  );
}
