export { clearAbandonedRuns } from './run.ts';
export { mongoUri, redisUrl, withDatabase } from './databases.ts';
export { deliver, openService, type CallAs, type OpenService } from './open-service.ts';
export { roundTrips, watchRoundTrips } from './round-trips.ts';
export { startMongo, startRedis, type TestServer } from './test-servers.ts';
export { cacheDir, fetchOnce } from './servers/cache.ts';
export { findMongod, findRedis, ServerNotFoundError, type FoundServer } from './servers/find-servers.ts';
export { mongodUri, runMongod, stopServer, type RunningServer } from './servers/mongod.ts';
export { findOnPath } from './servers/path.ts';
export { freePort, freePorts, isPortFree, reservePorts, type ReservedPorts } from './servers/ports.ts';
export {
  ended,
  isAlive,
  isSameProcess,
  noteProcess,
  startTimeOf,
  stopChild,
  stopNoted,
  type ProcessNote,
} from './servers/processes.ts';
export { runRedis } from './servers/redis.ts';
