import {
  HorizonFromVector,
  MakeTime,
  Observer,
  RotateVector,
  Rotation_ECT_EQD,
  Rotation_EQD_HOR,
  Spherical,
  VectorFromSphere,
} from 'astronomy-engine';
import type { City } from '@inkwell/contracts';
import { describe, expect, test } from 'vitest';
import { type Sign, SIGNS } from '@inkwell/contracts/constants';
import { ascendant, chartOf, moonLongitude, signOf, sunLongitude } from './chart.ts';
import { birthInstant } from './birth-time.ts';
import { findCity } from './cities/search.ts';

async function cityOf(text: string): Promise<City> {
  const city = await findCity(text);
  if (!city) throw new Error(`no ${text}`);
  return city;
}

/*
 * Data of birth as Astro-Databank (astro.com) has them; the signs as published there and, with the degrees below,
 * in the places named. 'AA' and 'birth certificate' only where those name it.
 */
const CHARTS: Array<[string, string, string, string, Sign, Sign, Sign]> = [
  // Summer time had begun three days before. Tatler, Shelley von Strunckel; astrowow.com: ascendant at 21° Capricorn.
  ['Elizabeth II', '1926-04-21', '02:40', 'London, United Kingdom', 'Taurus', 'Leo', 'Capricorn'],
  // silkroadvisions.com: sun at 22° Scorpio, moon at 0° Taurus, ascendant at 5° Leo.
  ['Charles III', '1948-11-14', '21:14', 'London, United Kingdom', 'Scorpio', 'Taurus', 'Leo'],
  // Double summer time. astrologysoftware.com, John Townley.
  ['Queen Camilla', '1947-07-17', '07:00', 'London, United Kingdom', 'Cancer', 'Cancer', 'Leo'],
  // Double summer time. astrologyiching.com: moon at 23°58' Taurus, ascendant at 13°06' Gemini.
  ['Mick Jagger', '1943-07-26', '02:30', 'Dartford, United Kingdom', 'Leo', 'Taurus', 'Gemini'],
  // German summer time in Paris; birth certificate. doczz.fr: ascendant in Virgo; rtl.fr, Christine Haas: moon.
  ['Johnny Hallyday', '1943-06-15', '13:00', 'Paris', 'Gemini', 'Scorpio', 'Virgo'],
  // AA, birth certificate.
  ['Barack Obama', '1961-08-04', '19:24', 'Honolulu', 'Leo', 'Gemini', 'Aquarius'],
  // Born at Sandringham, 12 km from there.
  ['Diana', '1961-07-01', '19:45', "King's Lynn", 'Cancer', 'Aquarius', 'Sagittarius'],
  // War time. astrologiainlinea.it: Taurus, ascendant Aries.
  ['Barbra Streisand', '1942-04-24', '05:08', 'Brooklyn, New York', 'Taurus', 'Leo', 'Aries'],
  // star4cast.com: sun in the sixth house, Venus in Aquarius in the seventh.
  ['Muhammad Ali', '1942-01-17', '18:35', 'Louisville, Kentucky', 'Capricorn', 'Aquarius', 'Leo'],
  // Birth certificate; keplercollege.org: ascendant at 29° Leo, seconds from Virgo.
  ['Donald Trump', '1946-06-14', '10:54', 'Queens, New York', 'Gemini', 'Sagittarius', 'Leo'],
  // The south. AA, birth certificate; constelar.com.br: sun at 0°36' Aries.
  ['Ayrton Senna', '1960-03-21', '02:35', 'São Paulo, Brazil', 'Aries', 'Capricorn', 'Aquarius'],
  // The south, summer time. Birth certificate; astropost.blogspot.com.
  ['Pope Francis', '1936-12-17', '21:00', 'Buenos Aires', 'Sagittarius', 'Aquarius', 'Cancer'],
  // 64° north. astrology21.co.uk, in her own words: moon in the twelfth house, sun in the first.
  ['Björk', '1965-11-21', '07:50', 'Reykjavík, Iceland', 'Scorpio', 'Scorpio', 'Scorpio'],
  // silkroadvisions.com: ascendant at 19° Leo.
  ['Catherine', '1982-01-09', '19:00', 'Reading, England', 'Capricorn', 'Cancer', 'Leo'],
];

