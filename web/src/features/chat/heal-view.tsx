import { ChatPanel } from './chat-panel.tsx';

export function HealView({ date }: { date: string }) {
  return <ChatPanel mode="heal" date={date} />;
}
