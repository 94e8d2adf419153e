export { CHOICE_LABELS } from './labels.ts';
