import { type InitLanguage, readInit } from '@rentyard/contract/entities/system/init';
import { trashDays as defaultTrashDays } from '@rentyard/contract/schema/resource';
import { version } from '@rentyard/contract/version';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { type AppDependencies, createApp } from './app.ts';
import { accountRoutes } from './auth/accountRoutes.ts';
import { createSessions, type SessionStore } from './auth/sessions/sessions.ts';
import { checkRoutes } from './checks/checkRoutes.ts';
import type { CheckedSettings } from './checks/checkSettings.ts';
import type { BucketSettings } from './config/bucketSettings.ts';
import { systemClock } from './config/clock.ts';
import { type Config, readConfig } from './config/config.ts';
import type { Database } from './db/database.ts';
import { handle } from './http/handle.ts';
import { mailServers } from './mail/mailServers.ts';
import { createOutbox } from './mail/outbox.ts';
import type { MediaStorage } from './media/storage/mediaStorage.ts';
import { createStorageLocations, type StorageLocations } from './media/storage/storageLocations.ts';
import { createOutbound } from './outbound/outbound.ts';
import { readBase } from './records/list/baseRate.ts';
import { createCipher } from './secrets/cipher.ts';
import { adminFiles, hasAdmin, mediaFiles } from './staticFiles.ts';

/** Dependencies of the product: those of the app that it does not create itself, and its own. */
export interface ProductDependencies
  extends Omit<
    AppDependencies,
    | 'sessions'
    | 'storageLocations'
    | 'outbound'
    | 'outbox'
    | 'mailServers'
    | 'origin'
    | 'trustProxy'
    | 'plugins'
  > {
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
  /** URL template of map tiles; maps show only outlines without it. */
  readonly mapTiles?: Config['mapTiles'];
  readonly trustProxy?: Config['trustProxy'];
  /** The settings that the system check of an admin reads; defaults for those left out. */
  readonly checkedSettings?: Partial<CheckedSettings>;
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
  const { bucket, clientMetrics = false, mail, mapTiles, publicUrl, secretKey } = dependencies;
  const sessions = createSessions(db, clock);
  const outbound = createOutbound({ allow: dependencies.outboundAllow ?? [] });
  const cipher = createCipher(secretKey);
  const tileOrigins = mapTiles === undefined ? [] : [new URL(mapTiles).origin];
  const storageLocations = createStorageLocations({
    db,
    cipher,
    disk: dependencies.storage,
    bucket,
    agents: outbound,
  });
  // Known after the server listens; no mail is sent before.
  const origin = () => publicUrl ?? listeningAt(app);
  const outbox = createOutbox({
    cipher,
    clock,
    host: parseHost(publicUrl),
    hasServer: mail?.smtpUrl !== undefined,
  });
  const app: FastifyInstance = await createApp({
    ...dependencies,
    sessions,
    storageLocations,
    outbound,
    outbox,
    ...(mail && {
      mailServers: await mailServers({ ...mail, publicUrl }, { db, cipher, outbound }),
    }),
    origin,
    trustProxy: trusted(dependencies.trustProxy),
    plugins: [
      accountRoutes({ db, sessions, clock, outbox, origin, registration }),
      initRoutes({
        db,
        registration,
        mapTiles,
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
    secretKey,
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
function parseHost(publicUrl: string | undefined): string {
  return publicUrl === undefined ? 'rentyard.localhost' : new URL(publicUrl).hostname;
}

/** A number is the count of proxies in front of this server. */
function trusted(trustProxy: Config['trustProxy'] = false) {
  return typeof trustProxy === 'number'
    ? (_address: string, hop: number) => hop < trustProxy
    : trustProxy;
}

interface Dependencies {
  readonly db: Database;
  readonly registration: Config['registration'];
  readonly mapTiles: Config['mapTiles'];
  readonly trashDays?: Config['trashDays'] | undefined;
  readonly clientMetrics: boolean;
}

/** `GET /init`: the data that a client needs before sign-in. */
export function initRoutes({
  db,
  registration,
  mapTiles,
  trashDays = defaultTrashDays,
  clientMetrics,
}: Dependencies): FastifyPluginAsync {
  return async (app) => {
    await app.register(
      async (api) =>
        handle(api, readInit, async () => {
          const languages = await db.rows<InitLanguage & { is_admin: boolean }>(sql`
            select code, name, is_default, numeric_date_format, time_format, is_admin from languages
            where deleted_at is null order by is_default desc, id`);
          const base = await readBase(db);
          return {
            languages: languages.filter(({ is_admin }) => is_admin).map(asOffered),
            content_languages: languages.map(asOffered),
            version,
            registration,
            map_tiles: mapTiles ?? null,
            trash_days: trashDays,
            client_metrics: clientMetrics,
            base_currency: base?.code ?? null,
          };
        }),
      { prefix: '/api/v1' },
    );
  };
}

function asOffered({
  is_admin: _,
  ...offered
}: InitLanguage & { is_admin: boolean }): InitLanguage {
  return offered;
}