describe('published charts', () => {
  test.each(CHARTS)('when it is that of %s, then the signs are those', async (...chart) => {
    const [, date, time, place, sun, moon, rising] = chart;
    const city = await cityOf(place);
    expect(chartOf({ date, time, city })).toMatchObject({ sun, moon, rising, note: null });
  });

  // [sun, moon, ascendant], null where no degree is published.
  test.each([
    ['Charles III', [22.4, 0.4, 5.4]],
    ['Mick Jagger', [null, 23.97, 13.1]],
    ['Barack Obama', [12.55, 3.35, 18.05]],
    ['Diana', [9.67, 25.03, 18.4]],
    ['Donald Trump', [null, null, 29.93]],
    ['Ayrton Senna', [0.6, null, 11.2]],
  ] as Array<[string, Array<number | null>]>)(
    'when it is that of %s, then the degrees are those, to a third of one',
    async (name, degrees) => {
      const [, date = '', time = '', place = ''] = CHARTS.find((chart) => chart[0] === name) ?? [];
      const city = await cityOf(place);
      const { instant } = birthInstant(date, time, city.zone);
      const found = [sunLongitude(instant), moonLongitude(instant), ascendant(instant, city)];
      for (const [at, degree] of degrees.entries()) {
        if (degree !== null) expect(Math.abs(((found[at] ?? 0) % 30) - degree)).toBeLessThan(0.34);
      }
    },
  );

  test('when Iceland still had a time of its own, then the moon of Björk stands above the ascendant', async () => {
    const city = await cityOf('Reykjavík, Iceland');
    const { instant } = birthInstant('1965-11-21', '07:50', city.zone);
    const [sun, moon, rising] = [sunLongitude(instant), moonLongitude(instant), ascendant(instant, city)];
    expect(moon).toBeLessThan(rising);
    expect(rising).toBeLessThan(sun);
  });
});

const HOUR = 3_600_000;
const INSTANTS = Array.from(
  { length: 60 },
  (_, at) => new Date(Date.UTC(1900, 0, 1) + at * 767.3 * 24 * HOUR),
);

describe('what holds of every chart', () => {
  test('the sun goes on by about a degree a day, the moon by 11.7 to 15.4', () => {
    for (const instant of INSTANTS) {
      const next = new Date(instant.getTime() + 24 * HOUR);
      const sun = (sunLongitude(next) - sunLongitude(instant) + 360) % 360;
      const moon = (moonLongitude(next) - moonLongitude(instant) + 360) % 360;
      expect(sun).toBeGreaterThan(0.95);
      expect(sun).toBeLessThan(1.025);
      expect(moon).toBeGreaterThan(11.7);
      expect(moon).toBeLessThan(15.45);
    }
  });

  // The equinox of March 2000 was at 07:35 UTC (US Naval Observatory).
  test('the sun enters Aries at the equinox', () => {
    expect(signOf(sunLongitude(new Date('2000-03-20T07:34:00Z')))).toBe('Pisces');
    expect(signOf(sunLongitude(new Date('2000-03-20T07:37:00Z')))).toBe('Aries');
  });

  test.each([-54.8, -33.9, 0, 40.7, 59.3, 66])(
    'at latitude %d every sign rises in a day, in order',
    (latitude) => {
      for (const instant of INSTANTS.slice(0, 6)) {
        const risen: Sign[] = [];
        for (let minute = 0; minute < 24 * 60; minute += 1) {
          const at = new Date(instant.getTime() + minute * 60_000);
          const sign = signOf(ascendant(at, { latitude, longitude: 18.1 }));
          if (sign !== risen.at(-1)) risen.push(sign);
        }
        expect(new Set(risen).size).toBe(12);
        for (const [at, sign] of risen.slice(1).entries()) {
          expect(sign).toBe(SIGNS[(SIGNS.indexOf(risen[at] ?? 'Aries') + 1) % 12]);
        }
      }
    },
  );

  test.each([-77.8, -54.8, 0, 35.7, 59.3, 69.6, 78.2])(
    'at latitude %d the ascendant stands on the eastern horizon',
    (latitude) => {
      for (const instant of INSTANTS) {
        const time = MakeTime(instant);
        const point = new Spherical(0, ascendant(instant, { latitude, longitude: 139.7 }), 1);
        const equator = RotateVector(Rotation_ECT_EQD(time), VectorFromSphere(point, time));
        const observer = new Observer(latitude, 139.7, 0);
        const seen = HorizonFromVector(RotateVector(Rotation_EQD_HOR(time, observer), equator), '');
        expect(Math.abs(seen.lat)).toBeLessThan(0.01);
        expect(seen.lon).toBeGreaterThan(0);
        expect(seen.lon).toBeLessThan(180);
      }
    },
  );
});

