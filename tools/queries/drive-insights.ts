import { addDays, dayOf } from '@inkwell/contracts';
import { deliver, digestOf } from '@inkwell/testing';

import { messageAt, openInsights, person } from '../../services/insights/test/harness.ts';
import { writtenDay } from '../../services/insights/test/made-up-days.ts';
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
    const ann = person(insights, { 'x-timezone': 'Etc/UTC' });
    await deliver(insights.handlers, 'insights.update-streak', { userId: ann.userId, date: DAY });
    return ann;
  }

  const today = dayOf(new Date());
  const recompute = (userId: string) => deliver(insights.handlers, 'insights.recompute-insights', { userId });

  /** Somebody with a claim that rests on these days, and days of before the totals. */
  async function claimed() {
    const ann = person(insights, { 'x-timezone': 'Etc/UTC' });
    const { userId } = ann;
    const days = Array.from({ length: 60 }, (_, ago) => addDays(today, -ago)).map((date) =>
      writtenDay(date, [new Date(date).getUTCDay() === 0 ? 'anxiety' : 'boredom']),
    );
    await insights.connection
      .collection('reflections')
      .insertMany(days.map((day) => ({ ...day, userId, revision: 1 })));
    await expectStatus(200, ann.get());
    await recompute(userId);
    return ann;
  }

  const told = (name: string) => async () =>
    deliver(insights.handlers, name, { userId: person(insights).userId, date: DAY });
  const toldOfPerson = (name: string) => async () => {
    insights.auth.answer = async () => digestOf('Ann', 'A novel');
    await deliver(insights.handlers, name, { userId: (await reflected()).userId });
    insights.auth.answer = async () => null;
  };

  return {
    service: 'insights',
    app: insights.app,
    connection: insights.connection,
    close: insights.close,
    drives: {
      'GET /api/insights': async () => expectStatus(200, (await reflected()).get()),
      'GET /api/insights of a streak of years': async () => {
        const ann = person(insights);
        const rows = Array.from({ length: 60 }, (_, ago) => ({
          userId: ann.userId,
          date: addDays(today, -ago),
          written: true,
          revision: 1,
        }));
        await insights.connection.collection('reflections').insertMany(rows);
        await expectStatus(200, ann.get());
      },
      'GET /api/insights/days': async () => expectStatus(200, (await reflected()).days(DAY, DAY)),
      'PUT /api/insights/settings': async () =>
        expectStatus(200, (await reflected()).change({ restDay: true })),
      'DELETE /api/insights/:id': async () => {
        const ann = await claimed();
        const [claim] = (await expectStatus(200, ann.get())).json().insights;
        await expectStatus(204, ann.dismiss(claim.id));
      },
      'insights.update-streak': reflected,
      'insights.recompute-insights': async () => {
        const { userId } = await claimed();
        await insights.connection.collection('reflections').deleteMany({ userId });
        await recompute(userId);
      },
      'the tick of people who are due': async () => {
        await reflected();
        const { now } = insights.clock;
        insights.clock.now = () => new Date(now().getTime() + 60_000);
        await insights.useCases.recomputation.tick();
        insights.clock.now = now;
      },
      'auth.onboarding-completed': toldOfPerson('auth.onboarding-completed'),
      'auth.soulprint-written': toldOfPerson('auth.soulprint-written'),
      'chat.message-analysed': told('chat.message-analysed'),
      'journal.entry-analysed': told('journal.entry-analysed'),
      'journal.mood-chosen': told('journal.mood-chosen'),
      'journal.entry-saved': told('journal.entry-saved'),
      'messages that are gone': async () => {
        const { userId } = person(insights);
        insights.journal.answer = async () => null;
        insights.chat.answer = async () => [messageAt(`${DAY}T08:00:00.000Z`)];
        await deliver(insights.handlers, 'insights.update-streak', { userId, date: DAY });
        insights.chat.answer = async () => [];
        await deliver(insights.handlers, 'insights.update-streak', { userId, date: DAY });
        insights.journal.answer = written;
      },
      'the sweep of days whose job was lost': async () => {
        const { now } = insights.clock;
        insights.clock.now = () => new Date(now().getTime() - 3_600_000);
        await deliver(insights.handlers, 'journal.entry-saved', {
          userId: person(insights).userId,
          date: DAY,
        });
        insights.clock.now = now;
        await insights.useCases.reflections.sweep();
      },
      'journal.day-written': () => dueDay(),
      'the update of a day that is due': async () => {
        await deliver(insights.handlers, 'insights.update-streak', await dueDay());
        const again = await dueDay();
        await deliver(insights.handlers, 'insights.update-streak', again);
        await deliver(insights.handlers, 'journal.day-written', again);
        await deliver(insights.handlers, 'insights.update-streak', again);
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
