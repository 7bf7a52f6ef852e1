import type { FastifyReply } from 'fastify';
import type { ListPage } from '../db/listPage.ts';

/** A successful response with a serialized body: the database composes most of them. */
export class JsonResponse {
  readonly status: number;
  readonly json: string | Buffer;

  constructor(status: number, json: string | Buffer) {
    this.status = status;
    this.json = json;
  }
}

/** `{ "data": ... }` */
export function jsonData(json: string, status = 200): JsonResponse {
  return new JsonResponse(status, `{"data":${json}}`);
}

interface Window {
  readonly page: number;
  readonly perPage: number;
}

/** The requested page of a list. */
export function pageOf({ page, per_page }: { readonly page: number; readonly per_page: number }) {
  return { page, perPage: per_page };
}

/** A page of a list with its `meta`. */
export function jsonPage(
  { json, total, isExact, exactTotal }: ListPage,
  { page, perPage }: Window,
) {
  const meta = {
    current_page: page,
    per_page: perPage,
    total,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    total_is_exact: isExact,
    ...(exactTotal !== undefined && { exact_total: exactTotal }),
  };
  return new JsonResponse(200, `{"data":${json},"meta":${JSON.stringify(meta)}}`);
}

export function sendJson(reply: FastifyReply, { status, json }: JsonResponse): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(json);
}
