import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { BadRequest, Failure } from '../errors/failures.ts';
import { BoundedJson } from './boundedJson.ts';
import { refuseUnstorable } from './unstorable.ts';

/** Maximum body of a request, in bytes; uploads have a separate limit. */
export const bodyAtMost = 1_048_576;
/** Maximum body of a call without a session, unless its declaration allows more. */
const publicBodyAtMost = 16_384;
export const partsAtMost = 50;

/** Accepts JSON and multipart forms, nothing else. */
export async function parseBodies(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    const { permission, route: declaration } = route.config ?? {};
    if (permission === 'public') route.bodyLimit = declaration?.bodyLimit ?? publicBodyAtMost;
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: bodyAtMost },
    async (_request: unknown, bytes: Buffer) => parseJson(decoded(bytes)),
  );
  await app.register(multipart, {
    // An upload reports its size as a problem of its field instead.
    throwFileSizeLimit: false,
    limits: { fieldNameSize: 200, fieldSize: bodyAtMost, fields: partsAtMost, parts: partsAtMost },
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Invalid UTF-8 would be stored as different text. */
function decoded(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    throw new BadRequest(error);
  }
}

/**
 * @throws {BadRequest} for invalid JSON. {TooLarge} for too many values. {Invalid} for text that no
 * database can store.
 */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  let value: unknown;
  try {
    value = new BoundedJson().parse(text);
  } catch (error) {
    throw error instanceof Failure ? error : new BadRequest(error);
  }
  refuseUnstorable(value);
  return value;
}
