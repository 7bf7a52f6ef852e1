import type { BuzbotEventRow } from '@rentyard/contract/entities/chat/event';
import type { BuzbotMessage } from '@rentyard/contract/entities/chat/message';
import type { BuzbotRoomRow } from '@rentyard/contract/entities/chat/room';
import type { FakeRequest, FakeResponses } from './fakeServer.ts';

const base = {
  version: 3,
  created_by: null,
  updated_by: null,
  deleted_at: null,
  fallbacks: {},
} as const;

/** A time in one morning: minutes after nine o'clock. */
const at = (minute: number) => new Date(Date.UTC(2026, 4, 31, 9, minute)).toISOString();

function room(id: number, customer_name: string, more: Partial<BuzbotRoomRow>): BuzbotRoomRow {
  return {
    ...base,
    id,
    created_at: at(0),
    updated_at: at(id),
    channel: 'telegram',
    external_id: String(700_000 + id),
    customer: null,
    customer_name,
    language: 'ro',
    state: 'human',
    assignee: null,
    unread: 0,
    is_unread: false,
    is_blocked: false,
    first_answer_at: null,
    last_message: { text: 'Mulțumesc!', direction: 'in', created_at: at(id) },
    ...more,
  };
}

export const chatRooms: readonly BuzbotRoomRow[] = [
  room(4, 'Ion Rusu', {
    unread: 2,
    is_unread: true,
    customer: { id: 31, name: 'Ion Rusu' },
    assignee: { id: 1, name: 'Main Admin' },
    last_message: {
      text: 'Excavatorul de 20 de tone este liber de luni?',
      direction: 'in',
      created_at: at(58),
    },
  }),
  room(5, 'Оксана Мельник', {
    language: 'ua',
    state: 'bot',
    last_message: {
      text: 'Ціни вказані в кожній пропозиції.',
      direction: 'out',
      created_at: at(40),
    },
  }),
  room(6, 'Marek Nowak', { language: 'pl', is_blocked: true }),
];

function message(id: number, more: Partial<BuzbotMessage> = {}): BuzbotMessage {
  return {
    id,
    room_id: 4,
    direction: 'in',
    author: null,
    text: `Mesajul ${id}`,
    attachments: [],
    client_id: null,
    delivery: 'delivered',
    failure: null,
    broadcast_id: null,
    record: null,
    buttons: [],
    created_at: at(id),
    ...more,
  };
}

export const chatMessages: readonly BuzbotMessage[] = [
  message(50, { text: 'Bună ziua! Am nevoie de un excavator.' }),
  message(51, { direction: 'out', text: 'Bună ziua! Am primit mesajul și răspundem în curând.' }),
  message(52, {
    direction: 'note',
    author: { id: 2, name: 'Elena Editor' },
    text: 'A închiriat de la noi și anul trecut.',
    delivery: null,
  }),
  message(53, {
    direction: 'out',
    author: { id: 1, name: 'Main Admin' },
    text: 'Ce greutate vă trebuie?',
  }),
  message(57, { text: 'Vreo 20 de tone.' }),
  message(58, { text: 'Excavatorul de 20 de tone este liber de luni?' }),
];

/** A room of ten thousand messages, paged by cursor, newest first. */
export function longRoom({ query }: FakeRequest): { readonly body: unknown } {
  const limit = Number(query.get('limit') ?? 50);
  const after = Number(query.get('after') ?? 0);
  const before = after
    ? Math.min(10_001, after + limit + 1)
    : Number(query.get('before') ?? 10_001);
  const first = Math.max(after + 1, before - limit);
  const ids = Array.from({ length: before - first }, (_, place) => before - 1 - place);
  return {
    body: {
      data: ids.map((id) =>
        message(id, {
          direction: id % 3 === 0 ? 'out' : 'in',
          text: `Message ${id}. ${'The machine stands by the gate. '.repeat(id % 4)}`,
          created_at: new Date(Date.UTC(2026, 4, 1) + id * 240_000).toISOString(),
        }),
      ),
      meta: { limit, has_more: after ? before <= 10_000 : first > 1 },
    },
  };
}

export const botEvents: readonly BuzbotEventRow[] = [
  {
    ...base,
    id: 81,
    created_at: at(59),
    updated_at: at(59),
    type: 'message_received',
    room: { id: 4, name: 'Ion Rusu' },
    person: 'Ion Rusu',
    result: 'ok',
    duration: 6,
    error: null,
  },
  {
    ...base,
    id: 80,
    created_at: at(30),
    updated_at: at(30),
    type: 'bot_answered',
    room: { id: 6, name: 'Marek Nowak' },
    person: 'Marek Nowak',
    result: 'error',
    duration: 2_517,
    error: 'Forbidden: bot was blocked by the user',
  },
];

const meta = (total: number) => ({
  current_page: 1,
  per_page: 25,
  total,
  last_page: 1,
  total_is_exact: true,
});

