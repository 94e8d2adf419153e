import { type Service, SERVICES } from '@inkwell/contracts';

import { driveAuth } from './drive-auth.ts';
import { driveBilling } from './drive-billing.ts';
import { driveCalendar } from './drive-calendar.ts';
import { driveChat } from './drive-chat.ts';
import { driveInsights } from './drive-insights.ts';
import { driveJournal } from './drive-journal.ts';
import type { Driven } from './driven.ts';

const OPEN: Record<Service, () => Promise<Driven>> = {
  auth: driveAuth,
  billing: driveBilling,
  journal: driveJournal,
  chat: driveChat,
  insights: driveInsights,
  calendar: driveCalendar,
};

/** Every service on migrated databases of this test file. */
export async function openServices(): Promise<Driven[]> {
  const services: Driven[] = [];
  for (const service of SERVICES) services.push(await OPEN[service]());
  return services;
}
