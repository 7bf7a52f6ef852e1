import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Sessions } from '../auth/person.ts';
import { Failure, Forbidden, Unauthenticated } from '../failures.ts';
import type { Right } from './route.ts';

/**
 * Guards every route by its right, before anything of the request is looked at. A route that names no
 * right keeps the server from starting.
 */
export function guardRoutes(app: FastifyInstance, sessions: Sessions): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const open = routes.find(({ config }) => config?.right === undefined);
    if (open) throw new Error(complaint(open));
  });
  app.addHook('onRequest', async (request) => {
    const right = request.routeOptions.config.right;
    // Without a route there is nothing to guard: the answer is 404 or 405.
    if (right === undefined) return;
    request.person = await personOf(request, sessions);
    refuseWithout(right, request);
  });
}

function complaint({ method, url }: RouteOptions): string {
  return `The route ${method} ${url} names no right, so nobody knows who may call it. Give it config: { right: [action, subject] }, 'signed-in', 'admin' or 'public'.`;
}

async function personOf(request: FastifyRequest, sessions: Sessions) {
  const token = bearerToken(request);
  return token === undefined ? undefined : sessions.personOf(token);
}

/** The token that the request carries, whether it is a good one or not. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  const [, token] = /^Bearer ([\w~+/.-]+=*)$/i.exec(headers.authorization ?? '') ?? [];
  return token;
}

function refuseWithout(right: Right, { person }: FastifyRequest): void {
  if (right === 'public') return;
  if (!person) throw new Unauthenticated();
  if (right === 'signed-in') return;
  if (person.mustChangePassword) throw new Failure(403, 'password_expired');
  if (right === 'admin') {
    if (!person.isAdmin) throw new Forbidden('manage', 'users');
    return;
  }
  const [action, subject] = right;
  if (!person.ability.can(action, subject)) throw new Forbidden(action, subject);
}
