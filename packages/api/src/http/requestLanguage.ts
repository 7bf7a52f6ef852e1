import { defaultLanguage, isLanguageCode, type LanguageCode } from '@rentyard/contract/languages';
import type { FastifyRequest } from 'fastify';

/** The language that `x-localization` asks for; the default one when it asks for none that is known. */
export function requestLanguage(request: FastifyRequest): LanguageCode {
  const header = request.headers['x-localization'];
  return isLanguageCode(header) ? header : defaultLanguage;
}
