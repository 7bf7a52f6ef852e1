import type { BuzbotChannel } from '@rentyard/contract/entities/chat/room';
import type { Transaction } from '../../db/database.ts';
import type { Outgoing } from '../messages/outgoing.ts';

/** The delivery state of a message. */
export interface Sent {
  /** `delivered` if the channel confirms the delivery. */
  readonly delivery: 'sent' | 'delivered';
  /** The id of the message in the channel. */
  readonly externalId?: string;
}

/** A request to the channel with a message or a part of it. It succeeds or fails as a whole. */
export interface ChannelRequest {
  /** The number of calls that it counts as in the rate limit of the channel. */
  readonly calls: number;
  /**
   * Sends the request. It may be sent again only when the response was lost.
   * @throws {ChannelRefusal | DestinationBusy} or any other error, which is retried.
   */
  send(signal: AbortSignal): Promise<Sent>;
}

/** A messaging service that connects to customers. */
export interface Channel {
  readonly name: BuzbotChannel;
  /** Calls per second, by all processes together; unlimited by default. */
  readonly callsPerSecond?: number;
  /** At least one. */
  requestsOf(message: Outgoing): readonly ChannelRequest[];
  /** Runs in the transaction that stores the success. */
  afterSent?(tx: Transaction, message: Outgoing): Promise<void>;
}

/** The channel rejects this message permanently. */
export class ChannelRefusal extends Error {
  readonly failure: 'blocked' | 'refused';

  constructor(failure: 'blocked' | 'refused', message: string) {
    super(message);
    this.failure = failure;
  }
}
