import { Link } from 'react-router-dom';
import { HeaderSlot } from '../../lib/header-slot.tsx';
import { longDay } from '../../lib/time.ts';
import { ChatPanel } from './chat-panel.tsx';

/** Heal mode: one conversation a day. */
export function HealView({ date }: { date: string }) {
  return (
    <section aria-label={`Conversation of ${longDay(date)}`} className="flex min-h-0 flex-1 flex-col">
      <HeaderSlot>
        <Link
          to="/safety"
          className="order-last ml-auto inline-flex min-h-11 shrink-0 items-center rounded-control px-3 text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          Crisis resources
        </Link>
      </HeaderSlot>
      <ChatPanel mode="heal" date={date} />
    </section>
  );
}
