import type { LanguageCode } from '@rentyard/contract/languages';
import type { ResponseOf } from '@rentyard/contract/schema/routes/responses';
import type {
  BodyOf,
  OtherResponse,
  ParamsOf,
  QueryOf,
  Route,
} from '@rentyard/contract/schema/routes/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { User } from './access/user.ts';
import { formBody } from './bodies/formBody.ts';
import { FileResponse, sendFile } from './fileResponse.ts';
import { JsonResponse, sendJson } from './jsonResponse.ts';
import { runOrPropose } from './proposedCalls.ts';
import { pathParams } from './validation.ts';

/** A validated request. */
export interface Call<R extends Route> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  /** The user who calls; undefined on some calls of public routes. */
  readonly user: R['permission'] extends 'public' ? User | undefined : User;
  readonly language: LanguageCode;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** `data` of the response, or a complete response. */
type Result<R extends Route> = R['response'] extends OtherResponse
  ? JsonResponse | FileResponse | FastifyReply | undefined
  : ResponseOf<R> | JsonResponse | FastifyReply;

type Handler<R extends Route> = (call: Call<R>) => Promise<Result<R>>;

/**
 * Registers a call: Fastify checks its permission, validates the request and runs the handler. A
 * response that `cached` returns is sent without validation, because an equal request was valid.
 */
export function handle<R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: Handler<R>,
  cached?: (request: FastifyRequest) => JsonResponse | undefined,
): void {
  const { method, path, permission, query = noParams, body, bodyType } = route;
  const isValidated = body !== undefined && bodyType !== 'form';
  const params = pathParams(route);
  app.route({
    method,
    url: path,
    // A HEAD would open a stream that nobody reads.
    ...(isStream(route) ? { exposeHeadRoute: false } : {}),
    config: { permission: permission, route },
    schema: {
      querystring: query,
      ...(params ? { params } : {}),
      ...(isValidated ? { body } : {}),
    },
    preValidation: async (request, reply) => {
      const response = cached?.(request);
      if (response) return sendJson(reply, response);
      if (!isValidated) return;
      if (bodyType === 'json-or-form') request.body = await formBody(request, route);
      else if (request.body === undefined) request.body = {};
      // A stored call is validated again when it is made.
      request.sentBody = request.body;
    },
    handler: async (request, reply) => {
      const { params, query, body, person, language } = request;
      const call = { params, query, body, user: person, language, request, reply };
      const run = () => handler(call as unknown as Call<R>);
      return respond(route, reply, await runOrPropose(request, route, run));
    },
  });
}

const noParams = z.strictObject({});

/** Whether the call is an event stream. */
export function isStream({ response }: Route): boolean {
  return 'kind' in response && response.kind === 'stream';
}

function respond(
  route: Route,
  reply: FastifyReply,
  result: unknown,
): FastifyReply | Promise<FastifyReply> {
  if (result instanceof JsonResponse) return sendJson(reply, result);
  if (result instanceof FileResponse) return sendFile(reply, result);
  // A handler that has sent its own response returns the reply, which is a thenable and arrives here as undefined. A
  // stream that its client left has begun but not ended, so `sent` is not enough. The response of any other call is sent
  // to a client that left too: its idempotency key stores it for the repeated request.
  if (reply.sent || reply.raw.headersSent) return reply;
  const statuses = [route.status ?? 200].flat();
  if (result === undefined) return reply.code(statuses.at(-1) ?? 204).send();
  const isPage = 'kind' in route.response && route.response.kind === 'page';
  const json = JSON.stringify(isPage ? result : { data: result });
  return sendJson(reply, new JsonResponse(statuses[0] ?? 200, json));
}
