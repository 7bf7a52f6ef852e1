import type { BuzbotChannel } from '@rentyard/contract/entities/chat/room';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import type { EventHub } from '../events/eventHub.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { BackgroundTask } from '../lifecycle/deferredStart.ts';
import type { ResourceBinding, Store } from '../records/store.ts';
import { botEventRoutes, botEvents } from './botEvents/botEvents.ts';
import { broadcastJob } from './broadcasts/broadcastRecords.ts';
import { broadcastRoutes } from './broadcasts/broadcastRoutes.ts';
import { broadcasts } from './broadcasts/broadcasts.ts';
import { broadcastHandler } from './broadcasts/runBroadcast.ts';
import { replies, replyRoutes } from './cannedResponses/cannedResponses.ts';
import type { Channel } from './channels/channel.ts';
import { demoChannel, playCustomers } from './channels/demo.ts';
import { handleMessages } from './channels/sendMessages.ts';
import { setTelegramWebhook, telegramChannel } from './channels/telegram.ts';
import { telegramRoutes, webhookSecret } from './channels/telegramRoutes.ts';
import { messageRoutes } from './messages/messageRoutes.ts';
import { subscribePresence } from './rooms/presence.ts';
import { roomRoutes, rooms } from './rooms/rooms.ts';

/** Settings of the channels. */
export interface ChannelSettings {
  /** Undefined: no Telegram. */
  readonly telegram?: {
    readonly token: string;
    readonly apiUrl: string;
    /** The last segment of the webhook path; undefined means derived from the token. */
    readonly webhookSecret?: string | undefined;
    /** Messages per second to all customers together; 25 by default. */
    readonly callsPerSecond?: number;
    /** Whether to register the webhook: only if Telegram can reach the product. */
    readonly setsWebhook: boolean;
  };
  /** Whether the demo channel simulates customers. */
  readonly playsCustomers: boolean;
  /** Whether simulated customers write only when an agent has written to them. */
  readonly customersOnlyReply?: boolean;
}

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly hub: EventHub;
  readonly store: Store;
  readonly secretKey: Uint8Array;
  readonly channels: ChannelSettings;
  /** The public origin, without a trailing slash. */
  readonly origin: () => string;
}

/** The chat with customers. */
export interface Chat {
  /** Channels that can send messages. */
  readonly channels: readonly BuzbotChannel[];
  /** Registers the calls. */
  routes(api: FastifyInstance): void;
  /** Receives the activity of users in rooms from all processes. */
  start(): Promise<void>;
  /** The task of customers, if the demo channel simulates them and they start conversations. */
  readonly customers: readonly BackgroundTask[];
}

/** Opens the chat until the app closes: channels, sender, broadcasts, presence. */
export function openChat(
  app: FastifyInstance,
  { db, clock, jobs, hub, store, secretKey, channels: settings, origin }: Dependencies,
): Chat {
  const { telegram, playsCustomers, customersOnlyReply = false } = settings;
  const bot = telegram && { callsPerSecond: 25, ...telegram, publicUrl: origin };
  const channels = new Map<BuzbotChannel, Channel>();
  channels.set('demo', demoChannel({ jobs, isPlaying: playsCustomers }));
  if (bot) channels.set('telegram', telegramChannel(bot));
  const secret = telegram && (telegram.webhookSecret ?? webhookSecret(secretKey, telegram.token));

  jobs.handle(broadcastJob, broadcastHandler(clock, jobs.mayStill));
  const customers = playsCustomers ? playCustomers(db, jobs, clock) : undefined;
  for (const channel of channels.values()) handleMessages(jobs, channel, { db, clock });
  let unsubscribe: (() => void) | undefined;

  app.addHook('onListen', () => {
    if (!bot?.setsWebhook || secret === undefined) return;
    const address = `${origin()}/api/v1/buzbot/channels/telegram/${secret}`;
    setTelegramWebhook(bot, address).catch((error: unknown) =>
      app.log.warn({ err: error }, 'could not register the Telegram webhook'),
    );
  });
  app.addHook('onClose', async () => unsubscribe?.());

  const names = [...channels.keys()];
  return {
    channels: names,
    routes(api) {
      buzbotRoutes(api, { store, jobs, channels: names });
      telegramRoutes(api, { db, clock, secret });
    },
    async start() {
      unsubscribe = await subscribePresence(db, (data) =>
        hub.publish({ name: 'presence', topic: 'buzbot', subject: 'buzbot_messages', data }),
      );
    },
    customers:
      customers && !customersOnlyReply ? [{ name: 'customers', start: customers.start }] : [],
  };
}

interface Context {
  readonly store: Store;
  readonly jobs: Jobs;
  /** Channels that can send messages. */
  readonly channels: readonly BuzbotChannel[];
}

/** Every call of the chat except its stream and its webhooks. */
function buzbotRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;
  roomRoutes(app, store);
  messageRoutes(app, store);
  botEventRoutes(app, store);
  replyRoutes(app, store);
  broadcastRoutes(app, context);
}

/** The resources of the chat, which register their own calls. */
export const chatResources: readonly ResourceBinding[] = [rooms, replies, botEvents, broadcasts];
