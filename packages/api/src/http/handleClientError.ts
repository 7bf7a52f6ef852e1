import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { defaultLanguage } from '@rentyard/contract/languages';
import { errorMessages } from '@rentyard/contract/messages/errors';
import type { ErrorCode } from '@rentyard/contract/schema/routes/errorBody';
import type { FastifyInstance } from 'fastify';
import { BadRequest } from '../errors/failures.ts';
import { securityHeaders } from './headers.ts';

/** The code of a request whose `Expect` header the server does not know. */
const unmetExpectation = 'EXPECTATION';

/** Responses by error code of Node; any other code means that the request is not HTTP. */
const known: Readonly<Record<string, readonly [status: number, code: ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'bad_request'],
  [unmetExpectation]: [417, 'bad_request'],
};

/**
 * Replaces the responses that Node would send itself, without the headers and the body of this API: to
 * a request with an unknown `Expect`, and to one without the `Host` of HTTP/1.1. Refuses two hosts, of
 * which a proxy may have checked the other one.
 */
export function replaceNodeResponses(app: FastifyInstance): void {
  app.server.on('checkExpectation', ({ socket }: IncomingMessage) => {
    handleClientError(Object.assign(new Error('Expect'), { code: unmetExpectation }), socket);
  });
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) throw new BadRequest();
  });
}

/** Options for the HTTP server of Node: `replaceNodeResponses` checks the `Host` instead. */
export const hostOption = { requireHostHeader: false } as const;

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
    date: new Date().toUTCString(),
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
