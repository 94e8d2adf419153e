export { LABELS } from './labels.ts';
