import type { CareProse } from './care-prose.ts';
import { EN } from './en.ts';

export const PT: CareProse = EN;
