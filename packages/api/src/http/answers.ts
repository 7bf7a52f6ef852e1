import type { FastifyReply } from 'fastify';
import type { ListPage } from '../records/list.ts';

/** A successful answer, its body written out already. */
export interface Answer {
  readonly status: number;
  readonly json: string;
}

/** The same, its body perhaps in bytes. */
interface Sent {
  readonly status: number;
  readonly json: string | Buffer;
}

export function dataAnswer(json: string, status = 200): Answer {
  return { status, json: `{"data":${json}}` };
}

interface Window {
  readonly page: number;
  readonly perPage: number;
}

/** A page of a list with its `meta`. */
export function listAnswer({ json, total, isExact }: ListPage, { page, perPage }: Window): Answer {
  const meta = {
    current_page: page,
    per_page: perPage,
    total,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    total_is_exact: isExact,
  };
  return { status: 200, json: `{"data":${json},"meta":${JSON.stringify(meta)}}` };
}

export function send(reply: FastifyReply, { status, json }: Sent): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(json);
}
