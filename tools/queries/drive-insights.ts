import { deliver } from '@inkwell/testing';

import { openInsights, person } from '../../services/insights/test/harness.ts';
import { type Driven, expectStatus } from './driven.ts';

const DAY = '2026-11-20';

export async function driveInsights(): Promise<Driven> {
  const insights = await openInsights();
  const written = async (_userId: string, date: string) => ({ date, written: true, revision: 1 });
  insights.journal.answer = written;

  async function dueDay() {
    const day = { userId: person(insights).userId, date: DAY };
    await deliver(insights.handlers, 'journal.day-written', day);
    return day;
  }

  async function reflected() {
    const ann = person(insights);
    await deliver(insights.handlers, 'insights.update-streak', { userId: ann.userId, date: DAY });
    return ann;
  }

  return {
    service: 'insights',
    app: insights.app,
    connection: insights.connection,
    close: insights.close,
    drives: {
      'GET /api/insights': async () => expectStatus(200, (await reflected()).get()),
      'DELETE /api/insights/:id': async () => expectStatus(404, (await reflected()).dismiss('none')),
      'insights.update-streak': reflected,
      'journal.entry-saved': async () => {
        const { userId } = person(insights);
        await deliver(insights.handlers, 'journal.entry-saved', { userId, date: DAY });
      },
      'the sweep of days whose job was lost': async () => {
        const { now } = insights.clock;
        insights.clock.now = () => new Date(now().getTime() - 3_600_000);
        await deliver(insights.handlers, 'journal.entry-saved', {
          userId: person(insights).userId,
          date: DAY,
        });
        insights.clock.now = now;
        await insights.stories.reflections.sweep();
      },
      'journal.day-written': () => dueDay(),
      'the update of a day that is due': async () => {
        await deliver(insights.handlers, 'insights.update-streak', await dueDay());
        insights.journal.answer = async () => null;
        await deliver(insights.handlers, 'insights.update-streak', await dueDay());
        insights.journal.answer = written;
      },
      'auth.user-deleted': async () => {
        const { userId } = await reflected();
        await deliver(insights.handlers, 'auth.user-deleted', { userId });
      },
    },
  };
}
