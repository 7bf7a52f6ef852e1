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

/** A messaging service that connects to customers. */
export interface Channel {
  readonly name: BuzbotChannel;
  /**
   * Sends one message. It may get the same message, with the same id, again when the process died
   * before it stored the result.
   * @throws {ChannelRefusal | ChannelBusy} or any other error, which is retried.
   */
  send(message: Outgoing): Promise<Sent>;
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

/** The channel limits the rate: nothing is sent through it until then. */
export class ChannelBusy extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`The channel asks to wait ${seconds} s`);
    this.seconds = seconds;
  }
}
