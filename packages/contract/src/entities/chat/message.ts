import type { Image, Option } from '../../schema/values.ts';
import type { MessageDirection } from './room.ts';

export const deliveryStates = ['pending', 'sent', 'delivered', 'failed'] as const;

/** How far a message has come on its way to the customer. */
export type DeliveryState = (typeof deliveryStates)[number];

/** What staff can write: an answer to the customer, or a note for colleagues. */
export const messageKinds = ['reply', 'note'] as const;

/** Bounds of what staff can write. The text is as long as Telegram takes. */
export const messageBounds = { text: 4_096, clientId: 64, attachments: 10 } as const;

/** A message of a room, as `GET /buzbot/messages/{roomId}` lists it, newest first. */
export interface BuzbotMessage {
  readonly id: number;
  readonly room_id: number;
  readonly direction: MessageDirection;
  /** Who of the staff wrote it; null for customers and for the bot. */
  readonly author: Option | null;
  readonly text: string;
  readonly attachments: readonly Image[];
  /** What the writer's screen called it before it was sent. */
  readonly client_id: string | null;
  /** Null for notes, which go nowhere. */
  readonly delivery: DeliveryState | null;
  /** Why it failed: `blocked`, `refused`, `unreachable`. */
  readonly failure: string | null;
  /** The broadcast that it was a part of. */
  readonly broadcast_id: number | null;
  readonly created_at: string;
}
