import type { Image, Option } from '../../schema/values.ts';
import type { MessageButton } from './messageButtons.ts';
import type { MessageDirection } from './room.ts';

export const deliveryStates = ['pending', 'sent', 'delivered', 'failed'] as const;

/** The delivery state of a message to a customer. */
export type DeliveryState = (typeof deliveryStates)[number];

/** Staff write replies to the customer and notes for colleagues. */
export const messageKinds = ['reply', 'note'] as const;

/** Limits of a message from staff. The text limit is Telegram's. */
export const messageBounds = { text: 4_096, clientId: 64, attachments: 10 } as const;

/** An offer or an order with its name. */
export interface MessageRecord extends Option {
  readonly resource: 'offers' | 'orders';
}

/** A message of a room, as `GET /buzbot/messages/{roomId}` lists it, newest first. */
export interface BuzbotMessage {
  readonly id: number;
  readonly room_id: number;
  readonly direction: MessageDirection;
  /** The member of staff who wrote it. Null for customers and the bot. */
  readonly author: Option | null;
  readonly text: string;
  readonly attachments: readonly Image[];
  /** The id that the client assigned before sending. */
  readonly client_id: string | null;
  /** Null for notes, which are not sent. */
  readonly delivery: DeliveryState | null;
  /** Why it failed: `blocked`, `refused`, `unreachable`. */
  readonly failure: string | null;
  /** The broadcast that sent it. */
  readonly broadcast_id: number | null;
  /** The record that it is about: a decision, or the reply to it. */
  readonly record: MessageRecord | null;
  /** Buttons with which the customer can answer. */
  readonly buttons: readonly MessageButton[];
  readonly created_at: string;
}
