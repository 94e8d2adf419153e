import type { createCompanion } from '../../src/companion/companion.ts';
import type { Reply, TurnRequest } from '../../src/companion/turn.ts';

/** Talks with a companion whose heads read words alone. A line '>2' taps the second answer of the last reply. */
export const talkWith =
  (companion: ReturnType<typeof createCompanion>) =>
  (mode: TurnRequest['mode'], lines: readonly string[]): Reply[] => {
    const messages: { role: 'user' | 'assistant'; content: string }[] = [];
    const replies: Reply[] = [];
    for (const line of lines) {
      const last = replies.at(-1);
      const content = line.startsWith('>') ? (last?.choices[Number(line.slice(1)) - 1]?.say ?? '') : line;
      messages.push({ role: 'user', content });
      const reply = companion({
        mode,
        messages,
        embedding: [0],
        state: last?.state ?? null,
        progress: last?.progress ?? null,
        person: { name: 'Ada' },
        now: Date.UTC(2026, 4, 12, 18) + replies.length * 60_000,
        today: '2026-05-12',
        hour: 20,
      });
      messages.push({ role: 'assistant', content: reply.text });
      replies.push(reply);
    }
    return replies;
  };
