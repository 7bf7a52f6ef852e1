import { choice, number, reference, text } from '../../schema/fields.ts';
import { defineResource, type RowOf } from '../../schema/resource.ts';
import type { Option } from '../../schema/values.ts';

export const botEventTypes = [
  'message_received',
  'message_sent',
  'bot_answered',
  'handed_over',
  'broadcast_sent',
  'customer_blocked',
  'update_ignored',
] as const;

export type BotEventType = (typeof botEventTypes)[number];

export const botEventResults = ['ok', 'error'] as const;

/** An action of the bot. Append-only. */
export const buzbotEvent = defineResource({
  name: 'buzbot_events',
  subject: 'buzbot_dashboard',
  label: 'type',
  fields: {
    type: choice({ options: botEventTypes, required: true, readOnly: true }),
    room: reference({ to: 'buzbot_rooms', readOnly: true }),
    /** The customer's name at that time. */
    person: text({ max: 255, readOnly: true }),
    result: choice({ options: botEventResults, required: true, readOnly: true }),
    /** In milliseconds. */
    duration: number({ min: 0, max: 2_147_483_647, required: true, readOnly: true }),
    error: text({ max: 2_000, readOnly: true }),
  },
  search: ['type', 'person', 'error'],
  sort: ['type', 'result', 'duration'],
  defaultSort: '-created_at',
  filter: ['type', 'room', 'result', 'duration', 'person'],
});

export type BuzbotEventRow = RowOf<typeof buzbotEvent>;

/** One step of an action of the bot. */
export interface BotStep {
  readonly name: string;
  readonly result: 'ok' | 'error';
  /** In milliseconds. */
  readonly duration: number;
  readonly detail?: unknown;
}

/** An event with its payload and steps (`GET /buzbot/log/{id}`). Secrets are masked. */
export interface BotLog {
  readonly id: number;
  readonly type: BotEventType;
  readonly room: Option | null;
  readonly person: string | null;
  readonly result: 'ok' | 'error';
  readonly duration: number;
  readonly error: string | null;
  readonly payload: unknown;
  readonly steps: readonly BotStep[];
  readonly created_at: string;
  /** The previous event among those that match the query. */
  readonly previous: number | null;
  readonly next: number | null;
}

/** Widths of the columns of the event chart. */
export const statsBuckets = ['minute', 'hour', 'day'] as const;

/** A column of the event chart (`GET /buzbot/events/stats`). */
export interface BotEventStats {
  /** Start of the column. */
  readonly at: string;
  readonly total: number;
  readonly errors: number;
}
