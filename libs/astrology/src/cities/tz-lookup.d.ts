declare module 'tz-lookup' {
  /** The IANA zone at degrees north and east. Throws a RangeError where these are none. */
  export default function tzLookup(latitude: number, longitude: number): string;
}
