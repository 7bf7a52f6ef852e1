import type { BuzbotChannel } from '@rentyard/contract/entities/chat/room';
import type { Transaction } from '../../db/database.ts';
import type { Outgoing } from '../messages/outgoing.ts';

/** How far a message came. */
export interface Sent {
  /** `delivered` where the channel knows that it arrived. */
  readonly delivery: 'sent' | 'delivered';
  /** What the channel calls the message. */
  readonly externalId?: string;
}

/** A way to customers. */
export interface Channel {
  readonly name: BuzbotChannel;
  /**
   * Sends one message. It may be asked for the same one again, under the same id, when the process died
   * before the answer was written down.
   * @throws {ChannelRefusal | ChannelBusy} or anything else, which is tried again.
   */
  send(message: Outgoing): Promise<Sent>;
  /** Runs in the transaction that writes the success down. */
  afterSent?(tx: Transaction, message: Outgoing): Promise<void>;
}

/** The channel will not take this message, now or later. */
export class ChannelRefusal extends Error {
  readonly failure: 'blocked' | 'refused';

  constructor(failure: 'blocked' | 'refused', message: string) {
    super(message);
    this.failure = failure;
  }
}

/** The channel asks for patience: nothing is sent by it until then. */
export class ChannelBusy extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`The channel asks to wait ${seconds} s`);
    this.seconds = seconds;
  }
}
