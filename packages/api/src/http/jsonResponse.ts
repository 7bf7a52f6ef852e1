import type { FastifyReply } from 'fastify';
import type { ListPage } from '../db/listPage.ts';
import { acceptedEncoding, type ContentEncoding, compressBody } from './contentEncoding.ts';

/** A successful response with a serialized body: the database composes most of them. */
export class JsonResponse {
  readonly status: number;
  readonly json: string | Buffer;
  /** The body for repeated requests with the same idempotency key, which is stored: without secrets. */
  readonly repeatedJson: string | Buffer;

  readonly #compressed = new Map<ContentEncoding, Promise<Buffer>>();

  constructor(status: number, json: string | Buffer, repeatedJson = json) {
    this.status = status;
    this.json = json;
    this.repeatedJson = repeatedJson;
  }

  /** The body in an encoding. A cached response is compressed once per encoding. */
  compressed(encoding: ContentEncoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const compressing = compressBody(encoding, this.json);
    this.#compressed.set(encoding, compressing);
    return compressing;
  }
}

/** Shorter bodies fit one packet, so compressing them saves no time. */
const compressedFrom = 1_400;

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

/** Sends a response, compressed if the client accepts it. */
export async function sendJson(reply: FastifyReply, response: JsonResponse): Promise<FastifyReply> {
  reply.code(response.status).type('application/json; charset=utf-8');
  if (response.json.length < compressedFrom) return reply.send(response.json);
  reply.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(reply.request);
  if (!encoding) return reply.send(response.json);
  return reply.header('content-encoding', encoding).send(await response.compressed(encoding));
}
