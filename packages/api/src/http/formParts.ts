import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { BadRequest } from '../errors/failures.ts';

type Options = Parameters<FastifyRequest['parts']>[0];

/**
 * The parts of a form, one after the other.
 * @throws {BadRequest} for a form that breaks off or has no boundary.
 */
export async function* formParts(
  request: FastifyRequest,
  options?: Options,
): AsyncGenerator<Multipart> {
  try {
    yield* request.parts(options);
  } catch (error) {
    // Limits are reported with a code; the parser's own complaints have none.
    throw error instanceof Error && 'code' in error ? error : new BadRequest(error);
  }
}
