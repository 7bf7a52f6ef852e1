import { orderWaitingHours } from '@rentyard/contract/entities/home';
import { hasComments } from '@rentyard/contract/permissions';
import { trashDays as defaultTrashDays } from '@rentyard/contract/schema/resource';
import { version } from '@rentyard/contract/version';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { mayStill } from './auth/ownPermissions.ts';
import type { SessionStore } from './auth/sessions/sessions.ts';
import { chatSerializers } from './chat/chatEvents.ts';
import { type ChannelSettings, chatResources, openChat } from './chat/openChat.ts';
import { commentRoutes } from './comments/commentRoutes.ts';
import { type Clock, systemClock } from './config/clock.ts';
import { handleButtonReplies } from './customerNotices/buttonAnswers.ts';
import { noticeRoutes } from './customerNotices/noticeRoutes.ts';
import { handleReminders, queueReminders } from './customerNotices/reminders.ts';
import { handleNotices } from './customerNotices/sendNotices.ts';
import { exchangeRates } from './entities/exchangeRates/exchangeRates.ts';
import { openExchangeRates } from './entities/exchangeRates/openExchangeRates.ts';
import { openClaimEvents } from './entities/offers/review/claimEvents.ts';
import { photoRoutes, photos } from './entities/photos/photos.ts';
import { registry } from './entities/registry.ts';
import { recordExpiredOrders } from './entities/rental/missedDemand.ts';
import { rentalSettingRoutes } from './entities/rental/rentalSettingRoutes.ts';
import { s3SettingRoutes } from './entities/s3Settings/s3SettingRoutes.ts';
import { codeSettingRoutes } from './entities/settings/codeSettingRoutes.ts';
import { webhooks } from './entities/webhooks/webhooks.ts';
import { eventRoutes, openEvents } from './events/events.ts';
import { globalRoutes } from './globalRoutes.ts';
import { calendarGroupRoutes } from './home/calendar/calendarGroupRoutes.ts';
import { homeRoutes } from './home/homeRoutes.ts';
import { utilisationRoutes } from './home/utilisation/utilisationRoutes.ts';
import { clientMetricRoutes } from './http/clientMetricRoutes.ts';
import { createHttpApp, type HttpDependencies, probeRoutes } from './http/createHttpApp.ts';
import { metricsRoute } from './http/metrics.ts';
import { jobRoutes } from './jobs/jobRoutes.ts';
import { createJobs } from './jobs/jobs.ts';
import type { BackgroundTask } from './lifecycle/deferredStart.ts';
import { sweepRegularly } from './lifecycle/sweepRegularly.ts';
import type { MailServers } from './mail/mailServers.ts';
import type { Outbox } from './mail/outbox.ts';
import { outboxRoutes } from './mail/outboxRoutes.ts';
import { handleMails } from './mail/sendMails.ts';
import { mcpRoutes } from './mcp/mcpRoutes.ts';
import type { StorageLocations } from './media/storage/storageLocations.ts';
import { followRoutes } from './notifications/followRoutes.ts';
import { notificationSerializers } from './notifications/notificationEvents.ts';
import { notificationRoutes } from './notifications/notificationRoutes.ts';
import { createNotifier } from './notifications/notifier.ts';
import { sendDigests } from './notifications/sendDigests.ts';
import { openApiRoutes } from './openapi/openApiRoutes.ts';
import type { Outbound } from './outbound/outbound.ts';
import { openPresence, presenceRoutes } from './presence/presence.ts';
import { openProposals } from './proposals/openProposals.ts';
import { createReactions } from './reactions/reactions.ts';
import { createStore } from './records/createStore.ts';
import { openQualityChecks } from './records/data-quality/qualityChecks.ts';
import { openExpiredTrash } from './records/trash/expiredTrash.ts';
import { createCipher } from './secrets/cipher.ts';
import type { Services } from './services/services.ts';
import { sweepDeliveries } from './webhooks/deliveryTable.ts';
import { handleWebhooks } from './webhooks/sendWebhooks.ts';

/** The dependencies of the app; a test can replace any of them. */
export interface AppDependencies extends Omit<HttpDependencies, 'clock'> {
  readonly sessions: SessionStore;
  /** The key that encrypts stored secrets: 32 bytes. */
  readonly secretKey: Uint8Array;
  /** Storage of uploaded pictures. */
  readonly storageLocations: StorageLocations;
  /** HTTP client for addresses that users have entered. */
  readonly outbound: Outbound;
  /** Stores mails. */
  readonly outbox: Outbox;
  /** Sends the stored mails; undefined sends none. */
  readonly mailServers?: MailServers;
  /** The origin of links in mails, without a trailing slash. */
  readonly origin: () => string;
  readonly clock?: Clock;
  /** Settings of the channels; the demo channel always exists. */
  readonly channels?: ChannelSettings;
  /** How long records stay in the trash, in days; 30 by default. */
  readonly trashDays?: number;
  /** Orders that are new for longer are waiting, in hours; 24 by default. */
  readonly waitingHours?: number;
  /** The number of log lines that the output did not take. */
  readonly droppedLogLines?: () => number;
  /** Token that allows `GET /metrics` from other hosts than loopback. */
  readonly metricsToken?: string | undefined;
  /** Whether measurements of browsers are collected; false by default. */
  readonly clientMetrics?: boolean;
  /** Starts work that no request waits for, at once or later; at once by default. */
  readonly later?: (task: BackgroundTask) => unknown;
  /** Further tasks that run regularly. */
  readonly sweeps?: readonly (() => Promise<void>)[];
  /** Further routes: accounts, media, the built admin. */
  readonly plugins?: readonly FastifyPluginAsync[];
}

