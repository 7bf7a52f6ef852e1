import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type * as z from 'zod';
import type { BucketSettings } from './bucketSettings.ts';
import type { DatabaseLimits } from './databaseLimits.ts';
import type { RequestLimits } from './requestLimits.ts';
import { type logFormats, type logLevels, secretAtLeast, settings } from './settings.ts';

/** The settings of the server, each from one environment variable (`README.md` lists them). */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. Contains the embedded database, the media files, the key file and the lock. */
  readonly dataDir: string;
  /** A PostgreSQL URL; undefined means the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The same database without the pooler that `databaseUrl` leads to; undefined without a pooler. */
  readonly databaseDirectUrl: string | undefined;
  readonly databaseLimits: DatabaseLimits;
  readonly seed: 'demo' | 'none';
  readonly adminEmail: string;
  /** Undefined: generated on the first start and printed once. */
  readonly adminPassword: string | undefined;
  readonly editorPassword: string | undefined;
  /** Undefined: stored in a key file inside `dataDir`. */
  readonly appSecret: string | undefined;
  /** The new secret for `npm run rotate-secret`. */
  readonly newAppSecret: string | undefined;
  /** The base URL of links in mails, without a trailing slash. */
  readonly publicUrl: string | undefined;
  readonly registration: 'approval' | 'open' | 'closed';
  /** How long deleted records stay in the trash before they are purged, in days. */
  readonly trashDays: number;
  /** Orders that are new for longer are waiting on the home page, in hours. */
  readonly orderWaitingHours: number;
  /** The URL template of map tiles, with `{z}`, `{x}` and `{y}`. */
  readonly mapTiles: string | undefined;
  readonly smtpUrl: string | undefined;
  /** The sender of mails; undefined: derived from `smtpUrl` or `publicUrl`. */
  readonly mailFrom: string | undefined;
  /** `host:port` pairs that user-supplied URLs may reach although they are private. */
  readonly outboundAllow: readonly string[];
  /** The bucket for pictures; undefined: the folder in `dataDir`. */
  readonly bucket: BucketSettings | undefined;
  /** Trusted proxies: the value of `trustProxy` of Fastify. */
  readonly trustProxy: boolean | number | string;
  /** Requests per minute for users and network addresses. */
  readonly requestLimits: RequestLimits;
  /** How long the server continues to serve after SIGTERM, in seconds. */
  readonly shutdownGrace: number;
  /** After how many seconds a process whose event loop hangs is ended; 0 for never. */
  readonly watchdogTimeout: number;
  /** Undefined: `warn` at a terminal, `info` elsewhere. */
  readonly logLevel: LogLevel | undefined;
  /** Undefined: text at a terminal, JSON elsewhere. */
  readonly logFormat: LogFormat | undefined;
  readonly metricsToken: string | undefined;
  /** Whether browsers report how fast the back office was. */
  readonly clientMetrics: boolean;
  /** Receives traces and metrics over OTLP; undefined: none are recorded. */
  readonly otlpEndpoint: string | undefined;
  /** The Telegram bot; without one the demo channel simulates customers. */
  readonly telegramBotToken: string | undefined;
  /** Base URL of the Bot API, without a trailing slash. */
  readonly telegramApiUrl: string;
  /** Undefined: derived from the token. */
  readonly telegramWebhookSecret: string | undefined;
  /** Messages per second to all customers together. */
  readonly telegramRate: number;
  /** Whether customers of the demo channel write now and then, or reply to messages of agents alone. */
  readonly demoCustomers: 'write' | 'reply';
}

export type LogLevel = (typeof logLevels)[number];

export type LogFormat = (typeof logFormats)[number];

/** An unusable setting. The message is one line: setting, reason and remedy. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

interface Reading {
  /** For the rotation, which replaces the secret. */
  readonly acceptsShortSecret?: boolean;
}

/**
 * Reads the settings from the environment. An empty variable counts as unset.
 * @throws {ConfigError} for the first unusable value.
 */
