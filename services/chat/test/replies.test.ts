import { ModelError } from '@inkwell/ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chat, newUser, contentOf, startChat } from './harness.ts';

let chat: Chat;
beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

/** Sends a message, has it answered, and returns the conversation's id. */
async function exchange(userId: string, text: string, answer: string): Promise<number> {
  const reader = await chat.send(userId, text);
  const call = await chat.model.next();
  call.say(answer);
  call.end();
  const id = await reader.conversationId();
  await reader.readAll();
  return id;
}

describe('a reply', () => {
  it('when it streams, then the id comes first, each piece as it is said, and complete once it is stored', async () => {
    const userId = newUser();
    const reader = await chat.send(userId, 'I slept badly.');
    const id = await reader.conversationId();
    const call = await chat.model.next();
    expect((await chat.get(userId, id)).messages).toMatchObject([
      { sender: 'user', content: 'I slept badly.' },
      { sender: 'ai', content: '', complete: false },
    ]);
    call.say('What kept ');
    expect(await reader.next()).toMatchObject({ type: 'content', content: 'What kept ' });
    call.say('you up?');
    expect(await reader.next()).toMatchObject({ type: 'content', content: 'you up?' });
    call.end();
    const [last, ...more] = await reader.readAll();
    expect(more).toEqual([]);
    expect(last).toEqual({
      type: 'complete',
      messageId: expect.any(String),
      analysis: null,
      care: null,
      choices: [],
      exercise: null,
      state: 'complete',
    });
    const stored = await chat.get(userId, id);
    expect(stored).toMatchObject({ mode: 'write', title: 'I slept badly.' });
    expect(stored.messages[1]).toMatchObject({
      id: last?.type === 'complete' && last.messageId,
      content: 'What kept you up?',
      sender: 'ai',
      analysis: null,
      complete: true,
    });
  });

  it('when a piece ends inside of what is drawn as one, then that is sent as one', async () => {
    const userId = newUser();
    const reader = await chat.send(userId, 'Hello');
    const call = await chat.model.next();
    await reader.conversationId();
    for (const piece of ['Yes ', '👩‍', '👧', '🇸', '🇪 go', 'od \u1112', '\u1161']) call.say(piece);
    call.end();
    const pieces = (await reader.readAll()).flatMap((event) =>
      event.type === 'content' ? [event.content] : [],
    );
    expect(pieces.join('')).toBe('Yes 👩‍👧🇸🇪 good \u1112\u1161');
    for (const piece of pieces) expect(piece).not.toMatch(/\u200d$|^\u200d|^\u{1F1EA}|^\u1161/u);
  });

  it('when the model is asked, then it gets the mode and what was said before, oldest first', async () => {
    const userId = newUser();
    const id = await exchange(userId, 'First.', 'Second.');
    const reader = await chat.send(userId, 'Third.', { mode: 'write' }, id);
    const call = await chat.model.next();
    expect(call.request.task).toBe('companion.write');
    expect(call.request.messages).toEqual([
      { role: 'user', content: 'First.' },
      { role: 'assistant', content: 'Second.' },
      { role: 'user', content: 'Third.' },
    ]);
    call.say('Fourth.');
    call.end();
    await reader.readAll();
    const { messages } = await chat.get(userId, id);
    expect(messages.map(({ content }) => content)).toEqual(['First.', 'Second.', 'Third.', 'Fourth.']);
  });

  it('when its reader leaves, then it is finished and stored all the same', async () => {
    const userId = newUser();
    const reader = await chat.send(userId, 'Hello there.');
    const id = await reader.conversationId();
    const call = await chat.model.next();
    call.say('One, ');
    await reader.next();
    await reader.cancel();
    const stored = chat.nextNotice(userId);
    call.say('two.');
    call.end();
    expect(await stored).toBe('chat');
    expect((await chat.get(userId, id)).messages[1]).toMatchObject({ content: 'One, two.', complete: true });
  });

  it('when it is stopped, then it ends soon and keeps what was said, though the model goes on', async () => {
    const userId = newUser();
    const reader = await chat.send(userId, 'Tell me everything.');
    const id = await reader.conversationId();
    const call = await chat.model.next();
    call.say('To begin with');
    await reader.next();
    const asked = Date.now();
    expect((await chat.stop(userId, id)).status).toBe(204);
    expect(await reader.readAll()).toMatchObject([{ type: 'complete' }]);
    // A stop that is not looked for is found with the next renewal of the lease, after five.
    expect(Date.now() - asked).toBeLessThan(4_500);
    expect(call.request.signal?.aborted).toBe(true);
    call.say(' and on and on');
    expect((await chat.get(userId, id)).messages[1]).toMatchObject({
      content: 'To begin with',
      complete: true,
    });
    expect((await chat.stop(userId, id)).status).toBe(204);
  });

  it('when it is stopped before its first word, then nothing of it is shown', async () => {
    const userId = newUser();
    const reader = await chat.send(userId, 'Tell me everything.');
    const id = await reader.conversationId();
    await chat.model.next();
    await chat.stop(userId, id);
    expect(await reader.readAll()).toMatchObject([{ type: 'complete' }]);
    expect((await chat.get(userId, id)).messages).toMatchObject([{ sender: 'user' }]);
  });

  it('when it is stopped while another message waits, then that one is answered', async () => {
    const userId = newUser();
    const first = await chat.send(userId, 'One?');
    const id = await first.conversationId();
    const firstCall = await chat.model.next();
    firstCall.say('1');
    await first.next();
    const second = await chat.send(userId, 'Two?', {}, id);
    await chat.stop(userId, id);
    expect(await first.readAll()).toMatchObject([{ type: 'complete' }]);
    const secondCall = await chat.model.next();
    secondCall.say('2');
    secondCall.end();
    expect(contentOf(await second.readAll())).toBe('2');
  });

  it('when a second message comes meanwhile, then it is stored at once and answered after the first', async () => {
    const userId = newUser();
    const first = await chat.send(userId, 'One?');
    const id = await first.conversationId();
    const firstCall = await chat.model.next();
    firstCall.say('1');
    const second = await chat.send(userId, 'Two?', {}, id);
    expect(await second.conversationId()).toBe(id);
    const third = await chat.send(userId, 'Three?', {}, id);
    expect((await chat.get(userId, id)).messages).toHaveLength(6);
    expect(chat.model.unanswered()).toBe(0);
    firstCall.end();
    expect(contentOf(await first.readAll())).toBe('1');
    const secondCall = await chat.model.next();
    expect(secondCall.request.messages.map(({ content }) => content)).toEqual(['One?', '1', 'Two?']);
    secondCall.say('2');
    secondCall.end();
    expect(contentOf(await second.readAll())).toBe('2');
    const thirdCall = await chat.model.next();
    thirdCall.say('3');
    thirdCall.end();
    expect(contentOf(await third.readAll())).toBe('3');
    const { messages } = await chat.get(userId, id);
    expect(messages.map(({ content }) => content)).toEqual(['One?', '1', 'Two?', '2', 'Three?', '3']);
  });
});

