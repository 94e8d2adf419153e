import { AppError, createLog } from '@inkwell/service';
import { afterEach, expect, it } from 'vitest';
import { DAY, type Events, openEvents } from './harness.ts';
import { jobsIn } from './waiting.ts';

/** A word of nobody's, which stands in everything that is thrown here. */
const CANARY = 'zyxqvcanary';

let events: Events;
afterEach(() => events.close());

it('when a handler throws what quotes somebody, then neither the log nor Redis holds it', async () => {
  events = await openEvents();
  const lines: string[] = [];
  const output = { write: (line: string) => lines.push(line) };
  Object.assign(events.settings, { log: createLog({ name: 'insights', level: 'trace', output }) });
  const queue = await events.queue();
  events.insights({
    written: async () => {
      throw new AppError('conflict', CANARY, { context: { content: CANARY }, cause: new Error(CANARY) });
    },
    sweep: async () => {
      throw new AggregateError([new SyntaxError(CANARY)], CANARY);
    },
  });
  await queue.add('journal.day-written', { userId: 'ann', date: DAY });
  await jobsIn(queue, 'failed', 1);
  await expect.poll(() => lines.some((line) => line.includes('sweep did not finish'))).toBe(true);
  expect(lines.filter((line) => line.includes('"msg":"job threw"'))).toHaveLength(1);
  expect([...lines, JSON.stringify(await queue.getFailed())].filter((text) => text.includes(CANARY))).toEqual(
    [],
  );
});
