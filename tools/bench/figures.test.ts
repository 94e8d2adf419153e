import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { expect, test } from 'vitest';

import { compare, measureRate } from './compare.ts';
import { figureTable, isWithinBound } from './figures.ts';

test('when a figure has a spread, then the table shows it beside the value and the bound', () => {
  const figure = {
    name: 'reads',
    value: 0.512,
    spread: [0.4, 0.61] as [number, number],
    unit: 'ratio',
    atLeast: 0.5,
  } as const;
  expect(figureTable([figure])).toMatch(/^ok +0\.51 ratio +0\.40 to 0\.61 +at least 0\.5 +reads$/);
  expect(figureTable([{ ...figure, atLeast: 0.7 }])).toMatch(/^MISSED/);
});

test('when a value is on its bound, then it meets it', () => {
  expect(isWithinBound({ name: 'start', value: 12, unit: 's', atMost: 12 })).toBe(true);
  expect(isWithinBound({ name: 'start', value: 12.1, unit: 's', atMost: 12 })).toBe(false);
});

test('when the machine gets slower while it is measured, then both sides bear it', async () => {
  const order: string[] = [];
  let speed = 1_000;
  const slowing = (name: string, share: number) => async () => {
    order.push(name);
    speed -= 10;
    return speed * share;
  };
  const { ratio, spread } = await compare(slowing('target', 0.5), slowing('bare', 1));
  expect(order.slice(0, 4)).toEqual(['bare', 'target', 'target', 'bare']);
  expect(order).toHaveLength(12);
  expect([ratio, ...spread]).toEqual([0.5, 0.5, 0.5]);
});

test('when measurements differ, then the middle one counts and the others are its spread', async () => {
  const rates = [60, 60, 90, 90, 75, 75];
  const { ratio, rate, spread } = await compare(
    async () => rates.shift() ?? 0,
    async () => 100,
  );
  expect({ ratio, rate, spread }).toEqual({ ratio: 0.75, rate: 75, spread: [0.6, 0.9] });
});

test('when something else than 2xx is answered, then that is no measurement', async () => {
  const server = createServer((_request, response) => response.writeHead(503).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/down`;
  await expect(measureRate({ url, headers: {} }, 1, 1)).rejects.toThrow(/\/down failed \d+ times/);
  server.closeAllConnections();
  server.close();
});
