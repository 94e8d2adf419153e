/** Processor time that this takes, in ms: what else runs on the machine counts for nothing. */
export function processorMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** How often something else had its turn while this ran. */
export async function turnsDuring(run: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const look = (): void => {
    turns += 1;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await run();
  isOver = true;
  return turns;
}
