import { ERROR_CODES } from '@inkwell/contracts';
import mongoose, { mongo } from 'mongoose';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from './errors.ts';
import { describeError } from './logged-error.ts';

const CANARY = 'zyxqvcanary';
const words = `${CANARY}, said my sister`;

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

const Page = mongoose.model('Page', new mongoose.Schema({ date: { type: Number, max: 1 } }));

/** Errors of every kind that is met here, each with a person's words in it. */
const QUOTING: Record<string, () => unknown> = {
  'an error of ours': () =>
    new AppError('conflict', words, { context: { content: words, deep: { er: [{ text: words }] } } }),
  'a syntax error of JSON': () => thrownBy(() => JSON.parse(words)),
  'an error of zod': () => thrownBy(() => z.object({ [CANARY]: z.literal(words) }).parse({ [CANARY]: 1 })),
  'a validation error of mongoose': () => new Page({ date: words }).validateSync(),
  'a cast error of mongoose': () => new mongoose.Error.CastError('Number', words, 'date'),
  'a duplicate key': () =>
    new mongo.MongoServerError({
      message: `E11000 dup key: { email: "${words}" }`,
      code: 11_000,
      keyValue: { email: words },
      errInfo: { details: { consideredValue: words } },
    }),
  'a bulk write': () =>
    Object.assign(new Error(words), {
      writeErrors: [{ err: { op: { content: words } } }],
      result: { insertedIds: [words] },
    }),
  'an HTTP client': () =>
    Object.assign(new Error(words), {
      name: 'StripeCardError',
      raw: { message: words },
      response: { data: { summary: words }, config: { body: words, headers: { authorization: words } } },
      request: { path: `/search?q=${words}` },
    }),
  'a file system': () =>
    Object.assign(new Error(words), { code: 'ENOENT', syscall: 'open', path: `/${CANARY}` }),
  'a message that looks like a stack': () => new TypeError(`x\n    at ${CANARY} (/home/${CANARY}.ts:1:2)`),
  'a name and a code of somebody': () =>
    Object.assign(new Error('x'), { name: CANARY, code: CANARY, kind: CANARY }),
  'a text that was thrown': () => words,
  'an object that was thrown': () => ({ message: words, stack: words, cause: words }),
  'several at once': () => new AggregateError([new Error(words), words], words),
};

it.each(Object.keys(QUOTING))('when %s quotes somebody, then nothing of it is described', (name) => {
  const error = QUOTING[name]?.();
  const nested = new AppError('unavailable', undefined, {
    cause: new AggregateError([new Error('x', { cause: error })], words, { cause: error }),
  });
  expect(JSON.stringify([describeError(error), describeError(nested)]).toLowerCase()).not.toContain(CANARY);
});

it('when an error says where and how it failed, then that is described, and so is its cause', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:27017'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
    address: '127.0.0.1',
    port: 27_017,
  });
  const described = describeError(new AppError('unavailable', undefined, { cause: refused }));
  expect(described).toMatchObject({
    type: 'AppError',
    code: 'unavailable',
    cause: { type: 'Error', code: 'ECONNREFUSED', syscall: 'connect', address: '127.0.0.1', port: 27_017 },
  });
  expect(described.stack?.split('\n')[0]).toMatch(/^ {4}at .*logged-error\.test\.ts:\d+:\d+\)?$/);
});

it('when an error is its own cause, then its description ends', () => {
  const error = new Error('x');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).length).toBeLessThan(30_000);
});

it.each(ERROR_CODES)('when an error of ours is %s, then its code is described', (code) => {
  expect(describeError(new AppError(code))).toMatchObject({ type: 'AppError', code });
});
