import * as z from 'zod/mini';
import { draft, record } from '../../schema/records.ts';
import { oneOrMany } from '../../schema/routes/requests.ts';
import { listRoute } from '../../schema/routes/resourceRoutes.ts';
import { id, refused } from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';
import { buzbotReply } from './reply.ts';

const tag = 'buzbot';
const updateMessages = ['update', 'buzbot_messages'] as const;

export const listReplies = { ...listRoute(buzbotReply, '/buzbot/replies', 'Saved replies'), tag };

export const editReply = route({
  method: 'GET',
  path: '/buzbot/replies/:id/edit',
  permission: updateMessages,
  tag,
  response: record(buzbotReply, 'edit'),
  errors: [404, 422],
  summary: 'A saved reply in all languages',
});

export const createReply = route({
  method: 'POST',
  path: '/buzbot/replies',
  permission: ['create', 'buzbot_messages'],
  tag,
  body: draft(buzbotReply, 'create'),
  bodyType: 'json-or-form',
  response: record(buzbotReply, 'edit'),
  status: 201,
  errors: [409, 422],
  isIdempotent: true,
  summary: 'Create a saved reply',
});

export const changeReply = route({
  method: 'PATCH',
  path: '/buzbot/replies/:id',
  permission: updateMessages,
  tag,
  body: draft(buzbotReply, 'update'),
  bodyType: 'json-or-form',
  response: record(buzbotReply, 'edit'),
  errors: [404, 409, 422],
  isVersioned: true,
  summary: 'Change a saved reply',
});

export const deleteReplies = route({
  method: 'DELETE',
  path: '/buzbot/replies',
  permission: ['delete', 'buzbot_messages'],
  tag,
  body: oneOrMany,
  response: z.strictObject({ deleted: z.array(id), refused: z.array(refused) }),
  errors: [404, 409, 422],
  summary: 'Move saved replies to the trash',
});
