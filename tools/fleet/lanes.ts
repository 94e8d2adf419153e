/** How many people join at once, and how many replies have not come to their first piece. */
const MAX_PARALLEL = 4;

/** Works on all, some at once. */
export async function mapInParallel<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...all];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, lane));
}
