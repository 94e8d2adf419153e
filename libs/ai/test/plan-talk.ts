import type { FreeTime } from '@inkwell/contracts';
import type { ProgramReply } from '../src/program/turn.ts';
import type { PlannedEvent } from '../src/sources.ts';
import { suggestFromExercise } from '../src/suggestions/index.ts';
import type { PlanningExercise } from '../src/suggestions/planned-wishes.ts';
import { NOW, sourcesWith, startTalk, TODAY } from './program-talk.ts';

export const GALA: PlannedEvent = {
  title: 'Swim club gala',
  day: '2026-11-28',
  start: '09:00',
  end: '12:00',
};
const TEACHING: PlannedEvent = { title: 'Teaching', day: '2026-11-30', start: '09:00', end: '15:00' };
const FREE: FreeTime[] = [
  { day: TODAY, from: '15:00', to: '22:30' },
  { day: '2026-11-28', from: '07:00', to: '09:00' },
  { day: '2026-11-28', from: '12:00', to: '22:30' },
  { day: '2026-11-29', from: '07:00', to: '22:30' },
  { day: '2026-11-30', from: '15:00', to: '22:30' },
  ...['2026-12-01', '2026-12-02', '2026-12-03'].map((day) => ({ day, from: '07:00', to: '22:30' })),
];
const sources = sourcesWith({ free: FREE, events: [GALA, TEACHING] });
/** A talk in plan mode, with the week above. */
export const plan = () => startTalk('plan', { sources });

/** A Sunday, in a week that is free. */
const SUNDAY = '2026-11-29';
const FREE_WEEK = [
  SUNDAY,
  '2026-11-30',
  ...['01', '02', '03', '04', '05'].map((day) => `2026-12-${day}`),
].map((day) => ({ day, from: '06:00', to: '22:00' }));
/** A talk in plan mode on that Sunday. */
export const onSunday = () =>
  startTalk('plan', { sources: sourcesWith({ free: FREE_WEEK, events: [] }), today: SUNDAY, hour: 11 });

/** The last reply of a talk. */
export const after = (...messages: string[]): Promise<ProgramReply> => lastOf(plan(), messages);
export const afterOnSunday = (...messages: string[]): Promise<ProgramReply> => lastOf(onSunday(), messages);

async function lastOf(say: ReturnType<typeof plan>, messages: readonly string[]): Promise<ProgramReply> {
  let reply: ProgramReply | undefined;
  for (const message of messages) reply = await say(message);
  if (!reply) throw new Error('nothing was said');
  return reply;
}

export const says = ({ choices }: ProgramReply) => choices.map(({ say }) => say);
/** The cards of what a reply holds for the page. */
export const cardsOf = ({ exercise }: ProgramReply) =>
  suggestFromExercise(exercise?.id as PlanningExercise, exercise?.page ?? '', {
    now: new Date(NOW),
    timeZone: { zone: 'UTC' },
    busy: [],
    rhythm: { peak_energy: 'Morning', pre_sleep_activity: 'Reading', target_sleep_hours: 7 },
  }).map(({ title, suggestedTime, duration }) => `${title} | ${suggestedTime.slice(0, 16)} | ${duration}`);
