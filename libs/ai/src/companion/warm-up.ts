import { setImmediate as nextTurn } from 'node:timers/promises';
import { TRAINED_COMPANION } from './trained.ts';

// V8 compiles a pattern for texts of Latin letters and for others, each when it is read first and when it is read again.
const WRITTEN = [
  'My brother called 🙂, and I cried in the car.',
  'So what should I do now 🙂?',
  'I want to run in the morning, and write to my sister on Sunday.',
  'Heute war ich müde und wollte nicht aufstehen, aber meine Schwester rief an.',
  'Hoy estoy muy cansada y no quiero hacer nada, porque mi hermana no llama.',
  "Aujourd'hui je suis très fatiguée et je ne veux rien faire, mais ma sœur est là.",
  'Hoje estou muito cansada e não quero fazer nada, mas minha irmã me ligou.',
];

/** Has the patterns compiled that the companion reads with, in turns: otherwise the first messages wait for it. */
export async function warmUpCompanion(): Promise<void> {
  for (const content of [...WRITTEN, ...WRITTEN])
    for (const mode of ['write', 'plan'] as const) {
      TRAINED_COMPANION({
        mode,
        messages: [
          { role: 'user', content: 'I sat there.' },
          { role: 'assistant', content: 'What happened?' },
          { role: 'user', content },
        ],
        embedding: null,
        state: null,
        progress: null,
        person: {},
        now: 0,
        today: '1970-01-01',
        hour: 12,
      });
      await nextTurn();
    }
}
