import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from './handleError.ts';

/** A call whose client may leave before its response. */
interface WaitingCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly signal: AbortSignal;
}

/** Reports the processed rows of all rows. */
export type Report = (done: number, total: number) => void;

/** A signal that is aborted when the client leaves before its response is complete. */
export function leftSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}

/** At most one report per percent. */
const steps = 100;

/**
 * Runs a call that takes seconds. For a client that accepts `text/event-stream`, the response is a stream of `progress`
 * events (`{ "done", "total" }`), then one `result` event with the body of the usual response, or one `failure` event
 * with the body of the error and its `status`. Other clients receive the usual response.
 */
export async function withProgress<Result>(
  { request, reply, signal }: WaitingCall,
  work: (report: Report) => Promise<Result>,
): Promise<Result | FastifyReply> {
  if (!(request.headers.accept ?? '').includes('text/event-stream')) return work(() => {});
  const stream = new PassThrough();
  const send = (name: string, data: object) => {
    if (!signal.aborted) stream.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  let last = -1;
  const report: Report = (done, total) => {
    const step = Math.floor((done / Math.max(1, total)) * steps);
    if (step <= last) return;
    last = step;
    send('progress', { done, total });
  };
  void work(report)
    .then((data) => send('result', { data }))
    .catch((error: unknown) => {
      const { status, body } = describeError(error, request);
      send('failure', { ...body, status });
    })
    .finally(() => stream.end());
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      // A buffering proxy would delay the events.
      .header('x-accel-buffering', 'no')
      .send(stream)
  );
}
