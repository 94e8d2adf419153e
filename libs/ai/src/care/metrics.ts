import { Counter } from 'prom-client';
import type { Finding } from './finding.ts';

const careReadings = new Counter({
  name: 'inkwell_care_readings_total',
  help: 'Texts that were read for danger, by the level that was found; of nobody in particular.',
  labelNames: ['level'],
});

export function countReading(found: Finding | null): void {
  careReadings.inc({ level: found?.level ?? 'none' });
}

const unreadableMessages = new Counter({
  name: 'inkwell_care_unreadable_total',
  help: 'Messages that could not be opened, or that the reading server refused, and so were not read for danger.',
});

export const countUnreadable = (): void => unreadableMessages.inc();
