import { defaultLanguage, isLanguageCode, type LanguageCode } from '@rentyard/contract/languages';
import type { FastifyRequest } from 'fastify';

/** The language in `x-localization`; the default one when it is missing or unknown. */
export function requestLanguage(request: FastifyRequest): LanguageCode {
  const header = request.headers['x-localization'];
  return isLanguageCode(header) ? header : defaultLanguage;
}