/** A broadcast in progress. */
export const broadcast = {
  id: 3,
  message: 'Winter is near: book heaters and generators before the first frost.',
  texts: { pl: 'Zima blisko: zarezerwuj nagrzewnice przed pierwszym mrozem.' },
  audience: { languages: ['pl', 'en'] },
  quiet_hours: { from: '21:00', to: '08:00', time_zone: 'Europe/Chisinau' },
  state: 'running',
  counts: { total: 24, pending: 9, sent: 2, delivered: 12, failed: 1, cancelled: 0 },
  scheduled_at: null,
  started_at: at(5),
  finished_at: null,
  created_at: at(4),
  created_by: { id: 1, name: 'Main Admin' },
  stopped: null,
} as const;

/** Responses to the calls of the chat-bot modules. */
export const chatResponses: FakeResponses = {
  'GET buzbot/rooms': ({ query }) => {
    const unread = query.get('filter[is_unread]') === 'true';
    const found = chatRooms.filter(({ is_unread }) => !unread || is_unread);
    return { body: { data: found, meta: meta(found.length) } };
  },
  'GET buzbot/rooms/:id/show': { body: { data: chatRooms[0] } },
  'GET buzbot/messages/:id': ({ query }) => ({
    body: {
      data: query.has('before') ? [] : chatMessages.toReversed(),
      meta: { limit: 50, has_more: false },
    },
  }),
  'GET buzbot/messages': {
    body: {
      data: [{ ...chatMessages[0], room: { id: 4, name: 'Ion Rusu' } }],
      meta: { limit: 20, has_more: false },
    },
  },
  'POST buzbot/messages/:id': ({ body }) => ({
    status: 201,
    body: {
      data: message(60, {
        direction: body.kind === 'note' ? 'note' : 'out',
        author: { id: 1, name: 'Main Admin' },
        text: String(body.text),
        client_id: String(body.client_id),
        delivery: body.kind === 'note' ? null : 'pending',
      }),
    },
  }),
  'PATCH buzbot/rooms/:id': { body: { data: chatRooms[0] } },
  'POST buzbot/rooms/:id/presence': { body: null },
  'GET buzbot/rooms/:id/customer': {
    body: {
      data: {
        customer: { id: 31, name: 'Ion Rusu', email: 'ion@example.com', phone: '069 123 456' },
        offers: [],
        orders: [
          {
            id: 7,
            name: 'Crawler excavator, 21 t',
            code: 'OR-10083',
            status: 'active',
            updated_at: at(1),
          },
        ],
      },
    },
  },
  'GET buzbot/replies': {
    body: {
      data: [
        { ...base, id: 1, shortcut: 'hello', text: 'Bună ziua, {customer}! Sunt {agent}.' },
        { ...base, id: 2, shortcut: 'price', text: 'Prețul este pe schimb de opt ore.' },
      ],
      meta: meta(2),
    },
  },
  'GET buzbot/events': { body: { data: botEvents, meta: meta(botEvents.length) } },
  'GET buzbot/events/stats': {
    body: {
      data: Array.from({ length: 24 }, (_, hour) => ({
        at: new Date(Date.UTC(2026, 4, 31, hour)).toISOString(),
        total: 4 + ((hour * 7) % 11),
        errors: hour % 5 === 0 ? 1 : 0,
      })),
    },
  },
  'GET buzbot/log/:id': {
    body: {
      data: {
        ...botEvents[1],
        payload: { chat: '700006', token: '••••••', update: { id: 12, text: 'Cześć' } },
        steps: [
          { name: 'find_room', result: 'ok', duration: 2 },
          { name: 'send', result: 'error', duration: 2_515, detail: 'Forbidden' },
        ],
        previous: 79,
        next: null,
      },
    },
  },
  'GET buzbot/broadcasts': {
    body: {
      data: [{ ...base, ...broadcast, updated_at: at(6), texts: broadcast.message }],
      meta: meta(1),
    },
  },
  'GET buzbot/broadcasts/:id': { body: { data: broadcast } },
  'GET buzbot/broadcasts/:id/deliveries': {
    body: {
      data: [
        {
          id: 1,
          room: { id: 6, name: 'Marek Nowak' },
          state: 'failed',
          message_id: 41,
          failure: 'blocked',
          updated_at: at(6),
        },
      ],
      meta: meta(1),
    },
  },
  'POST buzbot/broadcasts/:id/pause': { body: { data: { ...broadcast, state: 'paused' } } },
  'POST buzbot/broadcast/preview': ({ body }) => ({
    body: {
      data: {
        count: 128,
        unreachable: 3,
        languages: [
          { language: 'en', count: 100, text: body.message },
          { language: 'pl', count: 28, text: body.message },
        ],
        channels: [{ channel: 'telegram', count: 128 }],
      },
    },
  }),
  'POST buzbot/broadcast': { status: 201, body: { data: broadcast } },
};