describe('a model that fails', () => {
  it('when it fails before its first piece, then the stream says so and ends, and the message is kept', async () => {
    const userId = newUser();
    const reader = await chat.send(userId, 'Are you there?');
    const id = await reader.conversationId();
    (await chat.model.next()).fail(new ModelError('unavailable', 'The model is away'));
    expect(await reader.readAll()).toEqual([
      { type: 'error', message: expect.stringContaining('try again') },
    ]);
    expect((await chat.get(userId, id)).messages).toMatchObject([{ content: 'Are you there?' }]);
  });

  it('when it fails in mid-stream, then what was said is kept and the next message is answered', async () => {
    const userId = newUser();
    const reader = await chat.send(userId, 'Are you there?');
    const id = await reader.conversationId();
    const call = await chat.model.next();
    call.say('I think');
    await reader.next();
    call.fail(new ModelError('unavailable', 'The model is away'));
    expect(await reader.readAll()).toMatchObject([{ type: 'error' }]);
    expect((await chat.get(userId, id)).messages[1]).toMatchObject({ content: 'I think', complete: true });
    expect(await exchange(userId, 'And now?', 'Yes.')).toBe(id);
  });

  it('when it says nothing at all, then that is a failure too', async () => {
    const reader = await chat.send(newUser(), 'Are you there?');
    (await chat.model.next()).end();
    expect((await reader.readAll()).at(-1)).toMatchObject({ type: 'error' });
  });
});

