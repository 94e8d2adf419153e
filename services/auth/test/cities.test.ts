import type { Cities } from '@inkwell/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cityLabel, findCity } from '../src/cities.ts';
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
  return answer.json<Cities>().cities.map(cityLabel);
}

describe('GET /api/cities', () => {
  test('when a name is begun, then the city comes with its region, country, place and zone', async () => {
    const answer = await ask('?q=stockh');
    expect(answer.json<Cities>().cities[0]).toEqual({
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
    ['umea', 'Umeå, Västerbotten, Sweden'],
    ['paris, fr', 'Paris, Île-de-France, France'],
    ['paris, tex', 'Paris, Texas, United States'],
    ['paris texas', 'Paris, Texas, United States'],
    ['new york', 'New York City, New York, United States'],
    ['springfield, il', 'Springfield, Illinois, United States'],
    ['st lou', 'St. Louis, Missouri, United States'],
    ['saint louis, mis', 'St. Louis, Missouri, United States'],
    ['gothenburg', 'Göteborg, Västra Götaland, Sweden'],
    ['Köln', 'Köln, Nordrhein-Westfalen, Germany'],
    ['london, ca', 'London, Ontario, Canada'],
  ])('when %s is typed, then %s comes first', async (q, first) => {
    expect((await labels(q))[0]).toBe(first);
  });

  test('when many begin alike, then at most 8 come, the biggest first, and no two alike', async () => {
    const found = await labels('san');
    expect(found).toHaveLength(8);
    expect(found.slice(0, 3)).toEqual([
      'Santiago, Región Metropolitana de Santiago, Chile',
      expect.stringContaining('Santo Domingo'),
      expect.stringContaining('Sanaa'),
    ]);
    expect(new Set(found).size).toBe(8);
  });

  test('when a small town is typed whole, then it comes too, behind the bigger ones', async () => {
    expect(await labels('vara')).toContain('Vara, Västra Götaland, Sweden');
  });

  test('when the text is a later word, then those come after the names that begin with it', async () => {
    const found = await labels('new york');
    const begin = found.map((label) => label.startsWith('New York'));
    expect(begin).toEqual([true, true, true, false, false]);
    expect(found).toContain('East New York, New York, United States');
  });

  test('when nobody is signed in, then it is 401', async () => {
    const answer = await auth.call('GET', '/api/cities?q=paris');
    expect(answer.statusCode).toBe(401);
    expect((await auth.app.inject({ url: '/api/cities?q=paris' })).statusCode).toBe(401);
  });
});

describe('the city that a person wrote', () => {
  test.each([
    ['Stockholm, Sweden', 'Stockholm, Sweden', 'Europe/Stockholm'],
    ['stockholm', 'Stockholm, Sweden', 'Europe/Stockholm'],
    ['Springfield, Illinois, United States', 'Springfield, Illinois, United States', 'America/Chicago'],
    ['Springfield, Oregon', 'Springfield, Oregon, United States', 'America/Los_Angeles'],
    ['Paris', 'Paris, Île-de-France, France', 'Europe/Paris'],
    ['New York, USA', 'New York City, New York, United States', 'America/New_York'],
    ['austin tx', 'Austin, Texas, United States', 'America/Chicago'],
    ['Washington, D.C.', 'Washington, D.C., District of Columbia, United States', 'America/New_York'],
    ['Bombay, India', 'Mumbai, Maharashtra, India', 'Asia/Kolkata'],
    ['Leningrad', 'Saint Petersburg, Russia', 'Europe/Moscow'],
  ])('when it is %s, then it is %s', async (text, label, zone) => {
    const city = await findCity(text);
    expect(city && [cityLabel(city), city.zone]).toEqual([label, zone]);
  });

  test.each([
    'Springfield',
    'Springfield, United States',
    'Valencia',
    'a small village near Lyon',
    'Qwxyz',
    '',
    '?',
  ])('when it is %j, then it is left open', async (text) => {
    expect(await findCity(text)).toBeNull();
  });

  test('when it was suggested, then its label finds it again', async () => {
    const queries = ['san', 'spring', 'saint', 'al', 'mex', 'new', 'georg', 'vic'];
    const answers = await Promise.all(queries.map((q) => ask(`?q=${q}`)));
    const suggested = answers.flatMap((answer) => answer.json<Cities>().cities);
    expect(suggested).toHaveLength(64);
    for (const city of suggested) expect(await findCity(cityLabel(city))).toEqual(city);
  });

  // Near borders the map of zones shows the neighbour's.
  test.each([
    ['Yuma, Arizona', 'America/Phoenix'],
    ['Dili, Timor-Leste', 'Asia/Dili'],
    ['Uzhgorod, Ukraine', 'Europe/Kyiv'],
    ['Punta Cana, Dominican Republic', 'America/Santo_Domingo'],
    ['Hanoi, Vietnam', 'Asia/Bangkok'],
    ['Ushuaia', 'America/Argentina/Ushuaia'],
  ])('when it is %s, then its zone is %s', async (text, zone) => {
    expect((await findCity(text))?.zone).toBe(zone);
  });
});
