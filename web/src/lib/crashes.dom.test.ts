import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StaleBuildError } from './build.ts';
import { reportCrash } from './crashes.ts';

const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    sent.push([path, typeof init?.body === 'string' && JSON.parse(init.body)]);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => vi.restoreAllMocks());

function errorAt(place: string, message: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at save (https://app.test/assets/${place}:1:2)\n    at <anonymous>`;
  return error;
}

it('when the app crashes, then its class and places are sent once, and never the message', () => {
  const message = 'Dear diary, https://my.secret:1:2\nsecond line me@example.com';
  reportCrash(errorAt('a-1.js', message));
  reportCrash(errorAt('a-1.js', 'another message'));
  expect(sent).toEqual([
    [
      '/api/crashes',
      {
        name: 'TypeError',
        stack: '    at save (https://app.test/assets/a-1.js:1:2)',
        version: 'development',
      },
    ],
  ]);
});

it('when it is no error of the app, then nothing is sent', () => {
  reportCrash(new StaleBuildError('old'));
  reportCrash('a text');
  reportCrash(undefined);
  expect(sent).toEqual([]);
});

it('when a page crashes again and again, then only the first few are sent', () => {
  for (let each = 0; each < 10; each += 1) reportCrash(errorAt(`b-${each}.js`, 'x'));
  expect(sent).toHaveLength(4);
});
