import { languageCodes } from '../../languages.ts';
import { boolean, choice, group, moment, number, reference, text } from '../../schema/fields.ts';
import { defineResource, type RowOf } from '../../schema/resource.ts';
import type { Option } from '../../schema/values.ts';

/** The messengers of customers. `demo` simulates customers if no other channel is configured. */
export const buzbotChannels = ['telegram', 'demo'] as const;

export type BuzbotChannel = (typeof buzbotChannels)[number];

/** Who replies in a room. */
export const roomStates = ['bot', 'human'] as const;

export const messageDirections = ['in', 'out', 'note'] as const;

export type MessageDirection = (typeof messageDirections)[number];

/** A conversation with one customer. The customer's first message creates it. */
export const buzbotRoom = defineResource({
  name: 'buzbot_rooms',
  subject: 'buzbot_messages',
  label: 'customer_name',
  fields: {
    channel: choice({ options: buzbotChannels, required: true, readOnly: true }),
    external_id: text({ max: 128, required: true, readOnly: true }),
    /** The customer's client record, once it is known. */
    customer: reference({ to: 'clients' }),
    customer_name: text({ min: 1, max: 255, required: true }),
    language: choice({ options: languageCodes, required: true }),
    state: choice({ options: roomStates, required: true }),
    assignee: reference({ to: 'staff' }),
    unread: number({ min: 0, max: 1_000_000, required: true, readOnly: true }),
    is_unread: boolean({ default: false, readOnly: true }),
    is_blocked: boolean({ default: false, readOnly: true }),
    /** The first message of the staff. */
    first_answer_at: moment({ readOnly: true, computed: true }),
    last_message: group({
      readOnly: true,
      fields: {
        text: text({ max: 4_096, readOnly: true }),
        direction: choice({ options: messageDirections, readOnly: true }),
        created_at: moment({ readOnly: true, required: true }),
      },
    }),
  },
  search: ['customer_name', 'external_id', 'last_message.text'],
  sort: ['is_unread', 'last_message.created_at', 'customer_name', 'unread', 'state', 'language'],
  defaultSort: '-is_unread,-last_message.created_at',
  filter: [
    'channel',
    'customer',
    'customer_name',
    'language',
    'state',
    'assignee',
    'unread',
    'is_unread',
    'is_blocked',
    'first_answer_at',
    'last_message.created_at',
  ],
});

export type BuzbotRoomRow = RowOf<typeof buzbotRoom>;

/**
 * The activity of a colleague in a room (`event: presence`). It is sent once and expires after 15
 * s.
 */
export const presenceStates = ['looking', 'typing', 'gone'] as const;

export type PresenceState = (typeof presenceStates)[number];

export interface Presence {
  readonly room: number;
  readonly person: Option;
  readonly state: PresenceState;
}
