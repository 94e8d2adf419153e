import { describe, expect, it } from 'vitest';
import { excerptOf } from '../src/excerpt.ts';
import { createLocalModel } from '../src/local/model.ts';
import { createProgram } from '../src/program/program.ts';
import type { ProgramRequest, ProgramReply } from '../src/program/turn.ts';
import { turnsDuring } from './event-loop.ts';
import { HOSTILE_KINDS, hostileText } from './hostile-texts.ts';

const LONGEST = 8_000;
const FIRST = 'My sister Ana called this morning, and I was so glad. ';
const LAST = ' In the evening I sat by the river and felt calm.';

const message = (content: string) => ({ role: 'user' as const, content });
const said = (content: string) => ({ role: 'assistant' as const, content });

/** A message of the largest size whose middle is of one kind. */
const around = (middle: string) =>
  `${FIRST.repeat(20)}${middle.slice(0, LONGEST - 20 * (FIRST.length + LAST.length))}${LAST.repeat(20)}`;

const program = createProgram();
const answer = (
  messages: ProgramRequest['messages'],
  before?: ProgramReply,
  mode: ProgramRequest['mode'] = 'heal',
): Promise<ProgramReply> =>
  program({
    mode,
    messages,
    embedding: null,
    state: before?.state ?? null,
    progress: before?.progress ?? null,
    person: {},
    now: 0,
    today: '2026-05-17',
    hour: 9,
  });

describe('an excerpt', () => {
  it('when a text is short, then it is all of it', () => {
    expect(excerptOf('One. Two.', 9)).toBe('One. Two.');
  });

  it.each(HOSTILE_KINDS)('when a text is of %s, then it is as long as was asked for', (kind) => {
    const text = hostileText(kind, LONGEST);
    const excerpt = excerptOf(text, 1_000);
    expect(excerpt.length).toBeLessThanOrEqual(1_001);
    expect(excerpt.length).toBeGreaterThan(400);
    expect(text.startsWith(excerpt.slice(0, 200))).toBe(true);
  });

  it('when a text has sentences, then whole ones are left', () => {
    expect(excerptOf('One one. Two two. Three three. Four four. Five five.', 36)).toBe(
      'One one. Two two.\n Five five.',
    );
  });

  it('when a text has no spaces, then no character is divided', () => {
    expect(excerptOf('👨‍👩‍👧‍👦'.repeat(10), 50)).toBe(`${'👨‍👩‍👧‍👦'.repeat(2)}\n${'👨‍👩‍👧‍👦'.repeat(2)}`);
  });
});

describe('a message of the largest size', () => {
  it.each(HOSTILE_KINDS)('when its middle is of %s, then the program does not read it', async (kind) => {
    const read = await answer([message(around(hostileText(kind, LONGEST)))]);
    const plain = await answer([message(around(hostileText('plain prose', LONGEST)))]);
    expect(read.exercise).toBeNull();
    expect(read.state.about).toEqual(plain.state.about);
  });

  it('when it is an answer of an exercise, then all of it is kept, and put onto the page', async () => {
    const letter = around('You never asked how I was, and I kept quiet. '.repeat(200));
    const written = ["Let's write that letter", 'Ana', letter, letter, 'An answer.', 'A stone.', 'Nothing.'];
    const messages: ProgramRequest['messages'][number][] = [];
    let reply: ProgramReply | undefined;
    for (const text of written) {
      messages.push(message(text));
      reply = await answer(messages, reply, 'write');
      if (reply.progress === null) break;
      messages.push(said(reply.text));
    }
    expect(reply?.exercise?.page?.split(letter.trim())).toHaveLength(3);
  });

  it('when it is to be put onto the page, then the page has all of it', async () => {
    const told = around('Then I walked on to the bridge and counted the boats. '.repeat(200));
    const reply = await answer([message(told), said('What happened?'), message('Put it on my page')]);
    expect(reply.exercise?.page).toBe(told.trim());
    expect(reply.state.page).toBe(told.trim());
  });

  it.each(['plain prose', 'lines'] as const)(
    'when it is of %s, then others have their turn while it is answered',
    async (kind) => {
      const model = createLocalModel({ sleep: () => Promise.resolve() });
      const turns = await turnsDuring(async () => {
        const messages = [message(hostileText(kind, LONGEST))];
        for await (const _ of model.stream({ task: 'companion.heal', messages }));
      });
      expect(turns).toBeGreaterThan(0);
    },
  );
});
