import type { LeadTurn } from '../src/exercises/lead.ts';

/** A first message of somebody, to the exercise that is tested. */
export const turnOf = (message: string): LeadTurn => ({
  mode: 'heal',
  messages: [{ role: 'user', content: message }],
  progress: null,
  state: null,
  now: Date.UTC(2026, 10, 27, 18),
  today: '2026-11-27',
  hour: 18,
  person: {},
});
