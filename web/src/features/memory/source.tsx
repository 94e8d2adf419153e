import type { MemoryFact } from '@inkwell/contracts';
import type { ReactNode } from 'react';
import { Link } from '../../lib/router.tsx';
import { searchOfMode } from '../../lib/modes.ts';
import { dayFormat, useToday } from '../../lib/time.ts';

const dayInYear = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const dayWithYear = dayFormat({ dateStyle: 'full' });

/** Where a fact was written, with a link to the page or the conversation. Plan mode opens today's conversation alone. */
export function Source({ source: { kind, date, mode } }: { source: MemoryFact['source'] }) {
  const today = useToday();
  if (kind === 'onboarding') return 'from your onboarding answers';
  const day = (date.slice(0, 4) === today.slice(0, 4) ? dayInYear : dayWithYear)(date);
  const search = searchOfMode(date === today ? '' : `?date=${date}`, mode ?? 'write');
  if (kind === 'page') return <>from {linkTo(search, `your page of ${day}`)}</>;
  const isOpened = mode !== undefined && (mode !== 'plan' || date === today);
  return <>from {isOpened ? linkTo(search, `a conversation on ${day}`) : `a conversation on ${day}`}</>;
}

const linkTo = (search: string, text: string): ReactNode => (
  <Link
    to={`/app${search}`}
    className="underline decoration-line-control underline-offset-4 hover:text-ink hover:decoration-ink"
  >
    {text}
  </Link>
);
