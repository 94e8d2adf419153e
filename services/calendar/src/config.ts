import { ServiceEnv } from '@inkwell/service';
import type { z } from 'zod';

export const CalendarEnv = ServiceEnv;
export type CalendarEnv = z.output<typeof CalendarEnv>;
