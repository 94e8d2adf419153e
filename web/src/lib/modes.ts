import { MODES, type Mode } from '@inkwell/contracts/constants';

export const MODE_NAMES: Record<Mode, string> = { write: 'Write', heal: 'Heal', plan: 'Plan' };

export const isMode = (text: string | null): text is Mode => MODES.some((mode) => mode === text);
