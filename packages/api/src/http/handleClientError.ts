import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { defaultLanguage } from '@rentyard/contract/languages';
import { errorMessages } from '@rentyard/contract/messages/errors';
import type { ErrorCode } from '@rentyard/contract/schema/errorBody';
import { securityHeaders } from './headers.ts';

/** Responses by error code of Node; any other code means that the request is not HTTP. */
const known: Readonly<Record<string, readonly [status: number, code: ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'bad_request'],
};

/**
 * Sends an error response of the API when the request could not be parsed: its head is too long,
 * too slow, or not HTTP. The language is unknown then.
 */
export function handleClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = known[error.code ?? ''] ?? [400, 'bad_request'];
  const id = randomUUID();
  const body = { message: errorMessages[defaultLanguage][code], code, request_id: id };
  const text = JSON.stringify(body);
  const headers = {
    ...securityHeaders,
    'x-request-id': id,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable) {
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'));
  }
  socket.destroy(error);
}