describe('what the note says', () => {
  test('when the time was skipped or came twice, then it says how it is read', async () => {
    const city = await cityOf('Stockholm');
    expect(chartOf({ date: '2024-03-31', time: '02:30', city }).note).toContain('skipped 02:30');
    expect(chartOf({ date: '2024-10-27', time: '02:30', city }).note).toContain('showed 02:30 twice');
  });

  // AA, birth certificate, in Central Standard Time: neptunessilverscreen.blogspot.com has Gemini, moon at 29°10'
  // Sagittarius, Cancer rising. Chicago kept summer time, Minnesota did not.
  test('when an American town may have kept standard time, as Judy Garland’s, then it says what that changes', async () => {
    const city = await cityOf('Grand Rapids, Minnesota, USA');
    const chart = chartOf({ date: '1922-06-10', time: '06:00', city });
    expect(chart).toMatchObject({ sun: 'Gemini', moon: 'Sagittarius', rising: 'Gemini' });
    expect(chart.note).toMatch(/if those in Grand Rapids stayed on standard time, Cancer was rising\.$/);
    const standard = new Date('1922-06-10T12:00Z');
    expect(ascendant(standard, city) % 30).toBeCloseTo(10.88, 0);
    expect(moonLongitude(standard) % 30).toBeCloseTo(29.17, 1);
  });

  test('when it was winter, war or after 1966, then there is no such doubt', async () => {
    const city = await cityOf('Grand Rapids, Minnesota, USA');
    for (const date of ['1922-12-10', '1943-06-10', '1967-06-10']) {
      expect(chartOf({ date, time: '06:00', city }).note).toBeNull();
    }
  });

  test('when the place lies beyond the polar circle, then it says what that does to the rising sign', async () => {
    const chart = chartOf({ date: '1990-06-01', time: '12:00', city: await cityOf('Tromsø') });
    expect(chart.rising).not.toBeNull();
    expect(chart.note).toContain('near the pole');
  });
});

describe('without a city', () => {
  test('when neither sun nor moon changed, then both are given and the rising sign is not', () => {
    expect(chartOf({ date: '2000-05-10', time: '12:00', city: null })).toMatchObject({
      sun: 'Taurus',
      moon: 'Leo',
      rising: null,
      note: expect.stringMatching(/^The rising sign is left out/) as string,
    });
  });

  test('when the sun changed that day, then it is left out and both signs are told', () => {
    const chart = chartOf({ date: '2000-03-20', time: '12:00', city: null });
    expect(chart).toMatchObject({ sun: null, moon: null });
    expect(chart.note).toContain('from Pisces to Aries');
    expect(chart.note).toContain('from Virgo to Libra');
  });

  test('when only the moon changed, then only it is left out too', () => {
    const { sun, moon, note } = chartOf({ date: '2000-03-18', time: '12:00', city: null });
    expect(sun).toBe('Pisces');
    expect(moon).toBeNull();
    expect(note).toMatch(/the moon passed from Leo to Virgo, so without the place its sign is left out too/);
  });

  test('what is given is right wherever on earth the person was born', async () => {
    const places = await Promise.all(['Honolulu', 'London, United Kingdom', 'Sydney', 'Apia'].map(cityOf));
    for (const instant of INSTANTS) {
      const birth = { date: instant.toISOString().slice(0, 10), time: instant.toISOString().slice(11, 16) };
      const { sun, moon } = chartOf({ ...birth, city: null });
      for (const city of places) {
        const there = chartOf({ ...birth, city });
        if (sun) expect(there.sun).toBe(sun);
        if (moon) expect(there.moon).toBe(moon);
      }
    }
  });
});

test('when the birth lies before 1900 or is no date, then it throws', () => {
  expect(() => chartOf({ date: '1899-12-31', time: '12:00', city: null })).toThrow(RangeError);
  expect(() => chartOf({ date: '1990-02-30', time: '12:00', city: null })).toThrow(RangeError);
});
