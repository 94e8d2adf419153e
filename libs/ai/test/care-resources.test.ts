import { CARE_COUNTRIES } from '@inkwell/contracts/constants';
import { describe, expect, it, test } from 'vitest';
import { countryOfZone, resourcesFor } from '../src/care/index.ts';
import COUNTRIES from '../src/care/resources.json' with { type: 'json' };

describe('the resources', () => {
  it('when a country has data, then it has an emergency number, and each number can be dialled', () => {
    expect(COUNTRIES.map(({ country }) => country)).toEqual(CARE_COUNTRIES);
    expect(COUNTRIES.length).toBeGreaterThanOrEqual(40);
    for (const { country, emergency, lines } of COUNTRIES) {
      expect(country).toMatch(/^[A-Z]{2}$/);
      expect(emergency).toMatch(/^\d{2,4}$/);
      for (const { tel, sms, url, source } of lines) {
        for (const number of [tel, sms]) if (number !== null) expect(number).toMatch(/^\+?\d{3,13}$/);
        expect(tel ?? sms).not.toBeNull();
        for (const address of [url, source]) if (address !== null) expect(URL.canParse(address)).toBe(true);
      }
    }
  });

  it('when somebody is under 18 or the kind has lines of its own, then those come first', () => {
    expect(resourcesFor('GB', { kind: 'suicide', isMinor: true })[0]?.name).toMatch(/Childline/);
    expect(resourcesFor('ES', { kind: 'violence' })[0]?.tel).toBe('016');
    for (const country of ['AU', 'CA', 'DE', 'GB', 'US'])
      expect(resourcesFor(country, { kind: 'eating' })[0]?.name).toMatch(/eating|Butterfly|Essstörungen/i);
    expect(resourcesFor('XX', { kind: 'suicide' })).toHaveLength(1);
    expect(resourcesFor(null, { kind: 'suicide' })[0]?.url).toBe('https://findahelpline.com');
  });

  it('when a line serves two purposes that are called for, then it stands there once', () => {
    const names = resourcesFor('ES', { kind: 'child', isMinor: true }).map(({ name }) => name);
    expect(names[0]).toBe('Teléfono ANAR');
    expect(new Set(names).size).toBe(names.length);
  });

  test.each([
    ['Europe/Stockholm', 'SE'],
    ['America/New_York', 'US'],
    ['Asia/Kolkata', 'IN'],
    ['Asia/Calcutta', 'IN'],
    ['Pacific/Auckland', 'NZ'],
    ['Etc/UTC', null],
    ['no zone', null],
  ])('when the zone is %s, then the country is %s', (zone, country) => {
    expect(countryOfZone(zone)).toBe(country);
  });
});
