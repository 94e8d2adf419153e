import { randomUUID } from 'node:crypto';

import { CompanionState, ModelError } from '@inkwell/ai';
import type { Finding } from '@inkwell/ai/care';
import { addDays, IDENTITY_HEADER, type Memory } from '@inkwell/contracts';
import { digestOf, deliver } from '@inkwell/testing';

import { chatHandlers } from '../../services/chat/src/events.ts';
import { type Chat, newUser, startChat, today } from '../../services/chat/test/harness.ts';
import { type Driven, expectStatus } from './driven.ts';

const LONG_AGO = new Date(Date.now() - 60_000);

export async function driveChat(): Promise<Driven> {
  const chat = await startChat();
  const other = await startChat();
  const handle = (name: string, data: object) => deliver(chatHandlers(chat), name, data);
  async function digested(name: string): Promise<void> {
    const userId = newUser();
    chat.auth.answers.set(userId, digestOf('Ann Lee', 'A novel'));
    await handle(name, { userId });
    await talk(chat, userId);
  }

  const memory = (userId: string, method: 'GET' | 'PUT' | 'DELETE', path = '', payload?: object) =>
    chat.app.inject({
      method,
      url: `/api/memory${path}`,
      headers: { [IDENTITY_HEADER]: chat.sign({ userId, hasAccess: true }) },
      ...(payload && { payload }),
    });
  /** Lets the job of the last message run. */
  async function analyse(userId: string): Promise<string> {
    const row = await chat.messages.findOne({ userId, sender: 'user' }, { sort: { at: -1 } });
    const messageId = String(row?.['_id']);
    await handle('chat.analyse-message', { userId, messageId });
    return messageId;
  }
  /** Somebody of whom one thing is known. */
  async function noted() {
    const userId = newUser();
    const conversationId = await talk(chat, userId, undefined, 'My sister Ana called.');
    const messageId = await analyse(userId);
    const { facts } = (await memory(userId, 'GET')).json<Memory>();
    return { userId, conversationId, messageId, id: facts[0]?.id };
  }

  return {
    service: 'chat',
    app: chat.app,
    connection: chat.connection,
    close: () => Promise.all([chat.close(), other.close()]),
    drives: {
      'POST /api/conversations/messages': () => talk(chat, newUser()),
      'POST /api/conversations/:id/messages': async () => {
        const userId = newUser();
        const id = await talk(chat, userId);
        await talk(chat, userId, id);
        const body = { message: 'Yes', isCalendarConfirmation: true, clientMessageId: randomUUID() };
        const confirm = () => chat.request('POST', userId, `/${id}/messages`, body);
        expectResponse(201, await confirm());
        expectResponse(201, await confirm());
      },
      'a message that is sent again after its reply failed': async () => {
        const userId = newUser();
        const message = { clientMessageId: randomUUID() };
        const reader = await chat.send(userId, 'Hello', message);
        (await chat.model.next()).fail(new Error('the model is away'));
        await reader.readAll();
        const again = await chat.send(userId, 'Hello', message);
        await answer(chat);
        await again.readAll();
        await (await chat.send(userId, 'Hello', message)).readAll();
      },
      'a message that is read with those before it': async () => {
        const userId = newUser();
        chat.screen.setLogOdds(() => 1);
        const id = await talk(chat, userId);
        await talk(chat, userId, id);
        chat.screen.setLogOdds(null);
        await chat.screen.contexts.at(-1)?.readBefore?.();
      },
      'a message in place of another, in an exercise': async () => {
        const userId = newUser();
        const id = await talk(chat, userId);
        const [replaced] = (await chat.get(userId, id)).messages;
        const reader = await chat.send(userId, 'Good morning', { replaces: replaced?.id }, id);
        const call = await chat.model.next();
        call.say('Good morning.');
        call.conclude({
          choices: [],
          exercise: null,
          state: CompanionState.parse({ choices: [] }),
          progress: {
            exercise: 'day-review',
            step: 'scenes',
            shown: 1,
            kept: {},
            at: 0,
            paused: false,
            asked: false,
            before: null,
          },
        });
        call.end();
        await reader.readAll();
      },
      'two messages at once': async () => {
        const userId = newUser();
        const first = await chat.send(userId, 'One');
        const id = await first.conversationId();
        const second = await chat.send(userId, 'Two', {}, id);
        for (const reader of [first, second]) {
          await answer(chat);
          await reader.readAll();
        }
      },
      'a message that goes on with what was said before midnight': async () => {
        const userId = newUser();
        for (const date of [addDays(today(), -1), today()]) {
          const reader = await chat.send(userId, 'Hello', { date });
          await answer(chat);
          await reader.readAll();
        }
        await talk(chat, userId);
      },
      'GET /api/conversations/:id': async () => {
        const userId = newUser();
        const id = await talk(chat, userId);
        const { messages } = await chat.get(userId, id);
        const path = `/${id}?before=${messages.at(-1)?.id}`;
        expectResponse(200, await chat.request('GET', userId, path));
      },
      'GET /api/conversations/by-date': async () => {
        const userId = newUser();
        await talk(chat, userId);
        const path = `/by-date?mode=write&date=${today()}`;
        expectResponse(200, await chat.request('GET', userId, path));
      },
      'GET /api/conversations/dates': async () => {
        const userId = newUser();
        await talk(chat, userId);
        expectResponse(200, await chat.request('GET', userId, '/dates?mode=write'));
      },
      'POST /internal/message-search': async () => {
        const userId = newUser();
        await talk(chat, userId);
        const headers = { [IDENTITY_HEADER]: chat.signAsJournal({ userId }) };
        for (const more of [{}, { from: '2026-01-01', to: '2026-12-31' }, { theme: 'work' }]) {
          const payload = { q: 'hello', vector: null, ...more };
          const call = { method: 'POST', url: '/internal/message-search', headers, payload } as const;
          await expectStatus(200, chat.app.inject(call));
        }
      },
      'GET /api/care': async () => {
        const userId = newUser();
        await chat.care.get(userId, {});
        expectResponse(200, await chat.request('GET', userId, '/../care'));
      },
      'PUT /api/care': async () => {
        expectResponse(200, await chat.request('PUT', newUser(), '/../care', { country: 'SE' }));
      },
      'GET /api/care/lines': async () => {
        expectResponse(200, await chat.request('GET', newUser(), '/../care/lines'));
      },
      'GET /api/care/plan': async () => {
        expectResponse(200, await chat.request('GET', newUser(), '/../care/plan'));
      },
      'PUT /api/care/plan': async () => {
        const userId = newUser();
        const plan = {
          signs: ['No sleep'],
          alone: [],
          distraction: [],
          people: [],
          professionals: [],
          safety: [],
        };
        const save = (baseRevision: number, line: string) =>
          chat.request('PUT', userId, '/../care/plan', { plan: { ...plan, alone: [line] }, baseRevision });
        expectResponse(200, await save(0, 'A walk'));
        expectResponse(200, await save(1, 'Tea'));
        expectResponse(409, await save(1, 'Music'));
      },
      'GET /internal/care': async () => {
        const headers = { [IDENTITY_HEADER]: chat.signAsAuth({ userId: newUser() }) };
        await expectStatus(200, chat.app.inject({ url: '/internal/care', headers }));
      },
      'a message of somebody without access': async () => {
        const userId = newUser();
        chat.withoutAccess.add(userId);
        expectResponse(402, await chat.request('GET', userId, '/7'));
        await talk(chat, userId, undefined, 'I want to kill myself');
      },
      'journal.entry-analysed': async () => {
        const userId = newUser();
        const sign = { level: 'crisis', kind: 'suicide', at: new Date().toISOString() } as const;
        chat.journal.answers.set(userId, { sign });
        await handle('journal.entry-analysed', { userId, date: today() });
      },
      'a crisis that the rules see': () => talk(chat, newUser(), undefined, 'I want to kill myself'),
      'a crisis that the head sees late': async () => {
        const userId = newUser();
        let find: (found: Finding) => void = () => undefined;
        chat.screen.setHead(() => new Promise((resolve) => (find = resolve)));
        await talk(chat, userId);
        chat.screen.setHead(() => Promise.resolve(null));
        const told = chat.nextNotice(userId);
        find({ level: 'crisis', kind: 'suicide' });
        await told;
      },
      'POST /api/conversations/:id/stop': async () => {
        const userId = newUser();
        const reader = await chat.send(userId, 'Hello');
        const id = await reader.conversationId();
        (await chat.model.next()).say('Never ');
        expectResponse(204, await chat.stop(userId, id));
        await reader.readAll();
      },
      'GET /api/conversations/:id/stream': async () => {
        const userId = newUser();
        const reader = await chat.send(userId, 'Hello');
        const id = await reader.conversationId();
        const call = await chat.model.next();
        call.say('So ');
        const elsewhere = await other.resume(userId, id);
        call.end();
        for (const each of [reader, elsewhere]) await each.readAll();
        await (await chat.resume(userId, id)).readAll();
      },
      'a reply whose process died, read again': async () => {
        const userId = newUser();
        const id = await talk(chat, userId);
        await chat.messages.updateOne(
          { userId, sender: 'ai' },
          { $set: { state: 'writing', owner: 'dead', renewedAt: LONG_AGO } },
        );
        await chat.get(userId, id);
      },
      'the sweep of messages that the head has not read': async () => {
        const userId = newUser();
        chat.screen.setHead(() => Promise.reject(new ModelError('unavailable', 'away')));
        await talk(chat, userId);
        chat.screen.setHead(() => Promise.resolve({ level: 'crisis', kind: 'suicide' }));
        await chat.readUnread(new Date(Date.now() + 61_000));
        chat.screen.setHead(() => Promise.resolve(null));
      },
      'the sweep of expired leases': async () => {
        const userId = newUser();
        await talk(chat, userId);
        await chat.messages.updateOne(
          { userId, sender: 'ai' },
          { $set: { state: 'writing', owner: 'dead', renewedAt: LONG_AGO } },
        );
        await chat.sweep();
      },
      'GET /api/memory': async () => {
        const userId = newUser();
        // A digest of before, without the day of the answers, is read anew.
        chat.auth.answers.set(userId, { ...digestOf('Ann Lee', 'A novel'), answeredOn: null });
        await handle('auth.onboarding-completed', { userId });
        await expectStatus(200, memory(userId, 'GET'));
      },
      'PUT /api/memory/settings': async () => {
        const userId = newUser();
        await expectStatus(200, memory(userId, 'PUT', '/settings', { companion: false }));
        const body = { content: 'Hello', mode: 'write', date: today() };
        expectResponse(409, await chat.request('POST', userId, '/messages', body));
      },
      'PUT /api/memory/:id': async () => {
        const { userId, id } = await noted();
        await expectStatus(200, memory(userId, 'PUT', `/${id}`, { text: 'Anna' }));
      },
      'DELETE /api/memory/:id': async () => {
        const { userId, id } = await noted();
        await expectStatus(204, memory(userId, 'DELETE', `/${id}`));
      },
      'chat.analyse-message': async () => {
        const { userId, conversationId, messageId } = await noted();
        const extra = { replaces: messageId };
        const reader = await chat.send(userId, 'My brother Ben called.', extra, conversationId);
        await answer(chat);
        await reader.readAll();
        await chat.analysis.tick();
        const { read } = chat.feelings;
        chat.feelings.read = (text, person) => {
          person?.onTokens?.(1);
          return read(text);
        };
        await analyse(userId);
        chat.feelings.read = read;
      },
      'GET /internal/days/:date/analyses': async () => {
        const { userId } = await noted();
        const headers = { [IDENTITY_HEADER]: chat.signAsInsights({ userId }) };
        await expectStatus(200, chat.app.inject({ url: `/internal/days/${today()}/analyses`, headers }));
      },
      'what a reply asks for': async () => {
        const { userId, conversationId } = await noted();
        const reader = await chat.send(userId, 'Hm', {}, conversationId);
        const call = await chat.model.next();
        await call.request.sources?.findWords('what did I say about Ana?', true);
        call.say('So.');
        call.end();
        await reader.readAll();
      },
      'chat.summarise-conversation': async () => {
        const userId = newUser();
        const id = await talk(chat, userId);
        for (let exchange = 0; exchange < 12; exchange += 1) await talk(chat, userId, id);
        chat.model.answerObjects((request) => {
          request.onTokens?.(1);
          return { summary: 'They said hello.' };
        });
        const summarise = () => handle('chat.summarise-conversation', { userId, conversationId: id });
        await chat.summaries.tick();
        await summarise();
        // Takes up the summary that is there.
        await chat.connection
          .collection<{ _id: number }>('conversations')
          .updateOne({ _id: id }, { $set: { summaryDueAt: LONG_AGO } });
        await summarise();
      },
      'auth.onboarding-completed': () => digested('auth.onboarding-completed'),
      'auth.soulprint-written': () => digested('auth.soulprint-written'),
      'auth.user-deleted': async () => {
        const userId = newUser();
        await talk(chat, userId);
        await handle('auth.user-deleted', { userId });
      },
    },
  };
}

/** One message and its reply. @returns the conversation's id */
async function talk(chat: Chat, userId: string, id?: number, text = 'Hello'): Promise<number> {
  const reader = await chat.send(userId, text, {}, id);
  await answer(chat);
  const conversationId = await reader.conversationId();
  await reader.readAll();
  return conversationId;
}

async function answer(chat: Chat): Promise<void> {
  const call = await chat.model.next();
  call.request.onTokens?.(1);
  call.say('Hello to you.');
  call.end();
}

function expectResponse(status: number, response: Response): void {
  if (response.status !== status) throw new Error(`expected ${status}, got ${response.status}`);
}
