import { startRedis, type TestServer, untilReady } from '@inkwell/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLog } from '../src/log.ts';
import { connectRedis, type RedisClient } from '../src/redis.ts';

let server: TestServer;
let redis: RedisClient;
beforeAll(async () => {
  server = await startRedis();
  redis = connectRedis(server.url, createLog({ name: 'test', level: 'silent' }));
  await untilReady(redis);
});
afterAll(async () => {
  redis.disconnect();
  await server.remove();
});

it('when Redis is silent for a moment, then commands go without it, and the connection stays', async () => {
  await redis.set('greeting', 'hello');
  const connection = await redis.client('ID');
  const lost = vi.fn<() => void>();
  redis.on('close', lost);
  await server.pause();

  const began = performance.now();
  // The second and third wait behind the first, in pipelines of their own.
  const commands = [redis.get('greeting')];
  await new Promise(setImmediate);
  commands.push(redis.get('greeting'), redis.eval('return 1', 0) as Promise<string>);
  for (const { status } of await Promise.allSettled(commands)) expect(status).toBe('rejected');
  expect(performance.now() - began).toBeGreaterThan(200);
  // Without a time of its own a command would wait for ten seconds, when its connection is given up.
  expect(performance.now() - began).toBeLessThan(8_000);

  // Known to be silent: nobody waits again, so that no timer has to run.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await expect(redis.get('greeting')).rejects.toThrow('did not answer');
  vi.useRealTimers();

  await server.resume();
  await vi.waitFor(async () => expect(await redis.get('greeting')).toBe('hello'));
  expect(lost).not.toHaveBeenCalled();
  expect(await redis.client('ID')).toBe(connection);
});

it('when the process itself was busy meanwhile, then an answer that has arrived counts', async () => {
  const command = redis.get('greeting');
  // The command leaves, and its answer arrives while nothing reads it.
  await new Promise(setImmediate);
  const until = performance.now() + 1_500;
  while (performance.now() < until);
  expect(await command).toBe('hello');
});

it('when a command fails by its own fault and none follows for a while, then the next one is sent', async () => {
  await expect(redis.eval('return redis.call("nonsense")', 0)).rejects.toThrow();
  // Past the time that a command may take: it has been answered, if not as hoped.
  const past = performance.now() + 300;
  await vi.waitFor(() => expect(performance.now()).toBeGreaterThan(past));
  expect(await redis.get('greeting')).toBe('hello');
});

it('when Redis is gone, then commands fail at once, and it is found again', async () => {
  await server.stop();
  await expect(redis.get('greeting')).rejects.toThrow();
  await server.start();
  await vi.waitFor(async () => expect(await redis.ping()).toBe('PONG'));
});
