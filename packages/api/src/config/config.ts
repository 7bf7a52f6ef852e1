import { resolve } from 'node:path';
import type * as z from 'zod';
import type { BucketSettings } from './bucketSettings.ts';
import type { RequestLimits } from './requestLimits.ts';
import { type logFormats, type logLevels, secretAtLeast, settings } from './settings.ts';

/** The settings of the server, each from one environment variable (`README.md` lists them). */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. Holds the embedded database, the media files, the key file and the lock. */
  readonly dataDir: string;
  /** A PostgreSQL address; undefined means the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly seed: 'demo' | 'none';
  readonly adminEmail: string;
  /** Undefined: generated on the first start and printed once. */
  readonly adminPassword: string | undefined;
  readonly editorPassword: string | undefined;
  /** Undefined: kept in a key file inside `dataDir`. */
  readonly appSecret: string | undefined;
  /** What `npm run rotate-secret` replaces the secret with. */
  readonly newAppSecret: string | undefined;
  /** What links in e-mails begin with, without a closing slash. */
  readonly publicUrl: string | undefined;
  readonly registration: 'approval' | 'open' | 'closed';
  /** How long deleted records wait in the trash before they are removed for good. */
  readonly trashDays: number;
  /** Where pictures of maps come from, with places for `{z}`, `{x}` and `{y}`. */
  readonly mapTiles: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Whom the installation's mails come from; undefined: told by `smtpUrl` or `publicUrl`. */
  readonly mailFrom: string | undefined;
  /** `host:port` pairs that addresses given by users may reach although they are private. */
  readonly outboundAllow: readonly string[];
  /** A bucket that pictures are kept in; undefined: the folder in `dataDir`. */
  readonly bucket: BucketSettings | undefined;
  /** Which hops may say whose request it is: what Fastify's `trustProxy` takes. */
  readonly trustProxy: boolean | number | string;
  /** Requests a minute that people and addresses may make. */
  readonly requestLimits: RequestLimits;
  /** How long the server goes on serving after SIGTERM, in seconds. */
  readonly shutdownGrace: number;
  /** Undefined: `warn` at a terminal, `info` elsewhere. */
  readonly logLevel: LogLevel | undefined;
  /** Undefined: text at a terminal, JSON elsewhere. */
  readonly logFormat: LogFormat | undefined;
  readonly metricsToken: string | undefined;
  /** The bot that customers write to; without one the demo channel plays customers. */
  readonly telegramBotToken: string | undefined;
  /** Where the Bot API is, without a closing slash. */
  readonly telegramApiUrl: string;
  /** Undefined: made from the token. */
  readonly telegramWebhookSecret: string | undefined;
}

export type LogLevel = (typeof logLevels)[number];

export type LogFormat = (typeof logFormats)[number];

/** A setting that cannot be used. Its message is one line: what, why and what to do. */
export class ConfigError extends Error {}

/**
 * Reads the settings from the environment. An empty variable counts as unset.
 * @throws {ConfigError} for the first value that cannot be used.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const shown = secretNames.has(name) ? '(hidden)' : JSON.stringify(given[name]);
    throw new ConfigError(`${name}=${shown} cannot be used: ${issue?.message}`);
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    seed: value.SEED,
    adminEmail: value.ADMIN_EMAIL,
    adminPassword: value.ADMIN_PASSWORD,
    editorPassword: value.EDITOR_PASSWORD,
    appSecret: value.APP_SECRET,
    newAppSecret: value.NEW_APP_SECRET,
    publicUrl: value.PUBLIC_URL,
    registration: value.REGISTRATION,
    trashDays: value.TRASH_DAYS,
    mapTiles: value.MAP_TILES,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    outboundAllow: value.OUTBOUND_ALLOW,
    bucket: bucketOf(value),
    trustProxy: value.TRUST_PROXY,
    requestLimits: { person: value.RATE_LIMIT_PERSON, address: value.RATE_LIMIT_ADDRESS },
    shutdownGrace: value.SHUTDOWN_GRACE ?? (value.DATABASE_URL === undefined ? 0 : 5),
    logLevel: value.LOG_LEVEL,
    logFormat: value.LOG_FORMAT,
    metricsToken: value.METRICS_TOKEN,
    telegramBotToken: value.TELEGRAM_BOT_TOKEN,
    telegramApiUrl: value.TELEGRAM_API_URL,
    telegramWebhookSecret: value.TELEGRAM_WEBHOOK_SECRET,
  };
}

/** One line for each setting that works but should be better. */
export function weakSettings(
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  return Object.entries(secretAtLeast).flatMap(([name, least]) => {
    const { length } = environment[name] ?? '';
    if (length === 0 || length >= least) return [];
    return [`${name} has ${length} characters and can be guessed. Set one of ${least} or more.`];
  });
}

const secretNames: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'EDITOR_PASSWORD',
  'APP_SECRET',
  'NEW_APP_SECRET',
  'SMTP_URL',
  'METRICS_TOKEN',
  'S3_SECRET_KEY',
]);

/** `S3_BUCKET` is what says that there is a bucket at all. */
function bucketOf(value: z.infer<typeof settings>): BucketSettings | undefined {
  if (value.S3_BUCKET === undefined) return undefined;
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = value;
  return {
    endpoint: value.S3_ENDPOINT,
    region: value.S3_REGION,
    bucket: value.S3_BUCKET,
    prefix: value.S3_PREFIX ?? null,
    pathStyle: value.S3_PATH_STYLE === 'true',
    publicUrl: value.S3_PUBLIC_URL ?? null,
    credentials:
      accessKey === undefined || secretKey === undefined ? undefined : { accessKey, secretKey },
  };
}
