import type { ChildProcess } from 'node:child_process';
import { MODES } from '@inkwell/contracts/constants';
import type { Product } from '../start/product.ts';
import { createPerson, type Person } from '../test/person.ts';
import { percentile } from './compare.ts';
import type { Figure } from './figures.ts';
import { inLanes } from './lanes.ts';
import { lostPieces } from './pieces.ts';
import { startScript } from './scripts.ts';
import { sendMessage } from './send-message.ts';

const REPLIES = 300;
/** Sent one after the other before the rest: the code of the processes is still being compiled. */
const WARM_UP = 5;

/** People who will talk with the model: each in every mode. */
export async function joinTalkers(base: string): Promise<Person[]> {
  const people = Array.from({ length: REPLIES / MODES.length }, () => createPerson(base));
  await inLanes(people, (person) => person.join());
  return people;
}

/**
 * Replies of a model, all of them open at once: whether every reader was given every piece in its order.
 *
 * @param startWith starts the product with these settings
 */
export async function benchReplies(
  root: string,
  startWith: (values: Record<string, string>) => Promise<Product>,
  { base, people }: { base: string; people: readonly Person[] },
): Promise<Figure[]> {
  const children: ChildProcess[] = [];
  try {
    const model = await startScript(root, children, 'model.ts', String(REPLIES));
    const product = await startWith({ OPENAI_BASE_URL: `${model}/v1` });
    const talks = people.flatMap((person) => MODES.map((mode) => ({ person, mode })));
    const times: number[] = [];
    const replies: Array<Promise<number>> = [];
    let pieces = 0;
    const countLost = (reply: string) => {
      pieces += reply.split('.').length - 1;
      return lostPieces(reply);
    };
    const talk = async ({ person, mode }: (typeof talks)[number]) => {
      const content = 'I walked by the river today.';
      const { firstMs, whole } = await sendMessage(base, person.cookie(), { content, mode });
      times.push(firstMs);
      replies.push(whole.then(countLost, () => 1));
    };
    for (const first of talks.splice(0, WARM_UP)) await talk(first);
    await inLanes(talks, talk);
    const lost = (await Promise.all(replies)).reduce((sum, each) => sum + each, 0);
    await product.stop();
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)].map(Math.round);
    return [
      {
        name: `pieces lost or out of order in ${REPLIES} replies of a model at once`,
        value: lost,
        unit: 'pieces',
        atMost: 0,
        note: `of ${pieces}; first piece: p50 ${p50} ms, p95 ${p95} ms`,
      },
    ];
  } finally {
    for (const child of children) child.kill('SIGTERM');
  }
}
