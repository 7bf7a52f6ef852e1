import { defaultLanguage, isLanguageCode, type LanguageCode } from '@rentyard/contract/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The language in `x-localization`; the default one when it is missing or unknown. */
export function requestLanguage(request: FastifyRequest): LanguageCode {
  const header = request.headers['x-localization'];
  return isLanguageCode(header) ? header : defaultLanguage;
}

/** Sets `request.language` of every request. */
export function identifyLanguages(app: FastifyInstance): void {
  app.decorateRequest('language', defaultLanguage);
  app.addHook('onRequest', async (request) => {
    request.language = requestLanguage(request);
  });
}
