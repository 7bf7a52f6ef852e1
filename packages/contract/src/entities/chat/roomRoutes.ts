import * as z from 'zod/mini';
import { draftWith, record } from '../../schema/records.ts';
import { fieldOptionsRoute, listRoute } from '../../schema/routes/resourceRoutes.ts';
import {
  component,
  dateTime,
  empty,
  id,
  status,
  string,
  withKeywords,
} from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';
import { buzbotRoom, presenceStates } from './room.ts';

const tag = 'buzbot';
const readMessages = ['read', 'buzbot_messages'] as const;
const updateMessages = ['update', 'buzbot_messages'] as const;

const owned = z.strictObject({ id, name: string, code: string, status, updated_at: dateTime });

export const customerResponse = component(
  'BuzbotCustomer',
  z.strictObject({
    customer: z.nullable(
      z.strictObject({ id, name: string, email: z.nullable(string), phone: z.nullable(string) }),
    ),
    offers: z.array(owned),
    orders: z.array(owned),
  }),
);

export const listRooms = {
  ...listRoute(buzbotRoom, '/buzbot/rooms', 'Conversations, unread ones first'),
  tag,
};

export const roomOptions = { ...fieldOptionsRoute(buzbotRoom, 'buzbot/rooms'), tag };

export const showRoom = route({
  method: 'GET',
  path: '/buzbot/rooms/:id/show',
  permission: readMessages,
  tag,
  response: record(buzbotRoom, 'show'),
  errors: [404, 422],
  summary: 'A conversation',
});

export const changeRoom = route({
  method: 'PATCH',
  path: '/buzbot/rooms/:id',
  permission: updateMessages,
  tag,
  body: draftWith(
    buzbotRoom,
    'update',
    z.object({
      read: withKeywords(
        { description: 'True: nothing is unread. False: marked as unread.' },
        z.optional(z.boolean()),
      ),
    }),
  ),
  bodyType: 'json-or-form',
  response: record(buzbotRoom, 'edit'),
  errors: [404, 409, 422],
  isVersioned: true,
  summary: 'Assign a conversation, take it over or mark it as read',
});

export const readCustomer = route({
  method: 'GET',
  path: '/buzbot/rooms/:id/customer',
  permission: readMessages,
  tag,
  response: customerResponse,
  errors: [404, 422],
  summary: 'The customer of a conversation, with their offers and orders',
});

export const reportRoomPresence = route({
  method: 'POST',
  path: '/buzbot/rooms/:id/presence',
  permission: readMessages,
  tag,
  body: z.strictObject({ state: z.enum(presenceStates) }),
  response: empty,
  status: 204,
  errors: [404, 422],
  summary: 'Report that the caller views a conversation or types in it. Expires after 15 s',
});
