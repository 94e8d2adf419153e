import { longDay } from '../../lib/time.ts';
import { ChatPanel } from './chat-panel.tsx';

/** Heal mode: one conversation a day. */
export function HealView({ date }: { date: string }) {
  return (
    <section aria-label={`Conversation of ${longDay(date)}`} className="flex min-h-0 flex-1 flex-col">
      <ChatPanel mode="heal" date={date} />
    </section>
  );
}
