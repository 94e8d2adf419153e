import { Link } from '../../lib/router.tsx';
import { HeaderSlot } from '../../lib/header-slot.tsx';
import { ChatPanel } from './chat-panel.tsx';

/** Heal mode: one conversation a day. */
export function HealView({ date }: { date: string }) {
  return (
    <>
      <HeaderSlot>
        <Link
          to="/safety"
          className="order-last ml-auto inline-flex min-h-11 shrink-0 items-center rounded-control px-1 text-sm text-ink-soft underline underline-offset-4 hover:text-ink sm:px-3"
        >
          Crisis resources
        </Link>
      </HeaderSlot>
      <ChatPanel mode="heal" date={date} />
    </>
  );
}
