import { type Conclusion, ModelError } from '@inkwell/ai';
import type { CalendarSuggestion } from '@inkwell/contracts';
import { suggestionAnswerId } from '@inkwell/contracts/constants';
import type { Box } from '@inkwell/vault';
import { Types } from 'mongoose';
import { readableIn } from '@inkwell/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conclusionOf } from '../src/messages/message.model.ts';
import { type Chat, newUser, startChat } from './harness.ts';

let chat: Chat;
beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

const STATE: Conclusion['state'] = {
  choices: [],
  listens: 0,
  page: null,
  language: null,
  about: { emotion: 'guilt', themes: ['mother'] },
  told: 2,
  offered: 0,
  past: [],
  list: [],
  planned: [],
  complaints: 0,
  dating: null,
};

const progressAt = (step: string): NonNullable<Conclusion['progress']> => ({
  exercise: 'day-review',
  step,
  shown: 1,
  kept: { moment: 'the plum trees' },
  at: 0,
  paused: false,
  asked: false,
  before: null,
});

const conclusionAt = (step: string): Conclusion => ({
  choices: ['Go on'],
  exercise: { id: 'day-review', title: 'Day review', step: 1, steps: 6, pace: null, page: null },
  state: STATE,
  progress: progressAt(step),
});

/** Sends a message whose reply comes with a conclusion. */
async function exchange(
  userId: string,
  conclusion: Conclusion,
  extra: Record<string, unknown> = {},
  id?: number,
) {
  const reader = await chat.send(userId, 'Go on, please.', extra, id);
  const call = await chat.model.next();
  call.say('What next?');
  call.conclude(conclusion);
  call.end();
  const conversationId = await reader.conversationId();
  const last = (await reader.readAll()).at(-1);
  return { conversationId, last, request: call.request };
}

it('when a reply offers answers and stands in an exercise, then both come with complete and are stored', async () => {
  const userId = newUser();
  const { conversationId, last } = await exchange(userId, conclusionAt('first'));
  const { choices, exercise } = conclusionAt('first');
  expect(last).toMatchObject({ type: 'complete', state: 'complete', choices, exercise });
  const { messages } = await chat.get(userId, conversationId);
  expect(messages[0]).toMatchObject({ choices: [], exercise: null });
  expect(messages[1]).toMatchObject({ choices, exercise, state: 'complete' });
});

const SUGGESTION: CalendarSuggestion = {
  id: 's1',
  title: 'A walk',
  description: '',
  priority: 'medium',
  suggestedTime: '2026-11-28T10:00:00.000Z',
  duration: 30,
  reasoning: '',
  emotionalBenefit: '',
  confidence: 90,
};
const WALK_CARD = { title: 'A walk', day: '2026-11-28' };

it('when a reply suggests something for the calendar, then it comes with complete, also to who reads it later', async () => {
  const userId = newUser();
  const cards = Array.from({ length: 5 }, (_, at) => ({ ...SUGGESTION, id: `${SUGGESTION.id} ${at}` }));
  const suggesting = { ...conclusionAt('first'), suggestions: cards };
  const { conversationId, last } = await exchange(userId, suggesting, { mode: 'plan' });
  expect(last).toMatchObject({ type: 'complete', suggestions: cards });
  const later = await (await chat.resume(userId, conversationId)).readAll();
  expect(later.at(-1)).toMatchObject({ type: 'complete', suggestions: cards });
  const row = await chat.messages.findOne({ userId, sender: 'ai' });
  expect(readableIn(row)).not.toContain('A walk');
  const { last: without, request } = await exchange(
    userId,
    conclusionAt('second'),
    { mode: 'plan' },
    conversationId,
  );
  expect(without).not.toHaveProperty('suggestions');
  const card = { ...WALK_CARD, from: '10:00', to: '10:30' };
  expect(request.sources?.cards).toEqual(cards.map(() => card));
});

it('when cards are answered, or newer ones take their place, then the companion knows only of those that are shown', async () => {
  const userId = newUser();
  const withCards = (...suggestions: CalendarSuggestion[]) => ({ ...conclusionAt('first'), suggestions });
  const plan = { mode: 'plan' };
  const first = withCards(SUGGESTION, { ...SUGGESTION, id: 's2', title: 'The letter' });
  const { conversationId } = await exchange(userId, first, plan);
  const confirm = (message: string) =>
    chat.request('POST', userId, `/${conversationId}/messages`, { message, isCalendarConfirmation: true });
  await confirm('No thanks, I don\'t want to schedule "The letter" right now');
  const titlesAt = ({ request }: Awaited<ReturnType<typeof exchange>>) =>
    request.sources?.cards?.map(({ title }) => title);
  expect(titlesAt(await exchange(userId, conclusionAt('second'), plan, conversationId))).toEqual(['A walk']);
  await exchange(userId, withCards({ ...SUGGESTION, id: 's3', title: 'The dentist' }), plan, conversationId);
  expect(titlesAt(await exchange(userId, conclusionAt('third'), plan, conversationId))).toEqual([
    'The dentist',
  ]);
  await confirm('Yes, please schedule "The dentist" for Saturday, 10:00 AM');
  expect(titlesAt(await exchange(userId, conclusionAt('fourth'), plan, conversationId))).toEqual([]);
});