/** Creates the Fastify app from its dependencies. It does not listen yet. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const {
    db,
    sessions,
    secretKey,
    storageLocations,
    outbound,
    outbox,
    origin,
    clock = systemClock,
    channels = { playsCustomers: false },
    trashDays = defaultTrashDays,
    waitingHours = orderWaitingHours,
    later = (task) => task.start(),
    sweeps = [],
    plugins = [],
  } = dependencies;
  const { app, access } = await createHttpApp({ ...dependencies, clock });
  const metrics = metricsRoute(app, dependencies);
  const bindings = [...registry.map((registered) => registered.binding), photos];
  const notifier = createNotifier({ outbox, origin });
  const store = createStore({
    db,
    bindings,
    customBindings: [...chatResources, exchangeRates],
    clock,
    secretKey,
    invalidatePeople: sessions.invalidate,
    reactions: createReactions(notifier),
  });
  const resources = store.allBindings.map(({ resource }) => resource);
  const description = await openApiRoutes(app, { version, resources });
  mcpRoutes(app, { api: description, version });
  probeRoutes(app, db);
  const services: Services = { sessions, outbox, outbound, origin };
  const jobs = createJobs({ db, clock, log: app.log, mayStill });
  const { mailServers: servers } = dependencies;
  if (servers)
    handleMails(jobs, { db, clock, cipher: createCipher(secretKey), servers, log: app.log });
  const proposals = openProposals(app, { store, jobs });
  const qualityChecks = openQualityChecks({ db, store, log: app.log });
  for (const { stop } of [jobs, qualityChecks]) app.addHook('onClose', () => stop());
  const expiredTrash = openExpiredTrash({ store, jobs, days: trashDays });
  handleWebhooks(jobs, { store, binding: webhooks, outbound, notifier });
  const rates = openExchangeRates({ store, jobs, outbound, log: app.log });
  const events = openEvents(app, {
    db,
    sessions,
    access,
    bindings: store.allBindings,
    serializers: [
      ...chatSerializers(() => store.targets),
      ...notificationSerializers(store.bindings),
    ],
  });
  const presence = openPresence(app, { db, hub: events.hub, clock });
  const claimEvents = openClaimEvents(app, { db, hub: events.hub });
  const chat = openChat(app, {
    ...{ db, clock, jobs, hub: events.hub, store },
    ...{ secretKey, origin, channels },
  });
  const sender = { clock, outbox, channels: chat.channels };
  handleNotices(jobs, sender);
  handleReminders(jobs, sender);
  handleButtonReplies(jobs, store);
  await app.register(
    async (api) => {
      eventRoutes(api, events.connections);
      jobRoutes(api, { db, clock, jobs });
      chat.routes(api);
      for (const { binding: one, routes } of registry)
        routes(api, { store, binding: one }, services);
      outboxRoutes(api, store);
      globalRoutes(api, { store, jobs, outbox });
      clientMetricRoutes(api, { registry: metrics, isOn: dependencies.clientMetrics ?? false });
      for (const binding of store.bindings) {
        const context = { store, binding };
        if (hasComments(binding.resource.subject)) commentRoutes(api, context, notifier);
      }
      homeRoutes(api, store, { waitingHours });
      utilisationRoutes(api, store);
      calendarGroupRoutes(api, store);
      followRoutes(api, store);
      notificationRoutes(api, store);
      presenceRoutes(api, store, presence);
      photoRoutes(api, { store, binding: photos }, storageLocations);
      s3SettingRoutes(api, store, outbound);
      codeSettingRoutes(api, store);
      noticeRoutes(api, store, chat.channels);
      rentalSettingRoutes(api, store);
      rates.routes(api);
      proposals.routes(api);
    },
    { prefix: '/api/v1' },
  );
  const missedOrders = () => recordExpiredOrders(db, clock());
  const reminders = () => queueReminders(store, notifier);
  const digests = () => sendDigests({ store, outbox, origin });
  const sweeping = sweepRegularly(app, {
    ...{ db, clock, sessions, storageLocations },
    tasks: [
      ...[expiredTrash.enqueueDue, rates.enqueueDue, reminders, missedOrders, digests],
      proposals.sweep,
      () => sweepDeliveries(db, clock()),
      ...sweeps,
    ],
  });
  /** All background work of the server. Those that give others work come before them. */
  const tasks: readonly BackgroundTask[] = [
    { name: 'rates', start: rates.enqueueDue },
    ...chat.customers,
    { name: 'sweeps', start: sweeping.start, settle: sweeping.settle },
    { name: 'jobs', start: jobs.start, settle: jobs.settle },
    { name: 'health', start: qualityChecks.start, settle: qualityChecks.settle },
    { name: 'events', isFirst: true, start: events.start, settle: events.hub.settle },
    { name: 'events', isFirst: true, start: presence.start },
    { name: 'events', isFirst: true, start: claimEvents.start },
    { name: 'events', isFirst: true, start: chat.start },
  ];
  for (const task of tasks) app.addHook('onReady', async () => void (await later(task)));
  for (const plugin of plugins) await app.register(plugin);
  return app;
}
