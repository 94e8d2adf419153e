import type { StreamPiece } from '@inkwell/contracts';
import { describe, expect, it } from 'vitest';
import { readReply, ReplyError } from './reply-stream.ts';

/** An answer whose body comes in the given chunks. */
const answer = (...chunks: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    }),
  );

const line = (piece: unknown) => `data: ${JSON.stringify(piece)}\n\n`;
const complete = { type: 'complete', messageId: 'm1', analysis: null };

describe('reading a reply', () => {
  it('when chunks cut lines and characters in two, then the pieces come whole and in order', async () => {
    const bytes = new TextEncoder().encode(
      `:\n\nid: 1\n${line({ type: 'content', content: 'Gr\u00fc\u00dfe, ' })}${line({ type: 'content', content: '😀' })}${line(complete)}`,
    );
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    const pieces: StreamPiece[] = [];
    const completion = await readReply(new Response(body), (piece) => pieces.push(piece));
    expect(completion.messageId).toBe('m1');
    expect(pieces.map((piece) => (piece.type === 'content' ? piece.content : piece.type))).toEqual([
      'Grüße, ',
      '😀',
      'complete',
    ]);
  });

  it('when a line cannot be read, then it is passed over', async () => {
    const pieces: StreamPiece[] = [];
    await readReply(
      answer('data: {oops\n\n', 'data: 7\n\n', line({ type: 'content', content: 'Hi' }), line(complete)),
      (piece) => pieces.push(piece),
    );
    expect(pieces).toHaveLength(2);
  });

  it('when the stream ends before `complete`, then it failed', async () => {
    const reading = readReply(answer(line({ type: 'content', content: 'Hal' })), () => {});
    await expect(reading).rejects.toBeInstanceOf(ReplyError);
  });

  it('when the model failed, then it failed, whatever else comes', async () => {
    const reading = readReply(answer(line({ type: 'error', message: 'down' }), line(complete)), () => {});
    await expect(reading).rejects.toThrow('down');
  });

  it('when there is no stream, then it failed', async () => {
    await expect(readReply(new Response(null), () => {})).rejects.toBeInstanceOf(ReplyError);
  });
});
