import { TRAINED_COMPANION } from '../../src/companion/trained.ts';
import type { Reply } from '../../src/companion/turn.ts';
import type { Conversation } from './conversation.ts';

const START = Date.UTC(2026, 4, 12, 18);

/** The replies to a conversation, without embeddings: plain words alone decide. */
export function repliesTo({ mode, hour, lines }: Conversation): Reply[] {
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  const replies: Reply[] = [];
  for (const line of lines) {
    const last = replies.at(-1);
    const tapped = /^>(\d)$/.exec(line)?.[1];
    messages.push({ role: 'user', content: last?.choices[Number(tapped ?? 0) - 1]?.say ?? line });
    const reply = TRAINED_COMPANION({
      mode,
      messages,
      embedding: null,
      state: last?.state ?? null,
      progress: last?.progress ?? null,
      person: { name: 'Ada' },
      now: START + replies.length * 60_000,
      today: '2026-05-12',
      hour,
    });
    messages.push({ role: 'assistant', content: reply.text });
    replies.push(reply);
  }
  return replies;
}

/** The last reply to some messages in the evening. */
export const say = (mode: Conversation['mode'], ...lines: string[]) =>
  repliesTo({ name: '', mode, hour: 20, lines }).at(-1);
