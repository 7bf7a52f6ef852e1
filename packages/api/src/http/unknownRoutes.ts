import type { Route } from '@rentyard/contract/schema/routes/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { MethodNotAllowed, NotFound } from '../errors/failures.ts';
import { pathParams } from './validation.ts';

/** A registered URL with its methods. */
interface KnownPath {
  readonly segments: readonly string[];
  /** The schema of its parameters; undefined for routes that no contract declares. */
  readonly params: z.ZodMiniObject | undefined;
  readonly methods: Set<string>;
}

/**
 * Handles requests without a route: 405 with `Allow` for a known path, else 404. A path with an id
 * that no record can have, such as one of 5,000 digits, is unknown.
 */
export function handleUnknownRoutes(app: FastifyInstance): void {
  const known = new Map<string, KnownPath>();
  app.addHook('onRoute', ({ url, method, config }) => {
    // Paths under a wildcard are files: they are never a 405.
    if (url.includes('*')) return;
    const path = known.get(url) ?? knownPath(url, config?.route);
    for (const one of [method].flat()) path.methods.add(one);
    known.set(url, path);
  });
  const refuse = (request: FastifyRequest): never => {
    const allowed = allowedFor([...known.values()], request);
    // The router also rejects allowed methods, when a parameter is too long.
    if (allowed.length === 0 || allowed.includes(request.method)) throw new NotFound();
    throw new MethodNotAllowed(request.method, allowed);
  };
  // Before the body is read, because no handler needs it.
  app.addHook('onRequest', async (request) => {
    if (request.is404) refuse(request);
  });
  app.setNotFoundHandler(refuse);
}

function knownPath(url: string, route: Route | undefined): KnownPath {
  const params = route && pathParams(route);
  return { segments: url.split('/'), params, methods: new Set() };
}

function allowedFor(known: readonly KnownPath[], { url }: FastifyRequest): readonly string[] {
  const given = (url.split('?', 1)[0] ?? url).split('/');
  const matching = known.filter((path) => isMatch(path, given));
  // `/offers/list` is not the offer with the id "list".
  const exact = matching.filter(({ segments }) => !segments.some(isParam));
  const found = exact.length > 0 ? exact : matching;
  return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
}

function isMatch({ segments, params }: KnownPath, given: readonly string[]): boolean {
  if (segments.length !== given.length) return false;
  const values: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = given[index] ?? '';
    if (!isParam(segment)) {
      if (segment !== part) return false;
    } else if (part === '') return false;
    else values[segment.slice(1)] = part;
  }
  return params === undefined || z.safeParse(params, values).success;
}

function isParam(segment: string): boolean {
  return segment.startsWith(':');
}
