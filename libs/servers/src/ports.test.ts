import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';

import { expect, test } from 'vitest';

import { portOwner } from './port-owner.ts';
import { freePort, isPortFree } from './ports.ts';
import { stopChild } from './processes.ts';

/** Another process that listens on a port at 127.0.0.1. */
async function listenElsewhere(port: number) {
  const script = `require('node:net').createServer().listen(${port}, '127.0.0.1', () => console.log('up'))`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

test('when another process listens on a port, then the port is not free and its owner is told', async () => {
  const port = await freePort();
  expect(await portOwner(port)).toBeUndefined();
  const child = await listenElsewhere(port);
  expect(await isPortFree(port)).toBe(false);
  expect(await portOwner(port)).toMatchObject({ pid: child.pid, name: expect.stringMatching(/./) });
  await stopChild(child);
  expect(await isPortFree(port)).toBe(true);
});

test('when another one listens on IPv6 alone, then its port is free on IPv4 and its owner is told', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '::1');
  await once(server, 'listening');
  expect(await isPortFree(port)).toBe(true);
  expect(await isPortFree(port, '::1')).toBe(false);
  expect(await portOwner(port)).toMatchObject({ pid: process.pid });
  server.close();
});

test('when two processes have one port in two families of IP, then the owner in a family is told', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '::1');
  await once(server, 'listening');
  const child = await listenElsewhere(port);
  expect(await portOwner(port, 6)).toMatchObject({ pid: process.pid });
  expect(await portOwner(port, 4)).toMatchObject({ pid: child.pid });
  server.close();
  await stopChild(child);
});

test('when the machine does not have an address, then nobody is on its port', async () => {
  expect(await isPortFree(await freePort(), '192.0.2.1')).toBe(true);
});
