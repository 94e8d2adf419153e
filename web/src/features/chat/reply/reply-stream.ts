import type { StreamPiece } from '@inkwell/contracts';
import { createParser } from 'eventsource-parser';

export type Completion = Extract<StreamPiece, { type: 'complete' }>;

/** The reply's stream failed or ended early. */
export class ReplyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ReplyError';
  }
}

/** The server sends a comment each 15 s at least, so that nothing comes after a longer silence, in ms. */
export const SILENCE_MS = 45_000;

type Chunk = Awaited<ReturnType<ReadableStreamDefaultReader<Uint8Array>['read']>>;

/** @throws ReplyError after a silence */
async function readChunk(stream: ReadableStreamDefaultReader<Uint8Array>): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new ReplyError('the stream is silent'));
      void stream.cancel().catch(() => undefined);
    }, SILENCE_MS);
  });
  try {
    return await Promise.race([stream.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** Parses a `data:` line; undefined for one that is no JSON object, which is skipped. */
function parsePiece(data: string): StreamPiece | undefined {
  try {
    const piece: unknown = JSON.parse(data);
    return typeof piece === 'object' && piece !== null && 'type' in piece
      ? (piece as StreamPiece)
      : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Reads a reply's stream to its end; `onPiece` gets each piece as it arrives.
 * @throws ReplyError when the model failed, or when the stream falls silent or ends before its `complete` event
 */
export async function readReply(
  response: Response,
  onPiece: (piece: StreamPiece) => void,
): Promise<Completion> {
  const stream = response.body?.getReader();
  if (!stream) throw new ReplyError('the response has no body');
  let completion: Completion | undefined;
  let failure: string | undefined;
  const parser = createParser({
    onEvent: ({ data }) => {
      const piece = parsePiece(data);
      if (!piece || completion) return;
      if (piece.type === 'complete') completion = piece;
      else if (piece.type === 'error') failure = piece.message;
      onPiece(piece);
    },
  });
  const decoder = new TextDecoder();
  for (let chunk = await readChunk(stream); !chunk.done; chunk = await readChunk(stream)) {
    parser.feed(decoder.decode(chunk.value, { stream: true }));
  }
  if (failure !== undefined) throw new ReplyError(failure);
  if (!completion) throw new ReplyError('the stream ended before the reply was complete');
  return completion;
}
