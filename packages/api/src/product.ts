import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { accountRoutes } from './auth/accountRoutes.ts';
import { createSessions, type SessionStore } from './auth/sessions.ts';
import type { ChannelSettings } from './chat/openChat.ts';
import { checkRoutes } from './checks/checkRoutes.ts';
import type { CheckedSettings } from './checks/checkSettings.ts';
import type { BucketSettings } from './config/bucketSettings.ts';
import { type Clock, systemClock } from './config/clock.ts';
import { type Config, readConfig } from './config/config.ts';
import type { RequestLimits } from './config/requestLimits.ts';
import type { Database } from './db/database.ts';
import type { RequestDeadlines } from './http/requestDeadlines.ts';
import { initRoutes } from './initRoutes.ts';
import { mailServers } from './mail/mailServers.ts';
import { createOutbox } from './mail/outbox.ts';
import type { MediaStorage } from './media/storage/mediaStorage.ts';
import { createStorageLocations, type StorageLocations } from './media/storage/storageLocations.ts';
import { createOutbound } from './outbound/outbound.ts';
import { cipherOf } from './secrets/cipher.ts';
import { adminFiles, hasAdmin, mediaFiles } from './staticFiles.ts';

/** Dependencies of the product. A test replaces any of them. */
export interface ProductDependencies {
  readonly db: Database;
  /** 32 bytes that stored secrets are encrypted with. */
  readonly secretKey: Uint8Array;
  readonly storage: MediaStorage;
  /** The folder of the storage, which the server serves; it must exist. */
  readonly mediaDir: string;
  /** A bucket that stores new pictures instead. */
  readonly bucket?: BucketSettings | undefined;
  /** `host:port` pairs that user-supplied addresses may reach although they are private. */
  readonly outboundAllow?: readonly string[];
  /** The built admin; nothing is served at `/` without it, or when the folder contains no build. */
  readonly adminDir?: string;
  /** The origin of links in mails; the listening address by default. */
  readonly publicUrl?: string | undefined;
  /** Sends the mails of the outbox, with a mail server of the installation or only those of projects. */
  readonly mail?: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  readonly registration?: Config['registration'];
  readonly trashDays?: Config['trashDays'];
  readonly waitingHours?: Config['orderWaitingHours'];
  /** URL template of map tiles; maps show only outlines without it. */
  readonly mapTiles?: Config['mapTiles'];
  /** Settings of the channels; the demo channel always exists. */
  readonly channels?: ChannelSettings;
  readonly clock?: Clock;
  readonly logger?: FastifyBaseLogger;
  /** Whether every request is logged; true by default. */
  readonly logsRequests?: boolean;
  readonly trustProxy?: Config['trustProxy'];
  readonly metricsToken?: string | undefined;
  /** Whether browsers report how fast the back office was; false by default. */
  readonly clientMetrics?: boolean;
  readonly deadlines?: RequestDeadlines;
  readonly requestLimits?: RequestLimits;
  /** Whether the server is about to stop. Never by default. */
  readonly isDraining?: () => boolean;
  /** The settings that the system check of an admin reads; defaults for those left out. */
  readonly checkedSettings?: Partial<CheckedSettings>;
  /** Defers work that no request waits for; immediate by default. */
  readonly later?: (begin: () => unknown) => unknown;
}

/** The result of `createProduct`. */
export interface Product {
  readonly app: FastifyInstance;
  readonly sessions: SessionStore;
  readonly storageLocations: StorageLocations;
}

/** Creates the complete app: API with accounts, media and the built admin. */
export async function createProduct(dependencies: ProductDependencies): Promise<Product> {
  const { db, mediaDir, adminDir, clock = systemClock, registration = 'approval' } = dependencies;
  const { clientMetrics = false } = dependencies;
  const sessions = createSessions(db, clock);
  const outbound = createOutbound({ allow: dependencies.outboundAllow ?? [] });
  const cipher = cipherOf(dependencies.secretKey);
  const { bucket } = dependencies;
  const tileOrigins =
    dependencies.mapTiles === undefined ? [] : [new URL(dependencies.mapTiles).origin];
  const storageLocations = createStorageLocations({
    db,
    cipher,
    disk: dependencies.storage,
    bucket,
    agents: outbound,
  });
  // Known after the server listens; no mail is sent before.
  const origin = () => dependencies.publicUrl ?? listeningAt(app);
  const outbox = createOutbox({
    cipher,
    clock,
    host: hostOf(dependencies.publicUrl),
    hasServer: dependencies.mail?.smtpUrl !== undefined,
  });
  const app: FastifyInstance = await createApp({
    db,
    sessions,
    clock,
    secretKey: dependencies.secretKey,
    storageLocations,
    outbound,
    outbox,
    ...(dependencies.mail
      ? {
          mailServers: mailServers(
            { ...dependencies.mail, publicUrl: dependencies.publicUrl },
            { db, cipher, outbound },
          ),
        }
      : {}),
    origin,
    ...(dependencies.channels ? { channels: dependencies.channels } : {}),
    ...(dependencies.trashDays === undefined ? {} : { trashDays: dependencies.trashDays }),
    ...(dependencies.waitingHours === undefined ? {} : { waitingHours: dependencies.waitingHours }),
    ...(dependencies.logger ? { logger: dependencies.logger } : {}),
    logsRequests: dependencies.logsRequests ?? true,
    trustProxy: trusted(dependencies.trustProxy),
    ...(dependencies.metricsToken === undefined ? {} : { metricsToken: dependencies.metricsToken }),
    clientMetrics,
    ...(dependencies.requestLimits ? { requestLimits: dependencies.requestLimits } : {}),
    ...(dependencies.deadlines ? { deadlines: dependencies.deadlines } : {}),
    ...(dependencies.isDraining ? { isDraining: dependencies.isDraining } : {}),
    ...(dependencies.later ? { later: dependencies.later } : {}),
    plugins: [
      accountRoutes({ db, sessions, clock, outbox, origin, registration }),
      initRoutes({
        db,
        registration,
        mapTiles: dependencies.mapTiles,
        trashDays: dependencies.trashDays,
        clientMetrics,
      }),
      mediaFiles(mediaDir, storageLocations),
      ...(adminDir !== undefined && hasAdmin(adminDir)
        ? [
            adminFiles(adminDir, async () => [
              ...(await storageLocations.publicOrigins()),
              ...tileOrigins,
            ]),
          ]
        : []),
    ],
  });
  checkRoutes(app, {
    settings: {
      ...readConfig({}),
      weakSecrets: [],
      dataDir: mediaDir,
      ...dependencies.checkedSettings,
    },
    clock,
    db,
    secretKey: dependencies.secretKey,
  });
  app.addHook('onClose', async () => outbound.close());
  return { app, sessions, storageLocations };
}

/** The URL of the server on this machine. */
function listeningAt(app: FastifyInstance): string {
  const address = app.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 80;
  return `http://127.0.0.1:${port}`;
}

/** The host part of message ids: that of the public URL. */
function hostOf(publicUrl: string | undefined): string {
  return publicUrl === undefined ? 'rentyard.localhost' : new URL(publicUrl).hostname;
}

/** A number is the count of proxies in front of this server. */
function trusted(trustProxy: Config['trustProxy'] = false) {
  return typeof trustProxy === 'number'
    ? (_address: string, hop: number) => hop < trustProxy
    : trustProxy;
}
