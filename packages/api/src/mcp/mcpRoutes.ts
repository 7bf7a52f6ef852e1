import { callMcp } from '@rentyard/contract/entities/system/mcpRoute';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MethodNotAllowed } from '../errors/failures.ts';
import { callerOf } from '../http/access/permissions.ts';
import { handle } from '../http/handle.ts';
import type { ApiDescription } from '../openapi/openApiRoutes.ts';
import type { McpTool } from './mcpTools.ts';

interface Options {
  readonly api: ApiDescription;
  readonly version: string;
}

/**
 * `POST /mcp`: the calls of the API as tools of the Model Context Protocol, with the token of the request.
 * There are no sessions and no streams, so every process answers every message.
 */
export function mcpRoutes(app: FastifyInstance, { api, version }: Options): void {
  let tools: Promise<ReadonlyMap<string, McpTool>> | undefined;
  const readTools = async () => {
    const { buildTools } = await import('./mcpTools.ts');
    return buildTools(api.calls, await api.read());
  };

  handle(app, callMcp, async ({ request, reply }) => {
    tools ??= readTools();
    const { answerMessage } = await import('./mcpServer.ts');
    const user = callerOf(request);
    const response = await answerMessage(
      { app, request, user, tools: await tools, version },
      toWebRequest(request),
    );
    return send(reply, response);
  });

  // The page of the back office would answer instead.
  for (const method of ['GET', 'DELETE'] as const) {
    app.route({
      method,
      url: '/mcp',
      ...(method === 'GET' && { exposeHeadRoute: false }),
      config: { permission: 'public' },
      handler: async () => {
        throw new MethodNotAllowed(method, ['POST']);
      },
    });
  }
}

function toWebRequest({ headers }: FastifyRequest): Request {
  const sent = new Headers();
  for (const name of ['accept', 'content-type', 'mcp-protocol-version']) {
    const value = headers[name];
    if (typeof value === 'string') sent.set(name, value);
  }
  return new Request('http://localhost/mcp', { method: 'POST', headers: sent });
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const text = await response.text();
  const type = response.headers.get('content-type');
  reply.code(response.status);
  return type === null ? reply.send(text) : reply.type(type).send(text);
}
