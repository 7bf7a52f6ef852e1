import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { BadRequest, TooLarge } from '../../errors/failures.ts';

interface FormLimits {
  /** Maximum size of the whole form, in bytes. */
  readonly bytes: number;
  /** Limits of the parser for single parts. */
  readonly parts?: NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits'];
}

/**
 * The parts of a form, one after the other. Parsing takes far more time than receiving, so a form
 * with a larger declared length is refused before it is read, and no part is parsed after a refusal.
 * @throws {TooLarge} for a larger form. {BadRequest} for a truncated form or one without a boundary.
 * {Unauthenticated | Forbidden} when the caller lost the permission before the form ended.
 */
export async function* formParts(
  request: FastifyRequest,
  { bytes, parts: limits = {} }: FormLimits,
): AsyncGenerator<Multipart> {
  const { raw, headers } = request;
  if (Number(headers['content-length'] ?? 0) > bytes) throw new TooLarge();
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    // The parser passes errors of the request on to the reader of the current part.
    if (received > bytes) raw.emit('error', new TooLarge());
  };
  try {
    const parts = request.parts({ limits });
    raw.on('data', count);
    yield* parts;
    // A form can arrive long after its headers.
    await request.ongoing?.confirm();
  } catch (error) {
    // Errors of limits have a code; other errors of the parser have none.
    throw error instanceof Error && 'code' in error ? error : new BadRequest(error);
  } finally {
    raw.off('data', count);
    raw.unpipe();
    raw.resume();
  }
}
