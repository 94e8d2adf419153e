import { z } from 'zod';
import { LIMITS } from './constants.ts';

/** What has been typed of a city's name, perhaps with its region or country: 'sao pau', 'paris, fr'. */
export const CityQuery = z.object({
  q: z
    .string()
    .max(LIMITS.city, `must be at most ${LIMITS.city} characters`)
    .regex(/^\P{Cc}*$/u, 'must not contain control characters'),
});
export type CityQuery = z.infer<typeof CityQuery>;

export const City = z.object({
  /** As it is written into an answer, and found again by: 'Stockholm, Sweden'. */
  label: z.string(),
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