describe('a repeated send', () => {
  const clientMessageId = 'c-1';

  it('when the reply runs or has ended, then it is the same message and the same answer', async () => {
    const userId = newUser();
    const first = await chat.send(userId, 'Only once.', { clientMessageId });
    const call = await chat.model.next();
    call.say('Heard ');
    const again = await chat.send(userId, 'Only once.', { clientMessageId });
    const id = await again.conversationId();
    expect(await again.next()).toMatchObject({ content: 'Heard ' });
    call.say('you.');
    call.end();
    const late = chat.send(userId, 'Only once.', { clientMessageId });
    const ends = await Promise.all([first.readAll(), again.readAll(), (await late).readAll()]);
    expect(ends.map(contentOf)).toEqual(['Heard you.', 'you.', 'Heard you.']);
    expect(new Set(ends.map((events) => JSON.stringify(events.at(-1)))).size).toBe(1);
    expect((await chat.get(userId, id)).messages).toHaveLength(2);
  });

  it('when two come at once, then one message is stored and the model is asked once', async () => {
    const userId = newUser();
    const both = await Promise.all([
      chat.send(userId, 'Only once.', { clientMessageId }),
      chat.send(userId, 'Only once.', { clientMessageId }),
    ]);
    const call = await chat.model.next();
    call.say('Once.');
    call.end();
    const ends = await Promise.all(both.map((reader) => reader.readAll()));
    expect(ends.map(contentOf)).toEqual(['Once.', 'Once.']);
    const rows = await chat.messages.find({ userId }).toArray();
    expect(rows.map(({ sender }) => sender as string).toSorted()).toEqual(['ai', 'user']);
    const person = await chat.database.collection<{ _id: string }>('people').findOne({ _id: userId });
    expect(person).toMatchObject({ sends: [{ message: rows.find(({ sender }) => sender === 'user')?._id }] });
  });

  it('when a process died between the two rows of a turn, then the missing reply is written and answered', async () => {
    const userId = newUser();
    const first = await chat.send(userId, 'Only once.', { clientMessageId });
    (await chat.model.next()).end();
    await first.readAll();
    await chat.messages.deleteOne({ userId, sender: 'ai' });
    const again = await chat.send(userId, 'Only once.', { clientMessageId });
    const call = await chat.model.next();
    call.say('Here.');
    call.end();
    expect(contentOf(await again.readAll())).toBe('Here.');
    expect(await chat.messages.countDocuments({ userId })).toBe(2);
  });

  it('when the reply had failed, then the same message is answered after all', async () => {
    const userId = newUser();
    const first = await chat.send(userId, 'Only once.', { clientMessageId });
    const id = await first.conversationId();
    const call = await chat.model.next();
    call.say('Half of');
    call.fail(new Error('cut'));
    await first.readAll();
    const again = await chat.send(userId, 'Only once.', { clientMessageId });
    const second = await chat.model.next();
    expect(second.request.messages).toEqual([{ role: 'user', content: 'Only once.' }]);
    second.say('The whole answer.');
    second.end();
    expect(contentOf(await again.readAll())).toBe('The whole answer.');
    expect((await chat.get(userId, id)).messages.map(({ content }) => content)).toEqual([
      'Only once.',
      'The whole answer.',
    ]);
  });
});
