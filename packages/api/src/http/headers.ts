import { defaultLanguage, isLanguageCode, type LanguageCode } from '@rentyard/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * The content security policy. Inline scripts and style elements need the nonce of the response;
 * pictures may come from this server and from public buckets.
 */
export function contentSecurityPolicy(
  nonce?: string,
  imageOrigins: readonly string[] = [],
): string {
  const own = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`;
  const origins = imageOrigins.filter((origin) => plainOrigin.test(origin));
  const images = ["'self'", 'data:', 'blob:', ...origins];
  return [`script-src ${own}`, `style-src ${own}`, `img-src ${images.join(' ')}`, ...policies].join(
    '; ',
  );
}

/** A user-defined host may contain separators of policy directives, or a wildcard. */
const plainOrigin = /^https?:\/\/[\w.:[\]-]+$/;

const policies = [
  "default-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** On every response, including errors. */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=()',
  'x-frame-options': 'DENY',
} as const;

/** Sets the security headers on every response, including errors. Responses of the API are not stored by browsers. */
export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    secure(request, reply);
  });
}

/** For responses that are sent before any hook runs. */
export function secure(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders);
  reply.header('x-request-id', request.id);
  if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
}

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
