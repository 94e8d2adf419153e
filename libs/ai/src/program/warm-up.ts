import { createProgram } from './program.ts';

// V8 compiles a pattern for texts of Latin letters and for others, each when it is read first and when it is read again.
const SAMPLE_MESSAGES = [
  'My brother called 🙂, and I cried in the car.',
  'So what should I do now 🙂?',
  'I want to run in the morning, and write to my sister on Sunday at 9.',
  'Heute war ich müde und wollte nicht aufstehen, aber meine Schwester rief an.',
  'Hoy estoy muy cansada y no quiero hacer nada, porque mi hermana no llama.',
];

/** Has the patterns compiled that the program reads with, in turns: otherwise the first messages wait for it. */
export async function warmUpProgram(): Promise<void> {
  const answer = createProgram();
  for (const content of [...SAMPLE_MESSAGES, ...SAMPLE_MESSAGES])
    for (const mode of ['write', 'plan'] as const)
      await answer({
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
}
