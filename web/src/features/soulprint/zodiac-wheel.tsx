import type { Placements } from '@inkwell/contracts';
import { type Sign, SIGNS } from '@inkwell/contracts/constants';
import { cn } from '../../ui/cn.ts';
import { longitudeOf, summarisePlacements } from './placements.ts';

/** The signs in a box of 16 by 16. */
const GLYPHS: Record<Sign, string> = {
  Aries: 'M8 14V6C8 3 6.5 2 5 2S2.5 3.2 2.5 4.5s.8 2 1.8 2M8 6c0-3 1.5-4 3-4s2.5 1.2 2.5 2.5-.8 2-1.8 2',
  Taurus: 'M3 2c.5 3 2.5 5 5 5s4.5-2 5-5M8 7a3.6 3.6 0 1 0 .01 0',
  Gemini: 'M3 2.5c3 1.3 7 1.3 10 0M3 13.5c3-1.3 7-1.3 10 0M6 3.3v9.4M10 3.3v9.4',
  Cancer:
    'M13.5 5C11 2.6 6 2.4 3 4.8M2.5 11c2.5 2.4 7.5 2.6 10.5.2M5 3.9a1.9 1.9 0 1 0 .01 0M11 8.3a1.9 1.9 0 1 0 .01 0',
  Leo: 'M4.6 8.2a2 2 0 1 0 .01 0M6.3 9.2C5.2 7.5 4.4 6 4.4 4.8a3.1 3.1 0 0 1 6.2.3c0 2.6-2 4.9-2 7a2 2 0 0 0 2 2c1 0 1.7-.5 2.2-1.3',
  Virgo:
    'M2 3c1 0 1.5.6 1.5 1.6V12M3.5 5c.4-2.7 3.3-2.7 3.3-.2V12M6.8 5c.4-2.7 3.3-2.7 3.3-.2V11c0 1.6.8 2.8 2.4 3.4M10.1 6.4c1.3-2.2 3.6-1.6 3.6.4 0 2.4-2.6 4.9-5.2 6.6',
  Libra: 'M2.5 13.5h11M2.5 10.5h3.4C4.9 9.7 4.3 8.5 4.3 7.2a3.7 3.7 0 0 1 7.4 0c0 1.3-.6 2.5-1.6 3.3h3.4',
  Scorpio:
    'M2 3c1 0 1.5.6 1.5 1.6V12M3.5 5c.4-2.7 3.3-2.7 3.3-.2V12M6.8 5c.4-2.7 3.3-2.7 3.3-.2v6.4c0 1.4.7 2.1 1.8 2.1h2.2M12.6 11.8l1.6 1.5-1.6 1.5',
  Sagittarius: 'M3 13.5 13.3 2.7M8 2.7h5.3V8M4.6 7.8l4 4',
  Capricorn:
    'M2.2 3c1.2.2 1.8 1.2 1.8 2.8v5M4 6c.8-4 4.3-4 4.3-.4v5.2c0 1.8-1 3.2-2.8 3.4M8.3 10.4a2.5 2.5 0 1 1 2.5 2.6c-1.4 0-2.5-1.1-2.5-2.6',
  Aquarius: 'M1.8 7l2.6-2.3 2.4 2.1 2.5-2.1 2.4 2.1 2.5-2.1M1.8 11.5l2.6-2.3 2.4 2.1 2.5-2.1 2.4 2.1 2.5-2.1',
  Pisces: 'M3.5 2c2.2 3.6 2.2 8.4 0 12M12.5 2c-2.2 3.6-2.2 8.4 0 12M2.5 8h11',
};

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];
// Nearer than this the sun and the moon would overlap: the moon is drawn further in.
const CLOSE_DEGREES = 24;
const BAND = { outer: 116, inner: 90, glyphs: 103 };

/** The sky at a birth as a wheel: the ascendant is on the left, as in every chart, and the signs run anticlockwise. */
export function ZodiacWheel({ placements, className }: { placements: Placements; className?: string }) {
  const { sun, moon, rising } = placements;
  const start = rising ? longitudeOf(rising) : 0;
  /** The point of a longitude at a radius. */
  const at = (longitude: number, radius: number): [x: number, y: number] => {
    const angle = ((180 + longitude - start) * Math.PI) / 180;
    return [round(Math.cos(angle) * radius), round(-Math.sin(angle) * radius)];
  };
  const line = (longitude: number, from: number, to: number) =>
    `M${at(longitude, from).join(' ')}L${at(longitude, to).join(' ')}`;
  const named = [sun, moon, rising].map((placement) => placement?.sign);
  const moonRadius = sun && moon && distance(longitudeOf(sun), longitudeOf(moon)) < CLOSE_DEGREES ? 38 : 66;

  return (
    <svg
      role="img"
      aria-label={summarisePlacements(placements)}
      viewBox="-128 -128 256 256"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn('text-ink [&_*]:[vector-effect:non-scaling-stroke]', className)}
    >
      <g className="text-line-control">
        <circle r={BAND.outer} stroke="currentColor" />
        <circle r={BAND.inner} stroke="currentColor" />
        <path
          stroke="currentColor"
          d={SIGNS.map((_, at) => line(at * 30, BAND.inner, BAND.outer)).join('')}
        />
      </g>
      {SIGNS.map((sign, index) => {
        const [x, y] = at(index * 30 + 15, BAND.glyphs);
        return (
          <path
            key={sign}
            d={GLYPHS[sign]}
            transform={`translate(${round(x - 8)} ${round(y - 8)})`}
            className={named.includes(sign) ? 'text-ink' : 'text-line-control'}
            stroke="currentColor"
          />
        );
      })}
      {rising && <path d={`M-124 0H-12M12 0H90M-119-5-124 0-119 5`} data-body="rising" />}
      <circle r="3" />
      {sun && (
        <g data-body="sun">
          <path d={line(longitudeOf(sun), 82, BAND.inner)} />
          <g transform={`translate(${at(longitudeOf(sun), 66).join(' ')})`}>
            <circle r="7" className="fill-paper" />
            <circle r="1" />
            <path d={RAYS.map((ray) => rayOf(ray)).join('')} />
          </g>
        </g>
      )}
      {moon && (
        <g data-body="moon">
          <path d={line(longitudeOf(moon), moonRadius + 16, BAND.inner)} />
          <path
            d="M3-9A9 9 0 1 0 9 5 8 8 0 0 1 3-9"
            transform={`translate(${at(longitudeOf(moon), moonRadius).join(' ')})`}
            className="fill-paper"
          />
        </g>
      )}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

function rayOf(degrees: number): string {
  const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return `M${round(x * 10)} ${round(y * 10)}L${round(x * 13)} ${round(y * 13)}`;
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}
