import type { Connection } from 'mongoose';

/**
 * Counts the commands sent over a connection, from now until `stop`. Each is a round trip to MongoDB.
 *
 * @param connection one with `monitorCommands`, as `openService` makes it
 */
export function watchRoundTrips(connection: Connection): { count: () => number; stop: () => void } {
  const client = connection.getClient();
  if (!client.options.monitorCommands) throw new Error('This connection does not tell of its commands');
  let count = 0;
  const counted = () => {
    count += 1;
  };
  client.on('commandStarted', counted);
  return { count: () => count, stop: () => void client.off('commandStarted', counted) };
}

/** How many commands one action sends over a connection. Nothing else may use the connection meanwhile. */
export async function roundTrips(connection: Connection, action: () => Promise<unknown>): Promise<number> {
  const trips = watchRoundTrips(connection);
  try {
    await action();
    return trips.count();
  } finally {
    trips.stop();
  }
}
