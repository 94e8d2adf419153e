export { cacheDir, fetchOnce, lockFetch } from './cache.ts';
export { fetchFromDebian } from './debian.ts';
export {
  hasContainerRuntime,
  startMongoContainer,
  startRedisContainer,
  type ContainerServer,
} from './containers.ts';
export { findMongod, findRedis } from './find-servers.ts';
export { withDatabase } from './mongo-uri.ts';
export {
  LOGS_BY_FILTER_SINCE,
  LOGS_BY_FILTER,
  mongodUri,
  runMongod,
  stopServer,
  type RunningServer,
} from './mongod.ts';
export { findOnPath } from './path.ts';
export { portOwner } from './port-owner.ts';
export { freePort, isPortFree, reservePorts, type ReservedPorts } from './ports.ts';
export {
  ended,
  isAlive,
  isSameProcess,
  identifyProcess,
  runToEnd,
  stopChild,
  stopIdentified,
  type ProcessIdentity,
} from './processes.ts';
export { findReadingModel, runReadingServer, type ReadingModel } from './reading-server.ts';
export { runRedis } from './redis.ts';
export { runReplicaSet, type ReplicaSet } from './replica-set.ts';
export { findPython, runPip, unpackWheel } from './wheels.ts';
