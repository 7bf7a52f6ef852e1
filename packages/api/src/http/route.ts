import type { LanguageCode } from '@rentyard/contract/languages';
import type { Action, Subject } from '@rentyard/contract/permissions';
import type { Person } from '../auth/person.ts';

/**
 * Who may call a route: a right, anybody (`public`), whoever is signed in, or nobody but an admin
 * (`admin`: what no grant may open).
 * A route without one keeps the server from starting.
 */
export type Right = readonly [action: Action, subject: Subject] | 'public' | 'signed-in' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `config: { right: ['read', 'offers'] }`. Required of every route. */
    right?: Right;
  }

  interface FastifyRequest {
    /** Undefined on public routes that were called without a valid token. */
    person: Person | undefined;
    /** From `x-localization`; the default language when that is missing or unknown. */
    language: LanguageCode;
  }
}
