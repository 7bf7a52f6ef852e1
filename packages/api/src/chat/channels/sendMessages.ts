import type { Clock } from '../../config/clock.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { DestinationBusy, JobPostponed, type RunningJob } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { NewBotEvent } from '../botEvents/botEvents.ts';
import { refuseLostBroadcast } from '../broadcasts/broadcastRecords.ts';
import { quietUntil } from '../broadcasts/runBroadcast.ts';
import {
  fateOfMessage,
  type MessagePayload,
  messageJob,
  type Outcome,
  type Outgoing,
  readOutgoing,
  storeOutcome,
} from '../messages/outgoing.ts';
import { createTrace, type Trace } from '../messages/trace.ts';
import { type Channel, ChannelRefusal, type Sent } from './channel.ts';

/** Number of attempts at one request while a channel does not respond. */
const attemptsAtMost = 6;

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
}

/** The requests of a message that the channel has acknowledged. */
interface Progress {
  readonly sent: number;
  /** The response to the last one. */
  readonly outcome?: Sent;
}

/** Registers the job that sends the messages of a channel. */
export function handleMessages(jobs: Jobs, channel: Channel, { db, clock }: Dependencies): void {
  jobs.handle<MessagePayload>(messageJob(channel.name), {
    isStored: false,
    pool: 'messages',
    destination: channel.name,
    retry: { first: 1_000, longest: 300_000 },
    callsPerSecond: channel.callsPerSecond,
    async run(job) {
      const message = await readOutgoing(db, job.payload.id);
      if (!message) return;
      const state = message.broadcast_state;
      if (state === 'cancelled' || state === 'paused') throw new JobPostponed(clock());
      const { broadcast_id } = message;
      if (broadcast_id !== null) {
        const isLost = await db.transaction((tx) =>
          refuseLostBroadcast(tx, broadcast_id, { mayStill: jobs.mayStill, now: clock() }),
        );
        if (isLost) throw new JobPostponed(clock());
      }
      const quiet = quietUntil(clock(), message.quiet_hours);
      if (quiet) throw new JobPostponed(quiet);
      await send(job, message, { channel, clock });
    },
    fateOf: (tx, payload) => fateOfMessage(tx, payload, clock()),
  });
}

interface Sending {
  readonly channel: Channel;
  readonly clock: Clock;
}

/** Sends the requests that the channel has not acknowledged. */
async function send(
  job: RunningJob<MessagePayload>,
  message: Outgoing,
  { channel, clock }: Sending,
): Promise<void> {
  const requests = channel.requestsOf(message);
  const trace = createTrace();
  const progress = (): Progress => (job.cursor as Progress | undefined) ?? { sent: 0 };
  const store = async (tx: Transaction, outcome: Outcome, error?: unknown) => {
    const event = buildEvent(message, trace, error);
    await storeOutcome(tx, message, outcome, { event, now: clock() });
    return { isLast: true };
  };
  for (const [index, request] of requests.entries()) {
    if (index < progress().sent) continue;
    await job.turn(request.calls);
    let accepted: Sent;
    try {
      accepted = await trace.step('send', () => request.send(job.signal));
    } catch (error) {
      const failure = describeFailure(error, job);
      if (failure === undefined) throw error;
      return job.acknowledge((tx) => store(tx, { delivery: 'failed', failure }, error));
    }
    await job.mark({ sent: index + 1, outcome: accepted } satisfies Progress);
  }
  const { outcome } = progress();
  if (!outcome) throw new Error(`Message ${message.id} has nothing to send.`);
  await job.acknowledge(async (tx) => {
    await channel.afterSent?.(tx, message);
    return store(tx, outcome);
  });
}

/** Undefined when the message is sent again. */
function describeFailure(error: unknown, { attempts, signal }: RunningJob): string | undefined {
  if (error instanceof ChannelRefusal) return error.failure;
  if (error instanceof DestinationBusy || signal.aborted) return undefined;
  return attempts >= attemptsAtMost ? 'unreachable' : undefined;
}

function buildEvent(message: Outgoing, trace: Trace, error?: unknown): Omit<NewBotEvent, 'type'> {
  const { id, room_id, customer, channel, text, photos } = message;
  return {
    roomId: room_id,
    person: customer,
    error: error instanceof Error ? error.message : undefined,
    duration: trace.duration,
    payload: { message: id, channel, text, photos },
    steps: trace.steps,
  };
}
