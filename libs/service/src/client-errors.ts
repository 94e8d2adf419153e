import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@inkwell/contracts';
import { AppError, STATUS } from './errors.ts';

/**
 * Answers a request that never became one: it did not arrive in time, or is no HTTP. The connection is closed; one
 * that has carried an answer before is closed without another, which could fall into the middle of it.
 */
export function answerClientError(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const { code, message } = clientErrorOf(error.code);
  const body = JSON.stringify({ error: code, message, requestId: randomUUID() } satisfies ErrorBody);
  const lines = [
    `HTTP/1.1 ${STATUS[code]} ${STATUS_CODES[STATUS[code]]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

function clientErrorOf(code: string | undefined): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new AppError('request_timeout');
  if (code === 'HPE_HEADER_OVERFLOW')
    return new AppError('too_large', 'The headers of the request are too long.');
  return new AppError('invalid', 'The request cannot be read.');
}
