import * as z from 'zod/mini';
import { bare } from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';

/**
 * The Model Context Protocol over Streamable HTTP, without sessions. Its path has no `/api/v1`. Messages
 * follow the protocol and not this contract, so the OpenAPI document does not list the call.
 */
export const callMcp = route({
  method: 'POST',
  path: '/mcp',
  permission: 'signed-in',
  isForApiKeys: true,
  tag: 'mcp',
  body: z.unknown(),
  response: bare(z.unknown()),
  errors: [422],
  summary: 'Messages of the Model Context Protocol',
});
