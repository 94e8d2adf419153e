import type { StreamPiece } from '@inkwell/contracts';
import { describe, expect, it, vi } from 'vitest';
import { readReply, ReplyError, SILENCE_MS } from './reply-stream.ts';

/** A response whose body arrives in the given chunks. */
const respond = (...chunks: string[]) =>
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

describe('reading a reply stream', () => {
  it('when chunks split lines and characters, then the pieces come whole and in order', async () => {
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

  it('when nothing comes any more, then it fails, and its connection is given up', async () => {
    vi.useFakeTimers();
    const cancel = vi.fn<() => void>();
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) =>
      controller.enqueue(new TextEncoder().encode(line({ type: 'content', content: 'Half a' })));
    const response = new Response(new ReadableStream({ start, cancel }));
    const failure = readReply(response, () => undefined).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(SILENCE_MS);
    expect(await failure).toBeInstanceOf(ReplyError);
    expect(cancel).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('when a line is not a JSON object, then it is skipped', async () => {
    const pieces: StreamPiece[] = [];
    await readReply(
      respond('data: {oops\n\n', 'data: 7\n\n', line({ type: 'content', content: 'Hi' }), line(complete)),
      (piece) => pieces.push(piece),
    );
    expect(pieces).toHaveLength(2);
  });

  it('when the stream ends before `complete`, then reading fails', async () => {
    const result = readReply(respond(line({ type: 'content', content: 'Hal' })), () => {});
    await expect(result).rejects.toBeInstanceOf(ReplyError);
  });

  it('when an error event arrives, then reading fails even if `complete` follows', async () => {
    const result = readReply(respond(line({ type: 'error', message: 'down' }), line(complete)), () => {});
    await expect(result).rejects.toThrow('down');
  });

  it('when the response has no body, then reading fails', async () => {
    await expect(readReply(new Response(null), () => {})).rejects.toBeInstanceOf(ReplyError);
  });
});
