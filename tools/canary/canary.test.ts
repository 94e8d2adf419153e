import { Buffer } from 'node:buffer';

import { expect, it } from 'vitest';

import { CANARY, linesWithCanary, withCanary } from './canary.ts';

it.each([
  CANARY,
  CANARY.toUpperCase(),
  encodeURIComponent(withCanary('a page')),
  JSON.stringify(JSON.stringify({ content: `"\n${CANARY}"` })),
  ...['', 'a', 'ab', 'abc'].map((before) => Buffer.from(`${before}${CANARY} and more`).toString('base64')),
  ...['', 'a', 'ab'].map((before) => Buffer.from(`${before}${CANARY}`).toString('base64url')),
  Buffer.from(withCanary('a page')).toString('hex'),
  JSON.stringify(Buffer.from(withCanary('a page'))),
])('when a line holds %s, then it is found', (text) => {
  expect(linesWithCanary(`one\n{"msg":"${text}"}\nthree`)).toEqual([`{"msg":"${text}"}`]);
});

it('when no line holds it, then none is found', () => {
  expect(linesWithCanary('{"msg":"request","route":"/api/journal-entries"}\nzyxqv canary')).toEqual([]);
});
