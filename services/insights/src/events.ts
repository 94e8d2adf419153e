import { type Handler, onEvent } from '@inkwell/events';
import type { UseCases } from './use-cases.ts';

export function insightsEvents({ reflections, people, eraseUser }: UseCases): Handler[] {
  const markDue = ({ userId, date }: { userId: string; date: string }) => reflections.markDue(userId, date);
  return [
    onEvent('auth.onboarding-completed', ({ userId }) => people.updateDigest(userId)),
    onEvent('auth.soulprint-written', ({ userId }) => people.updateDigest(userId)),
    onEvent('auth.user-deleted', ({ userId }) => eraseUser(userId)),
    onEvent('chat.message-analysed', markDue),
    onEvent('journal.day-written', markDue),
    onEvent('journal.entry-analysed', markDue),
    onEvent('journal.entry-saved', markDue),
    onEvent('journal.mood-chosen', markDue),
  ];
}
