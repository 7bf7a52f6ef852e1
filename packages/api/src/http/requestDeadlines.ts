import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handleClientError } from './handleClientError.ts';

/** How long the parts of a request may take to arrive. */
export interface RequestDeadlines {
  /** Of its headers, in ms. */
  readonly headers: number;
  /** Of its body, in ms. */
  readonly body: number;
  /** Minimum rate in bytes per second at which an upload may take longer than `body`. */
  readonly uploadRate: number;
}

/** 30 s for a whole request. A photo of 10 MB may take a quarter of an hour on the slowest mobile network. */
export const requestDeadlines: RequestDeadlines = {
  headers: 10_000,
  body: 20_000,
  uploadRate: 10_240,
};

/** Options for the HTTP server of Node, which enforces the deadline of the headers. */
export function headersDeadline({ headers }: RequestDeadlines) {
  return {
    headersTimeout: headers,
    connectionsCheckingInterval: Math.min(1_000, headers / 2),
    // The body deadline of Node has no exception for uploads.
    requestTimeout: 0,
  };
}

/** Responds with 408 and closes the connection when the body of a request does not arrive in time. */
export function limitBodyTime(
  app: FastifyInstance,
  { body, uploadRate }: Pick<RequestDeadlines, 'body' | 'uploadRate'>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    // Injected requests have no connection.
    if (!hasBody(request) || !(raw.socket instanceof Socket)) return;
    let bytesBefore = raw.socket.bytesRead;
    const timer = setInterval(() => {
      const bytes = raw.socket.bytesRead - bytesBefore;
      bytesBefore += bytes;
      if (raw.complete || raw.destroyed) clearInterval(timer);
      else if (!isUpload(request, reply) || bytes < (uploadRate * body) / 1_000) refuse(reply);
    }, body);
    timer.unref();
    raw.once('end', () => clearInterval(timer));
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Only signed-in users upload files. What follows a response is no upload. */
function isUpload({ person, headers }: FastifyRequest, { raw }: FastifyReply): boolean {
  const isForm = (headers['content-type'] ?? '').startsWith('multipart/');
  return person !== undefined && isForm && !raw.headersSent;
}

function refuse(reply: FastifyReply): void {
  const { socket } = reply.request.raw;
  // A call that was rejected before its body arrived already has its response.
  if (reply.raw.headersSent) socket.destroy();
  else
    handleClientError(
      Object.assign(new Error('body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      socket,
    );
}
