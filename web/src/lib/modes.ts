import { MODES, type Mode } from '@inkwell/contracts/constants';

export const MODE_NAMES: Record<Mode, string> = { write: 'Write', heal: 'Heal', plan: 'Plan' };

/** The search of the app's URL with another mode; the date and the rest stay. */
export function searchOfMode(search: string, mode: Mode): string {
  const params = new URLSearchParams(search);
  if (mode === 'write') params.delete('mode');
  else params.set('mode', mode);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The search of the app's URL for the page of a day; what belongs to another mode is gone. */
export const searchOfPage = (day: string): string => `?date=${day}`;

/** The mode of a URL; an unknown one is write. */
export const modeOf = (params: URLSearchParams): Mode =>
  MODES.find((mode) => mode === params.get('mode')) ?? 'write';
