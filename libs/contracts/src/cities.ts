import { z } from 'zod';
import { LIMITS } from './constants.ts';
import { freeText } from './text.ts';

/** What has been typed of a city's name, perhaps with its region or country: 'sao pau', 'paris, fr'. */
export const CityQuery = z.object({ q: freeText(LIMITS.city) });
export type CityQuery = z.infer<typeof CityQuery>;

export const City = z.object({
  name: z.string(),
  /** The state, province or county where it is known. */
  region: z.string().nullable(),
  country: z.string(),
  /** Degrees, north positive. */
  latitude: z.number(),
  /** Degrees, east positive. */
  longitude: z.number(),
  /** IANA name. */
  zone: z.string(),
});
export type City = z.infer<typeof City>;

/** At most 8, the likeliest first. */
export const Cities = z.object({ cities: z.array(City) });
export type Cities = z.infer<typeof Cities>;
