import type { Emotion } from '@inkwell/contracts/constants';
import { cn } from './cn.ts';

const EYES = {
  open: 'M8.500 10v.1M15.500 10v.1',
  wide: 'M7.500 9.800a1 1 0 1 0 2 0 1 1 0 1 0-2 0M14.500 9.800a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  smiling: 'M7 10.500c.7-1.300 2.300-1.300 3 0M14 10.500c.7-1.300 2.300-1.300 3 0',
  shut: 'M7 10c.7 1 2.300 1 3 0M14 10c.7 1 2.300 1 3 0',
  half: 'M7 9.800h3M8.500 10v.8M14 9.800h3M15.500 10v.8',
} as const;

const MOUTHS = {
  laugh: 'M7.500 14h9c-.3 2.600-2.200 4-4.500 4s-4.200-1.400-4.500-4Z',
  smile: 'M7.500 14.500c1.800 3 7.200 3 9 0',
  slight: 'M8.500 15c1.500 1.300 5.500 1.300 7 0',
  flat: 'M9 15.500h6',
  slanted: 'M8.500 16.300l6.500-1.600',
  wavy: 'M7.500 15.800c1-1.500 2-1.500 3 0s2 1.500 3 0 2-1.500 3 0',
  round: 'M10.500 15.500a1.500 1.800 0 1 0 3 0 1.500 1.800 0 1 0-3 0',
  down: 'M8.500 16.500c1.500-1.500 5.500-1.500 7 0',
  sad: 'M8 17c1.700-2.800 6.300-2.800 8 0',
} as const;

const BROWS = {
  worried: 'M6.500 8.200l3-1.200M17.500 8.200l-3-1.200',
  angry: 'M6.500 6.800l3.200 1.400M17.500 6.800l-3.200 1.400',
  raised: 'M7 7.200c.8-.8 2-.8 2.800-.2M14.200 7c.8-.6 2-.6 2.800.2',
  one: 'M14 6.800c.9-.9 2.300-.9 3.200-.1',
} as const;

const FACES: Record<Emotion, [keyof typeof EYES, keyof typeof MOUTHS, (keyof typeof BROWS)?]> = {
  joy: ['smiling', 'smile'],
  calm: ['shut', 'slight'],
  gratitude: ['shut', 'smile'],
  hope: ['open', 'slight', 'raised'],
  pride: ['open', 'smile', 'raised'],
  love: ['smiling', 'laugh'],
  curiosity: ['open', 'slight', 'one'],
  surprise: ['wide', 'round', 'raised'],
  sadness: ['open', 'sad', 'worried'],
  anxiety: ['wide', 'wavy', 'worried'],
  anger: ['open', 'sad', 'angry'],
  frustration: ['open', 'flat', 'angry'],
  guilt: ['half', 'down', 'worried'],
  shame: ['shut', 'down', 'worried'],
  loneliness: ['open', 'down'],
  fatigue: ['shut', 'flat'],
  overwhelm: ['wide', 'round', 'worried'],
  confusion: ['open', 'slanted', 'one'],
  relief: ['shut', 'smile', 'raised'],
  excitement: ['wide', 'laugh'],
  hurt: ['shut', 'sad', 'worried'],
  disappointment: ['half', 'sad'],
  envy: ['half', 'slanted', 'angry'],
  boredom: ['half', 'flat'],
};

/** A small drawn face for a feeling. The word that belongs to it stands beside it. */
export function Face({ emotion, className }: { emotion: Emotion; className?: string }) {
  const [eyes, mouth, brows] = FACES[emotion];
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn('size-6 shrink-0', className)}
    >
      <circle cx="12" cy="12" r="10" />
      <path d={EYES[eyes] + MOUTHS[mouth] + (brows ? BROWS[brows] : '')} />
    </svg>
  );
}
