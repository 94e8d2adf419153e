import type { Cities } from '@inkwell/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Auth, startAuth } from './harness.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const someone = { userId: 'somebody' };
const ask = (query: string, who = someone) => auth.call('GET', `/api/cities${query}`, undefined, who);

async function labels(q: string): Promise<string[]> {
  const answer = await ask(`?q=${encodeURIComponent(q)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Cities>().cities.map(({ label }) => label);
}

describe('GET /api/cities', () => {
  test('when a name is begun, then the city comes with its region, country, place and zone', async () => {
    const answer = await ask('?q=stockh');
    expect(answer.json<Cities>().cities[0]).toEqual({
      label: 'Stockholm, Sweden',
      name: 'Stockholm',
      region: 'Stockholm',
      country: 'Sweden',
      latitude: expect.closeTo(59.33, 1) as number,
      longitude: expect.closeTo(18.07, 1) as number,
      zone: 'Europe/Stockholm',
    });
  });

  test.each([
    ['STOCKHOLM', 'Stockholm, Sweden'],
    ['sao pau', 'São Paulo, Brazil'],
    ['umea', 'Umeå, Sweden'],
    ['paris, fr', 'Paris, France'],
    ['paris, tex', 'Paris, Texas, United States'],
    ['paris texas', 'Paris, Texas, United States'],
    ['new york', 'New York City, United States'],
    ['springfield, il', 'Springfield, Illinois, United States'],
    ['st lou', 'St. Louis, Missouri, United States'],
    ['saint louis, mis', 'St. Louis, Missouri, United States'],
    ['gothenburg', 'Göteborg, Sweden'],
    ['Köln', 'Köln, Germany'],
    ['london, ca', 'London, Canada'],
    ['columbus, ga', 'Columbus, Georgia, United States'],
    ['hamilton, ohio', 'Hamilton, Ohio, United States'],
  ])('when %s is typed, then %s comes first', async (q, first) => {
    expect((await labels(q))[0]).toBe(first);
  });

  test('when many begin alike, then at most 8 come, the biggest first, and no two alike', async () => {
    const found = await labels('san');
    expect(found).toHaveLength(8);
    expect(found.slice(0, 3)).toEqual([
      'Santiago, Chile',
      expect.stringContaining('Santo Domingo'),
      expect.stringContaining('Sanaa'),
    ]);
    expect(new Set(found).size).toBe(8);
  });

  test('when a small town is typed whole, then it comes too, behind the bigger ones', async () => {
    expect(await labels('vara')).toContain('Vara, Sweden');
  });

  test('when the text is a later word, then those come after the names that begin with it', async () => {
    const found = await labels('new york');
    const begin = found.map((label) => label.startsWith('New York'));
    expect(begin).toEqual([true, true, true, false, false]);
    expect(found).toContain('East New York, United States');
  });

  test('when nobody is signed in, then it is 401', async () => {
    const answer = await auth.call('GET', '/api/cities?q=paris');
    expect(answer.statusCode).toBe(401);
    expect((await auth.app.inject({ url: '/api/cities?q=paris' })).statusCode).toBe(401);
  });
});