it('when a card is scheduled with another title, or has that of another one, then it alone is answered', async () => {
  const userId = newUser();
  const cards = ['s1', 's2', 's3'].map((id) => ({ ...SUGGESTION, id }));
  const plan = { mode: 'plan' };
  const { conversationId } = await exchange(userId, { ...conclusionAt('first'), suggestions: cards }, plan);
  await chat.request('POST', userId, `/${conversationId}/messages`, {
    message: 'Yes, please schedule "A long walk" for Saturday, 10:00 AM',
    isCalendarConfirmation: true,
    clientMessageId: suggestionAnswerId('the reply', 's2', true),
  });
  await chat.request('POST', userId, `/${conversationId}/messages`, {
    message: 'No thanks, I don\'t want to schedule "A walk" right now',
    isCalendarConfirmation: true,
    clientMessageId: suggestionAnswerId('the reply', 's3', false),
  });
  const { request } = await exchange(userId, conclusionAt('second'), plan, conversationId);
  expect(request.sources?.cards).toHaveLength(1);
});

it('when a row of another version holds more suggestions than fit, then eight can be read all the same', () => {
  const suggestions = Array.from({ length: 9 }, (_, at) => ({ ...SUGGESTION, id: `s${at}` }));
  const stored = { choices: [], exercise: null, state: null, suggestions };
  const box = { unsealJson: () => stored } as unknown as Box;
  const row = { _id: new Types.ObjectId(), conclusion: Buffer.from('sealed') };
  expect(conclusionOf(row, box)?.suggestions).toEqual(suggestions.slice(0, 8));
});

it('when an exercise is under way, then it goes on in another conversation; the rest stays in its own', async () => {
  const userId = newUser();
  const { conversationId } = await exchange(userId, conclusionAt('first'));
  const inHeal = await exchange(userId, conclusionAt('second'), { mode: 'heal' });
  expect(inHeal.request.context).toMatchObject({ progress: progressAt('first'), state: null });
  const inWrite = await exchange(userId, conclusionAt('third'), {}, conversationId);
  expect(inWrite.request.context).toMatchObject({ progress: progressAt('second'), state: STATE });
});

it('when a reply failed after a step, then the message is answered again from the same step', async () => {
  const userId = newUser();
  await exchange(userId, conclusionAt('first'));
  const clientMessageId = 'answer';
  const reader = await chat.send(userId, 'The plum trees.', { clientMessageId });
  const failing = await chat.model.next();
  failing.conclude(conclusionAt('second'));
  failing.fail(new ModelError('unavailable', 'down'));
  await reader.readAll();
  const again = await exchange(userId, conclusionAt('second'), { clientMessageId });
  expect(again.request.context).toMatchObject({ progress: progressAt('first') });
});

it('when a reply comes without a conclusion, then the exercise stays where it was', async () => {
  const userId = newUser();
  await exchange(userId, conclusionAt('first'));
  const reader = await chat.send(userId, 'Something else.');
  const call = await chat.model.next();
  call.say('Yes.');
  call.end();
  await reader.readAll();
  const { request } = await exchange(userId, conclusionAt('second'));
  expect(request.context).toMatchObject({ progress: progressAt('first') });
});

it('when an exercise is stored, then nobody can read it there', async () => {
  const userId = newUser();
  await exchange(userId, conclusionAt('first'));
  const row = await chat.database.collection<{ _id: string }>('people').findOne({ _id: userId });
  expect(readableIn(row)).not.toContain('plum');
  expect(readableIn(await chat.messages.find({ userId }).toArray())).not.toContain('day-review');
});

it('when one’s own message was sent with an id, then the stored one carries it', async () => {
  const userId = newUser();
  const { conversationId } = await exchange(userId, conclusionAt('first'), { clientMessageId: 'mine' });
  const { messages } = await chat.get(userId, conversationId);
  expect(messages[0]).toMatchObject({ clientMessageId: 'mine' });
});

it('when somebody talked before in another conversation, then the reply knows it', async () => {
  const userId = newUser();
  const { request: first } = await exchange(userId, conclusionAt('first'));
  expect(first.context).toMatchObject({ hasTalked: false });
  const { request: later } = await exchange(userId, conclusionAt('second'), { mode: 'heal' });
  expect(later.context).toMatchObject({ hasTalked: true });
});
