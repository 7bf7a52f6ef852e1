import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { Clock } from '../config/clock.ts';
import { type RequestLimits, requestLimits } from '../config/requestLimits.ts';
import type { Database } from '../db/database.ts';
import { BadRequest, Failure, Unavailable } from '../errors/failures.ts';
import { currentTracing } from '../telemetry/tracing.ts';
import { type AccessWatch, createAccessWatch } from './access/accessWatch.ts';
import { guardRoutes, identifyCallers } from './access/permissions.ts';
import type { Sessions } from './access/user.ts';
import { BoundedJson } from './bodies/boundedJson.ts';
import { refuseUnstorable } from './bodies/unstorable.ts';
import { handleClientError, hostOption, replaceNodeResponses } from './handleClientError.ts';
import { handleError, handleRoutingError } from './handleError.ts';
import { identifyLanguages, setSecurityHeaders } from './headers.ts';
import { limitRequests } from './rateLimits/limitRequests.ts';
import {
  headersDeadline,
  limitBodyTime,
  type RequestDeadlines,
  requestDeadlines,
} from './requestDeadlines.ts';
import { handleUnknownRoutes } from './unknownRoutes.ts';
import { parseQuery, schemaController, validatorCompiler } from './validation.ts';

/** What the handling of every request needs. */
export interface HttpDependencies {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly clock: Clock;
  /** Silent by default. */
  readonly logger?: FastifyBaseLogger;
  /** Whether every request is logged; true by default. */
  readonly logsRequests?: boolean;
  /** `TRUST_PROXY`: the proxies whose forwarded addresses are trusted. */
  readonly trustProxy?: boolean | string | ((address: string, hop: number) => boolean);
  readonly deadlines?: RequestDeadlines;
  readonly requestLimits?: RequestLimits;
  /** Whether the server is about to stop. Never by default. */
  readonly isDraining?: () => boolean;
}

/** A Fastify app without routes: the bodies, limits, sessions, permissions and errors of all requests. */
export async function createHttpApp({
  db,
  sessions,
  clock,
  logger,
  logsRequests = true,
  trustProxy = false,
  deadlines = requestDeadlines,
  requestLimits: limits = requestLimits,
  isDraining,
}: HttpDependencies): Promise<{ readonly app: FastifyInstance; readonly access: AccessWatch }> {
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    logController: new Fastify.LogController({ disableRequestLogging: !logsRequests }),
    trustProxy,
    bodyLimit: bodyAtMost,
    routerOptions: { querystringParser: parseQuery },
    genReqId: readRequestId,
    frameworkErrors: handleRoutingError,
    clientErrorHandler: handleClientError,
    http: { ...headersDeadline(deadlines), ...hostOption },
    schemaController,
  });
  traceRequests(app);
  app.decorateRequest('person', undefined);
  app.decorateRequest('ongoing', undefined);
  app.decorateRequest('sentBody', undefined);
  app.decorate('proposals', { store: undefined });
  identifyLanguages(app);
  limitBodyTime(app, deadlines);
  if (isDraining) announceDrain(app, isDraining);
  app.setErrorHandler(handleError);
  app.setValidatorCompiler(validatorCompiler);
  // Handlers return serialized responses; the database composes most of them as JSON.
  app.setSerializerCompiler(() => JSON.stringify);
  setSecurityHeaders(app);
  replaceNodeResponses(app);
  const access = createAccessWatch(sessions, db.tableChanges);
  app.addHook('onReady', async () => access.start());
  app.addHook('onClose', async () => access.stop());
  identifyCallers(app, sessions, access);
  limitRequests(app, { db, clock, limits });
  handleUnknownRoutes(app);
  guardRoutes(app);
  await parseBodies(app);
  return { app, access };
}

/**
 * While the server drains, `/readyz` responds with 503, so that proxies use other servers, and
 * every connection closes after its response. Other requests are served as before.
 */
export function announceDrain(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isDraining()) return;
    reply.header('connection', 'close');
    if (request.routeOptions.url === '/readyz') throw new Unavailable();
  });
}

/** Maximum body of a request, in bytes; uploads have a separate limit. */
const bodyAtMost = 1_048_576;
/** Maximum body of a call without a session, unless its declaration allows more. */
const publicBodyAtMost = 16_384;
const partsAtMost = 50;

/** Accepts JSON and multipart forms, nothing else. */
async function parseBodies(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    const { permission, route: declaration } = route.config ?? {};
    if (permission === 'public') route.bodyLimit = declaration?.bodyLimit ?? publicBodyAtMost;
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: bodyAtMost },
    async (_request: unknown, bytes: Buffer) => parseJson(decoded(bytes)),
  );
  await app.register(multipart, {
    // An upload reports its size as a problem of its field instead.
    throwFileSizeLimit: false,
    limits: { fieldNameSize: 200, fieldSize: bodyAtMost, fields: partsAtMost, parts: partsAtMost },
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Invalid UTF-8 would be stored as different text. */
function decoded(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    throw new BadRequest(error);
  }
}

/**
 * @throws {BadRequest} for invalid JSON. {TooLarge} for too many values. {Invalid} for text that no
 * database can store.
 */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  let value: unknown;
  try {
    value = new BoundedJson().parse(text);
  } catch (error) {
    throw error instanceof Failure ? error : new BadRequest(error);
  }
  refuseUnstorable(value);
  return value;
}

/** The id of a request in logs and error responses: that of its trace while tracing is on. */
function readRequestId(raw: IncomingMessage): string {
  return currentTracing()?.startRequest(raw) ?? randomUUID();
}

/** Traces each request from its headers to its response. */
function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => enter(request.raw, done));
  // Reading the body continues in the context of the connection, so it is entered again.
  app.addHook('preValidation', (request, _reply, done) => enter(request.raw, done));
  app.addHook('onResponse', async ({ raw, method, routeOptions }, { statusCode: status }) => {
    currentTracing()?.endRequest(raw, { method, route: routeOptions.url ?? 'unknown', status });
  });
}

function enter(raw: IncomingMessage, done: () => void): void {
  const tracing = currentTracing();
  if (tracing) tracing.enterRequest(raw, done);
  else done();
}

/** `/healthz`: the process runs. `/readyz`: the database responds, so requests can be served. */
export function probeRoutes(app: FastifyInstance, db: Database): void {
  app.get('/healthz', { config: { permission: 'public' } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { permission: 'public' } }, async () => {
    await db.ping();
    return { status: 'ready' };
  });
}
