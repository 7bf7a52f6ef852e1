import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MethodNotAllowed, NotFound } from '../errors/failures.ts';

/** Handles requests without a route: 405 with `Allow` for a known path, else 404. */
export function handleUnknownRoutes(app: FastifyInstance): void {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsOf.set(url, methods);
  });
  const refuse = (request: FastifyRequest): never => {
    const allowed = allowedFor(methodsOf, request);
    if (allowed.length > 0) throw new MethodNotAllowed(request.method, allowed);
    throw new NotFound();
  };
  // Before the body is read, because no handler needs it.
  app.addHook('onRequest', async (request) => {
    if (request.is404) refuse(request);
  });
  app.setNotFoundHandler(refuse);
}

function allowedFor(
  methodsOf: ReadonlyMap<string, ReadonlySet<string>>,
  { url }: FastifyRequest,
): readonly string[] {
  const path = url.split('?', 1)[0] ?? url;
  const matching = [...methodsOf].filter(([pattern]) => isMatch(pattern, path));
  // `/offers/list` is not the offer with the id "list".
  const exact = matching.filter(([pattern]) => !pattern.includes(':'));
  const methods = (exact.length > 0 ? exact : matching).flatMap(([, allowed]) => [...allowed]);
  return [...new Set(methods)].sort();
}

function isMatch(pattern: string, path: string): boolean {
  // Paths under a wildcard are files: they are never a 405.
  if (pattern.includes('*')) return false;
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) =>
      part.startsWith(':') ? given[index] !== '' : part === given[index],
    )
  );
}
