import { DAY_MINUTES, type OnboardingData } from '@inkwell/contracts';

/** How the person's days go. */
export type DailyRhythm = OnboardingData['daily_rhythm'];

/** When somebody gets up who is at their best in the morning, at noon, at night: in minutes of the day. */
const WAKE_MINUTES: Record<DailyRhythm['peak_energy'], number> = { Morning: 360, Noon: 420, Night: 480 };

/** The hours between getting up and going to bed, in minutes of the day; bedtime may lie after midnight. */
export interface AwakeHours {
  wake: number;
  bed: number;
}

/** The hours awake that leave the sleep which the person aims for. */
export function awakeHours({ peak_energy, target_sleep_hours }: DailyRhythm): AwakeHours {
  const wake = WAKE_MINUTES[peak_energy];
  return { wake, bed: wake + DAY_MINUTES - Math.round(target_sleep_hours * 60) };
}
