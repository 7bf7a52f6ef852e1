import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { BadRequest } from '../errors/failures.ts';

type Options = Parameters<FastifyRequest['parts']>[0];

/**
 * The parts of a form, one after the other.
 * @throws {BadRequest} for a truncated form or one without a boundary.
 */
export async function* formParts(
  request: FastifyRequest,
  options?: Options,
): AsyncGenerator<Multipart> {
  try {
    yield* request.parts(options);
  } catch (error) {
    // Errors of limits have a code; other errors of the parser have none.
    throw error instanceof Error && 'code' in error ? error : new BadRequest(error);
  }
}
