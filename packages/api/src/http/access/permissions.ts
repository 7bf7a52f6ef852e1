import type { LanguageCode } from '@rentyard/contract/languages';
import { actions, type Permission, subjects } from '@rentyard/contract/permissions';
import { isProposable, isReading } from '@rentyard/contract/schema/routes/proposable';
import type { Route, RoutePermission } from '@rentyard/contract/schema/routes/route';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Transaction } from '../../db/database.ts';
import { joinTransaction } from '../../db/joinedTransaction.ts';
import { Failure, Forbidden, NotProposable, Unauthenticated } from '../../errors/failures.ts';
import { dispatchedCall } from '../dispatch.ts';
import type { AccessWatch } from './accessWatch.ts';
import { mayPropose, type Sessions, type User } from './user.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declaration of the call, set by `handle`. Required for every call of the API. */
    route?: Route;
    /** `config: { permission: ['read', 'offers'] }`. Required for every route. */
    permission?: RoutePermission;
  }

  interface FastifyRequest {
    /** Undefined on public routes that were called without a valid token. */
    person: User | undefined;
    /** Watches the permission behind a request that takes long; undefined without a token. */
    ongoing: Ongoing | undefined;
    /** From `x-localization`; the default language when that is missing or unknown. */
    language: LanguageCode;
  }
}

/** A request that takes long. */
export interface Ongoing {
  /** Whether the caller still has the permission of the route. */
  mayGoOn(): Promise<boolean>;
  /**
   * Reads the permissions of the caller again, in the transaction of a write if there is one.
   * @throws {Unauthenticated | Forbidden} when the caller has lost one since the request began.
   */
  confirm(tx?: Transaction): Promise<void>;
  /** Calls `stop` as soon as the caller loses it, until the returned function is called. */
  watch(stop: () => void): () => void;
}

/** Sets `request.person` from the bearer token. */
export function identifyCallers(
  app: FastifyInstance,
  sessions: Sessions,
  access: AccessWatch,
): void {
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    request.person = await findCaller(request, sessions);
    request.ongoing = trackRequest(request, sessions, access);
  });
  // A client can send its body long after its headers.
  app.addHook('preHandler', async (request) => {
    const { config } = request.routeOptions;
    if (request.body === undefined || config.permission === undefined || !request.person) return;
    request.person = await findCaller(request, sessions);
    refuseWithoutPermission(config, request.person);
  });
}

/**
 * Reads the permissions of the caller again in the transaction of a write, which may have waited for
 * locks. Call it after the write; before it, under `lockPermissions`, if the write can change them.
 * @throws {Unauthenticated | Forbidden} when the caller has lost one since the request began.
 */
export async function confirmPermissions(request: FastifyRequest, tx: Transaction): Promise<void> {
  await request.ongoing?.confirm(tx);
}

function trackRequest(
  request: FastifyRequest,
  sessions: Sessions,
  access: AccessWatch,
): Ongoing | undefined {
  const token = bearerToken(request);
  const { config } = request.routeOptions;
  const { permission } = config;
  if (token === undefined || permission === undefined || permission === 'public') return undefined;
  const may = (person: User | undefined) => {
    try {
      refuseWithoutPermission(config, person);
      return true;
    } catch {
      return false;
    }
  };
  const find = () => sessions.findUser(token);
  return {
    mayGoOn: async () => may(await find()),
    async confirm(tx) {
      const before = request.person;
      const person = await (tx ? joinTransaction(tx, find) : find());
      // The cached user is the same object until somebody may have changed the permissions.
      if (person === before) return;
      refuseWithoutPermission(config, person);
      const lost = before && person && lostPermission(before, person);
      if (lost) throw new Forbidden(...lost);
    },
    watch: (stop) =>
      access.watch(token, (person) => {
        if (!may(person)) stop();
      }),
  };
}

/**
 * Checks the permission of every route before the body is read. Prevents the server from starting
 * with a route without a permission, or a call of the API without a declaration.
 */
export function guardRoutes(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    for (const route of routes) refuseUndeclared(route);
  });
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions;
    // Without a route there is nothing to check: the response is 404 or 405.
    if (config.permission !== undefined) refuseWithoutPermission(config, request.person);
  });
}

const apiPrefix = '/api/v1/';

/** @throws {Error} for a route without a permission, a declaration or errors. */
function refuseUndeclared({ method, url, config }: RouteOptions): void {
  const named = `${method} ${url}`;
  if (config?.permission === undefined) {
    throw new Error(
      `${named} has no permission. Give it [action, subject], 'signed-in', 'admin' or 'public'.`,
    );
  }
  if (!url.startsWith(apiPrefix)) return;
  if (!config.route) {
    throw new Error(
      `${named} has no declaration. Declare it with route() and register it with handle().`,
    );
  }
  if (config.route.errors.length === 0) {
    throw new Error(`${named} declares no errors. List the statuses that it may respond with.`);
  }
}

async function findCaller(request: FastifyRequest, sessions: Sessions) {
  const dispatched = dispatchedCall();
  if (dispatched) return dispatched.person;
  const token = bearerToken(request);
  return token === undefined ? undefined : sessions.findUser(token, request.ip);
}

/** A permission that the user had before and has no more: a handler may have relied on any of them. */
function lostPermission(before: User, now: User): Permission | undefined {
  for (const subject of subjects) {
    for (const action of actions) {
      if (before.ability.can(action, subject) && !now.ability.can(action, subject))
        return [action, subject];
    }
  }
  return undefined;
}

/** The bearer token of the request, valid or not. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  const [, token] = /^Bearer ([\w~+/.-]+=*)$/i.exec(headers.authorization ?? '') ?? [];
  return token;
}

function refuseWithoutPermission(
  { permission = 'admin', route }: FastifyContextConfig,
  person: User | undefined,
): void {
  if (permission === 'public') return;
  if (!person) throw new Unauthenticated();
  if (permission === 'signed-in') {
    if (person.apiKeyId !== undefined && !route?.isForApiKeys)
      throw new Failure(403, 'people_only');
    return;
  }
  if (person.mustChangePassword) throw new Failure(403, 'password_expired');
  if (permission === 'admin') {
    if (!person.isAdmin) throw new Forbidden('manage', 'users');
    return;
  }
  const [action, subject] = permission;
  if (person.ability.can(action, subject)) return;
  if (!person.ability.can('propose', subject)) throw new Forbidden(action, subject);
  // A proposal is made from what its author reads in a form. `handle` stores the writes.
  const isAllowed =
    route && mayPropose(person, permission) && (isReading(route) || isProposable(route));
  if (!isAllowed) throw new NotProposable(action, subject);
}

/** The authenticated user. The permission check of the route has rejected everyone else. */
export function callerOf({ person }: FastifyRequest): User {
  if (!person) throw new Unauthenticated();
  return person;
}
