import { randomUUID } from 'node:crypto';

import { IDENTITY_HEADER } from '@inkwell/contracts';
import { deliver, digestOf } from '@inkwell/testing';

import { journalHandlers } from '../../services/journal/src/events.ts';
import { ANALYSIS_DELAY_MS, openJournal, person } from '../../services/journal/test/harness.ts';
import { type Driven, expectStatus } from './driven.ts';

const DAY = '2026-11-20';

export async function driveJournal(): Promise<Driven> {
  const journal = await openJournal();

  /** Somebody whose page was saved, saved again and replaced. */
  async function writer() {
    const ann = person(journal);
    await expectStatus(200, ann.save({ date: DAY, content: 'One', baseRevision: 0 }));
    await expectStatus(200, ann.save({ date: DAY, content: 'Two', baseRevision: 1 }));
    await expectStatus(200, ann.save({ date: DAY, content: 'Three', mood: 'joy' }));
    return ann;
  }
  async function digested(name: string): Promise<void> {
    const { userId } = await writer();
    journal.auth.answers.set(userId, digestOf('Ann Lee', 'A novel'));
    await deliver(journalHandlers(journal.useCases), name, { userId });
  }
  const read = async (path: string) => expectStatus(200, (await writer()).get(path));

  return {
    service: 'journal',
    app: journal.app,
    connection: journal.connection,
    close: journal.close,
    drives: {
      'POST /api/journal-entries': writer,
      'GET /api/journal-entries/:date': () => read(`/api/journal-entries/${DAY}`),
      'GET /api/journal-entries/:date/revisions': () => read(`/api/journal-entries/${DAY}/revisions`),
      'GET /api/journal-dates': () => read('/api/journal-dates'),
      'GET /api/journal-pages': () => read('/api/journal-pages?before=2026-12-31'),
      'GET /api/journal-search': async () => {
        for (const more of ['', '&from=2026-01-01&to=2026-12-31', '&mood=joy', '&theme=work'])
          await read(`/api/journal-search?q=three${more}`);
      },
      'GET /api/journal-prompts': async () => {
        const ann = await writer();
        journal.auth.answers.set(ann.userId, digestOf('Ann Lee', 'A novel'));
        // Without chat's word none is stored; with it the first request stores one, and the second finds it.
        await expectStatus(200, ann.get('/api/journal-prompts'));
        journal.care.answers.set(ann.userId, { signs: [], country: null });
        const both = [1, 2].map(() => ann.get('/api/journal-prompts'));
        await Promise.all(both.map((answer) => expectStatus(200, answer)));
      },
      'GET /internal/entries/:date': async () => {
        const { userId } = await writer();
        const headers = { [IDENTITY_HEADER]: journal.signAsInsights({ userId }) };
        await expectStatus(200, journal.app.inject({ url: `/internal/entries/${DAY}`, headers }));
      },
      'GET /internal/entries/:date/care': async () => {
        const { userId } = await writer();
        const headers = { [IDENTITY_HEADER]: journal.signAsChat({ userId }) };
        await expectStatus(200, journal.app.inject({ url: `/internal/entries/${DAY}/care`, headers }));
      },
      'GET /internal/entries/:date/page': async () => {
        const { userId } = await writer();
        const headers = { [IDENTITY_HEADER]: journal.signAsChat({ userId }) };
        await expectStatus(200, journal.app.inject({ url: `/internal/entries/${DAY}/page`, headers }));
      },
      'POST /internal/paragraphs': async () => {
        const { userId } = await writer();
        const headers = { [IDENTITY_HEADER]: journal.signAsChat({ userId }) };
        for (const from of [null, DAY]) {
          const payload = { words: ['three'], vector: null, from, to: from, order: 'best' };
          const call = { method: 'POST', url: '/internal/paragraphs', headers, payload } as const;
          await expectStatus(200, journal.app.inject(call));
        }
      },
      'a page that shows danger': async () => {
        const ann = await writer();
        await expectStatus(200, ann.save({ date: DAY, content: 'I want to kill myself' }));
        await expectStatus(200, ann.save({ date: DAY, content: '' }));
      },
      'the tick of pages that are due': async () => {
        await writer();
        await journal.useCases.analysis.tick();
        journal.clock.now = new Date(journal.clock.now.getTime() + ANALYSIS_DELAY_MS);
        await journal.useCases.analysis.tick();
        journal.clock.now = new Date(journal.clock.now.getTime() - ANALYSIS_DELAY_MS);
      },
      'journal.analyse-entry': async () => {
        const { userId } = await writer();
        const analyse = () =>
          deliver(journalHandlers(journal.useCases), 'journal.analyse-entry', { userId, date: DAY });
        await analyse();
        await expectStatus(
          200,
          journal.call(
            { userId },
            { method: 'POST', url: '/api/journal-entries', payload: { date: DAY, content: 'Four' } },
          ),
        );
        journal.screen.read = () => Promise.resolve({ level: 'crisis', kind: 'suicide' });
        const { read } = journal.feelings;
        journal.feelings.read = (text, who) => {
          who?.onTokens?.(1);
          return read(text);
        };
        await analyse();
        journal.feelings.read = read;
      },
      'auth.onboarding-completed': () => digested('auth.onboarding-completed'),
      'auth.soulprint-written': () => digested('auth.soulprint-written'),
      'auth.user-deleted': async () => {
        const { userId } = await writer();
        await deliver(journalHandlers(journal.useCases), 'auth.user-deleted', { userId });
        await deliver(journalHandlers(journal.useCases), 'auth.user-deleted', { userId: randomUUID() });
      },
    },
  };
}
