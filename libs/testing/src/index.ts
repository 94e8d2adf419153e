export { digestOf } from './digests.ts';
export { startRedisCluster, type TestCluster } from './redis-cluster.ts';
export { clearAbandonedRuns, makeRunFolder } from './run.ts';
export { mongoUri, readableIn, redisUrl, untilReady } from './databases.ts';
export { deliver, openService, type CallAs, type OpenService } from './open-service.ts';
export { roundTrips, watchRoundTrips } from './round-trips.ts';
export { migrateService, startServiceProcess, type ServiceProcess } from './service-process.ts';
export { startStub } from './stub-service.ts';
export { startMongo, startRedis, type TestServer } from './test-servers.ts';