export function readConfig(
  environment: Environment,
  { acceptsShortSecret = false }: Reading = {},
): Config {
  const given = withSecretFiles(environment);
  const { APP_SECRET: current, ...others } = given;
  const parsed = settings.safeParse(acceptsShortSecret ? others : given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const shown = secretNames.has(name) ? '(hidden)' : JSON.stringify(cut(given[name] ?? ''));
    throw new ConfigError(`${name}=${shown} cannot be used: ${issue?.message}`);
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    databaseLimits: {
      connections: value.DATABASE_CONNECTIONS,
      statementTimeout: 1_000 * value.DATABASE_TIMEOUT,
    },
    seed: value.SEED,
    adminEmail: value.ADMIN_EMAIL,
    adminPassword: value.ADMIN_PASSWORD,
    editorPassword: value.EDITOR_PASSWORD,
    appSecret: acceptsShortSecret ? current : value.APP_SECRET,
    newAppSecret: value.NEW_APP_SECRET,
    publicUrl: value.PUBLIC_URL,
    registration: value.REGISTRATION,
    trashDays: value.TRASH_DAYS,
    orderWaitingHours: value.ORDER_WAITING_HOURS,
    mapTiles: value.MAP_TILES,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    outboundAllow: value.OUTBOUND_ALLOW,
    bucket: readBucket(value),
    trustProxy: value.TRUST_PROXY,
    requestLimits: {
      person: value.RATE_LIMIT_PERSON,
      key: value.RATE_LIMIT_KEY,
      address: value.RATE_LIMIT_ADDRESS,
    },
    shutdownGrace: value.SHUTDOWN_GRACE ?? (value.DATABASE_URL === undefined ? 0 : 5),
    watchdogTimeout: value.WATCHDOG_TIMEOUT,
    logLevel: value.LOG_LEVEL,
    logFormat: value.LOG_FORMAT,
    metricsToken: value.METRICS_TOKEN,
    clientMetrics: value.CLIENT_METRICS === 'true',
    otlpEndpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT,
    telegramBotToken: value.TELEGRAM_BOT_TOKEN,
    telegramApiUrl: value.TELEGRAM_API_URL,
    telegramWebhookSecret: value.TELEGRAM_WEBHOOK_SECRET,
    telegramRate: value.TELEGRAM_RATE,
    demoCustomers: value.DEMO_CUSTOMERS,
  };
}

/** Longer values would fill the line of the error. */
function cut(value: string): string {
  return value.length <= shownAtMost ? value : `${value.slice(0, shownAtMost)}…`;
}

const shownAtMost = 100;

/** A secret that works but can be guessed. */
export interface WeakSecret {
  readonly name: string;
  readonly length: number;
  /** The recommended length. */
  readonly least: number;
}

export function weakSecrets(environment: Environment): readonly WeakSecret[] {
  const given = withSecretFiles(environment);
  return Object.entries(secretAtLeast)
    .map(([name, least]) => ({ name, length: given[name]?.length ?? 0, least }))
    .filter(({ length, least }) => length > 0 && length < least);
}

/** One warning per setting that works but should be improved. */
export function weakSettings(environment: Environment): readonly string[] {
  return weakSecrets(environment).map(
    ({ name, length, least }) =>
      `${name} has ${length} characters and can be guessed. Set one of ${least} or more.`,
  );
}

const secretNames: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'ADMIN_PASSWORD',
  'EDITOR_PASSWORD',
  'APP_SECRET',
  'NEW_APP_SECRET',
  'SMTP_URL',
  'METRICS_TOKEN',
  'TELEGRAM_BOT_TOKEN',
  'TELEGRAM_WEBHOOK_SECRET',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
]);

/**
 * The variables that have a value, with the content of the file for each secret given as
 * `<name>_FILE`, the form in which container platforms provide secrets.
 * @throws {ConfigError} for a file that cannot be read and for a secret given both ways.
 */
function withSecretFiles(environment: Environment): Environment {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  for (const name of secretNames) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) {
      throw new ConfigError(`${name} and ${name}_FILE are both set. Remove one of them.`);
    }
    given[name] = readContent(path, `${name}_FILE`);
  }
  return given;
}

function readContent(path: string, variable: string): string {
  try {
    return readFileSync(path, 'utf8').trimEnd();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `${variable}=${JSON.stringify(path)} cannot be read (${code}). Check the path and its permissions.`,
    );
  }
}

/** `S3_BUCKET` decides whether there is a bucket. */
function readBucket(value: z.infer<typeof settings>): BucketSettings | undefined {
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
