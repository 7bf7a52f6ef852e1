import type { BuzbotChannel } from '@rentyard/contract/entities/chat/room';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../config/clock.ts';
import type { Database } from '../../db/database.ts';
import {
  type Outcome,
  type Outgoing,
  outgoingChannel,
  postponeOutgoing,
  releaseOutgoing,
  settleOutgoing,
  takeOutgoing,
  withdrawOutgoing,
} from '../messages/outgoing.ts';
import { createTrace, type Trace } from '../messages/trace.ts';
import { type Channel, ChannelBusy, ChannelRefusal } from './channel.ts';

/** Concurrent messages of this process. */
const slots = 8;
/** Poll interval without notifications: delays end, processes die. */
const pollInterval = 1_000;
/** Number of attempts while a channel does not respond. */
const attemptsAtMost = 6;
const longestWait = 300_000;

/** Sends pending messages, in every process. */
export interface Sender {
  start(): Promise<void>;
  /** Waits for messages in transit. */
  stop(): Promise<void>;
}

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly channels: ReadonlyMap<BuzbotChannel, Channel>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export function createSender({ db, clock, channels, log }: Parts): Sender {
  const underWay = new Set<Promise<void>>();
  /** When a busy channel accepts messages again, in ms. */
  const busyUntil = new Map<BuzbotChannel, number>();
  let isStopping = false;
  let polling: Promise<void> | undefined;
  let isRequestedAgain = false;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe: (() => void) | undefined;

  /** One poll at a time; a request during a poll starts another one afterwards. */
  function poll(): void {
    if (isStopping) return;
    if (polling) {
      isRequestedAgain = true;
      return;
    }
    polling = fill()
      // The database is unavailable: the next poll tries again.
      .catch((error: unknown) => log.warn({ err: error }, 'looking for messages to send'))
      .finally(() => {
        polling = undefined;
        if (!isRequestedAgain) return;
        isRequestedAgain = false;
        poll();
      });
  }

  async function fill(): Promise<void> {
    const limit = slots - underWay.size;
    const now = clock();
    const free = [...channels.keys()].filter((name) => (busyUntil.get(name) ?? 0) <= now.getTime());
    if (limit <= 0 || free.length === 0) return;
    for (const message of await takeOutgoing(db, { channels: free, limit, now })) {
      const work = send(message)
        .catch((error: unknown) => log.error({ err: error, message: message.id }, 'sending'))
        .finally(() => {
          underWay.delete(work);
          poll();
        });
      underWay.add(work);
    }
  }

  async function send(message: Outgoing): Promise<void> {
    const channel = channels.get(message.channel);
    if (!channel) return;
    if (message.is_cancelled) {
      await db.transaction((tx) => withdrawOutgoing(tx, message, clock()));
      return;
    }
    const trace = createTrace();
    let outcome: Outcome;
    try {
      outcome = await trace.step('send', () => channel.send(message));
    } catch (error) {
      const failed = await failureOf(message, error);
      if (failed) await settle(message, failed.outcome, { trace, error: failed.reason });
      return;
    }
    await settle(message, outcome, { trace, channel });
  }

  /** Undefined when the message was postponed. */
  async function failureOf(message: Outgoing, error: unknown) {
    const { attempts } = message;
    const now = clock();
    const postpone = (wait: number, isCounted: boolean) => {
      const until = new Date(now.getTime() + wait);
      return db.transaction((tx) => postponeOutgoing(tx, message, { until, isCounted, now }));
    };
    if (error instanceof ChannelBusy) {
      const wait = 1_000 * error.seconds;
      busyUntil.set(message.channel, now.getTime() + wait);
      await postpone(wait, false);
      return undefined;
    }
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof ChannelRefusal) {
      return { outcome: { delivery: 'failed', failure: error.failure } as const, reason };
    }
    if (attempts + 1 < attemptsAtMost) {
      await postpone(Math.min(longestWait, 1_000 * 2 ** attempts), true);
      return undefined;
    }
    return { outcome: { delivery: 'failed', failure: 'unreachable' } as const, reason };
  }

  async function settle(
    message: Outgoing,
    outcome: Outcome,
    { trace, channel, error }: { trace: Trace; channel?: Channel; error?: string },
  ): Promise<void> {
    const { room_id, customer, text, photos, id } = message;
    const event = {
      roomId: room_id,
      person: customer,
      error,
      duration: trace.duration,
      payload: { message: id, channel: message.channel, text, photos },
      steps: trace.steps,
    };
    await db.transaction(async (tx) => {
      const now = clock();
      await settleOutgoing(tx, message, outcome, { event, now });
      await channel?.afterSent?.(tx, message);
    });
  }

  return {
    async start() {
      if (db.kind === 'pglite') await releaseOutgoing(db);
      unsubscribe = await db.listen(outgoingChannel, { heard: poll, resumed: poll });
      timer = setInterval(poll, pollInterval);
      timer.unref();
      poll();
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      unsubscribe?.();
      await polling;
      await Promise.allSettled(underWay);
    },
  };
}
