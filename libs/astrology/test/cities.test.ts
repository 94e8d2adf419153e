import { describe, expect, test, vi } from 'vitest';
import { findCity, isWrittenInFull, searchCities } from '../src/cities/search.ts';

describe('the city that a person wrote', () => {
  test.each([
    ['Stockholm, Sweden', 'Stockholm, Sweden', 'Europe/Stockholm'],
    ['stockholm', 'Stockholm, Sweden', 'Europe/Stockholm'],
    ['Springfield, Illinois, United States', 'Springfield, Illinois, United States', 'America/Chicago'],
    ['Springfield, Oregon', 'Springfield, Oregon, United States', 'America/Los_Angeles'],
    ['Paris', 'Paris, France', 'Europe/Paris'],
    ['New York, USA', 'New York City, United States', 'America/New_York'],
    ['austin tx', 'Austin, Texas, United States', 'America/Chicago'],
    ['Washington, D.C.', 'Washington, D.C., United States', 'America/New_York'],
    ['Bombay, India', 'Mumbai, India', 'Asia/Kolkata'],
    ['Göteborg, Västra Götaland, Sweden', 'Göteborg, Sweden', 'Europe/Stockholm'],
    ['Ｌｏｄｚ', 'Łódź, Poland', 'Europe/Warsaw'],
    ['Leningrad', 'Saint Petersburg, Russia', 'Europe/Moscow'],
  ])('when it is %s, then it is %s', async (text, label, zone) => {
    const city = await findCity(text);
    expect(city && [city.label, city.zone]).toEqual([label, zone]);
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

  // With a region or without, begun or whole, of one country or many.
  const QUERIES = (
    'san|spring|saint|al|mex|new|georg|vic|washington|wyoming|york|' +
    'portland|portland, maine|columbus, ga|kansas city, ks|paris, texas|paris|' +
    'springfield, illinois|arlington, va|hamilton|richmond|london|london, ky|lund|' +
    'santa cruz|valencia|córdoba|hanover|birmingham, al|cambridge, ma|suzhou|home'
  ).split('|');

  test.each(QUERIES)('when it was suggested for %s, then its label finds it again', async (q) => {
    const cities = await searchCities(q);
    expect(cities).not.toEqual([]);
    for (const city of cities) {
      expect(await findCity(city.label)).toEqual(city);
      expect(isWrittenInFull(city.label, city)).toBe(true);
    }
  });

  const AREAS = (
    'Mexico|England|Scotland|Wales|Holland|Canada|Ontario|Brazil|Jamaica|' +
    'Georgia|Victoria|New Mexico|West Virginia|South Korea|Delaware, USA|Wyoming, USA'
  ).split('|');

  test.each(AREAS)(
    'when it is %s, then a country or region is meant, and no town of that name elsewhere',
    async (text) => {
      expect(await findCity(text)).toBeNull();
    },
  );

  test.each(['none', 'home', 'unknown', 'n/a', 'Mars', 'earth', 'city', 'Vara'])(
    'when it is %j alone, then it is no village of that name',
    async (text) => {
      expect(await findCity(text)).toBeNull();
    },
  );

  test.each([
    ['Home, Washington', 'Home, United States'],
    ['Vara, Sweden', 'Vara, Sweden'],
    ['Delaware, Ohio', 'Delaware, Ohio, United States'],
    ['Mexico, Philippines', 'Mexico, Philippines'],
    ['Stockholm', 'Stockholm, Sweden'],
    ['Singapore', 'Singapore, Singapore'],
    ['Lima', 'Lima, Peru'],
    ['Thimphu, Bhutan', 'Thimphu, Bhutan'],
    ['New York', 'New York City, United States'],
    ['Manchester', 'Manchester, United Kingdom'],
  ])('when it is %s, then a place is meant all the same: %s', async (text, label) => {
    expect((await findCity(text))?.label).toBe(label);
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

  // The map's borders are those of 2017. What the time zone database has divided, moved, merged or renamed since then.
  test.each([
    ['Juárez, Chihuahua, Mexico', 'America/Ciudad_Juarez'],
    ['Ascensión, Mexico', 'America/Ciudad_Juarez'],
    ['Puerto Palomas, Mexico', 'America/Ciudad_Juarez'],
    ['Ojinaga, Mexico', 'America/Ojinaga'],
    ['Chihuahua, Mexico', 'America/Chihuahua'],
    ['Coyhaique, Chile', 'America/Coyhaique'],
    ['Puerto Aysén, Chile', 'America/Coyhaique'],
    ['Cochrane, Chile', 'America/Coyhaique'],
    ['Puerto Montt, Chile', 'America/Santiago'],
    ['Punta Arenas, Chile', 'America/Punta_Arenas'],
    ['Kostanay, Kazakhstan', 'Asia/Qostanay'],
    ['Arkalyk, Kazakhstan', 'Asia/Qostanay'],
    ['Kyzylorda, Kazakhstan', 'Asia/Qyzylorda'],
    ['Choibalsan, Mongolia', 'Asia/Ulaanbaatar'],
    ['Nuuk, Greenland', 'America/Nuuk'],
    ['Thunder Bay, Canada', 'America/Toronto'],
    ['Fort Frances, Canada', 'America/Winnipeg'],
    ['Pangnirtung, Canada', 'America/Iqaluit'],
    ['Yellowknife, Canada', 'America/Edmonton'],
    ['Currie, Australia', 'Australia/Hobart'],
    ['Uzhgorod, Ukraine', 'Europe/Kyiv'],
    ['Zaporizhia, Ukraine', 'Europe/Kyiv'],
    ['Saratov, Russia', 'Europe/Saratov'],
    ['Famagusta, Cyprus', 'Asia/Famagusta'],
  ])('when the zone of %s was changed, then it is %s', async (text, zone) => {
    expect((await findCity(text))?.zone).toBe(zone);
  });
});

test('when the cities could not be read, then they are read again at the next question', async () => {
  vi.resetModules();
  const { cityIndex } = await import('../src/cities/name-index.ts');
  await expect(cityIndex(() => Promise.reject(new Error('EMFILE')))).rejects.toThrow('EMFILE');
  const lund = { name: 'Lund', country: 'SE', region: '27', population: 1, latitude: 0, longitude: 0 };
  const index = await cityIndex(() => Promise.resolve([lund]));
  expect(index.called('lund')).toEqual([lund]);
});
