import type { Translated } from '../../languages.ts';
import { choice, group, moment, number, text, translated } from '../../schema/fields.ts';
import { defineResource, type RowOf } from '../../schema/resource.ts';
import type { Option } from '../../schema/values.ts';
import type { StoppedBy } from '../job.ts';
import type { BuzbotChannel } from './room.ts';

export const broadcastStates = [
  'draft',
  'queued',
  'running',
  'paused',
  'done',
  'cancelled',
] as const;

export type BroadcastState = (typeof broadcastStates)[number];

export const broadcastDeliveryStates = [
  'pending',
  'sent',
  'delivered',
  'failed',
  'cancelled',
] as const;

export type BroadcastDeliveryState = (typeof broadcastDeliveryStates)[number];

const counter = number({ min: 0, max: 2_147_483_647, required: true, readOnly: true });

/** A broadcast. Created by `POST /buzbot/broadcast` and never changed afterwards. */
export const buzbotBroadcast = defineResource({
  name: 'buzbot_broadcasts',
  subject: 'buzbot_broadcast',
  label: 'message',
  fields: {
    /** The default text, for languages without their own text. */
    message: text({ max: 4_096, multiline: true, required: true, readOnly: true }),
    texts: translated({ max: 4_096, multiline: true, readOnly: true }),
    state: choice({ options: broadcastStates, required: true, readOnly: true }),
    counts: group({
      readOnly: true,
      fields: {
        total: counter,
        pending: counter,
        sent: counter,
        delivered: counter,
        failed: counter,
        cancelled: counter,
      },
    }),
    scheduled_at: moment({ readOnly: true }),
    started_at: moment({ readOnly: true }),
    finished_at: moment({ readOnly: true }),
  },
  search: ['message', 'texts'],
  sort: ['state', 'counts.total', 'scheduled_at', 'started_at', 'finished_at'],
  defaultSort: '-created_at',
  filter: ['state', 'counts.failed', 'scheduled_at', 'started_at', 'finished_at'],
});

export type BuzbotBroadcastRow = RowOf<typeof buzbotBroadcast>;

/** The recipients of a broadcast. An omitted property does not restrict them. */
export interface Audience {
  readonly languages?: readonly string[];
  readonly channels?: readonly BuzbotChannel[];
  /** Only customers who are known clients, or only those who are not. */
  readonly clients?: 'known' | 'unknown';
  /** Only customers who wrote or received a message since. */
  readonly active_since?: string;
}

/** The hours in which no messages are sent. */
export interface QuietHours {
  /** `21:00` */
  readonly from: string;
  readonly to: string;
  /** A name of the IANA list: `Europe/Chisinau`. */
  readonly time_zone: string;
}

/** A broadcast with all its details. */
export interface Broadcast {
  readonly id: number;
  readonly message: string;
  readonly texts: Translated;
  readonly audience: Audience;
  readonly quiet_hours: QuietHours | null;
  readonly state: BroadcastState;
  readonly counts: Readonly<Record<BroadcastDeliveryState | 'total', number>>;
  readonly scheduled_at: string | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly created_at: string;
  readonly created_by: Option | null;
  /** Why it has stopped; null unless its user lost the permission. */
  readonly stopped: StoppedBy | null;
}

/** The recipients that a broadcast would reach (`POST /buzbot/broadcast/preview`). */
export interface BroadcastPreview {
  /** Compared with `expected_count`. */
  readonly count: number;
  /** Customers of the audience who cannot be reached. */
  readonly unreachable: number;
  readonly languages: readonly {
    readonly language: string;
    readonly count: number;
    readonly text: string;
  }[];
  readonly channels: readonly { readonly channel: BuzbotChannel; readonly count: number }[];
}

/** One recipient of a broadcast. */
export interface BroadcastDelivery {
  readonly id: number;
  readonly room: Option;
  readonly state: BroadcastDeliveryState;
  readonly message_id: number | null;
  readonly failure: string | null;
  readonly updated_at: string;
}
