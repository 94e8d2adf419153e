import { expect, test } from 'vitest';

import { withDatabase } from './mongo-uri.ts';

test('when a URI has options and several hosts, then only the database changes', () => {
  expect(withDatabase('mongodb://a:1,b:2/old?replicaSet=rs0', 'new')).toBe(
    'mongodb://a:1,b:2/new?replicaSet=rs0',
  );
  expect(withDatabase('mongodb://a:1', 'new')).toBe('mongodb://a:1/new');
  expect(withDatabase('mongodb://u:p@a:1/?x=1', 'new')).toBe('mongodb://u:p@a:1/new?x=1');
});

test('when a text is no MongoDB URI, then it is refused', () => {
  expect(() => withDatabase('redis://a:1', 'new')).toThrow('Not a MongoDB URI');
});
