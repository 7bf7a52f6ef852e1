import { resolve } from 'node:path';
import { trashDays } from '@rentyard/contract/trash';
import * as z from 'zod';
import type { BucketSettings } from './media/s3/bucket.ts';

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
  readonly logLevel: LogLevel;
  readonly metricsToken: string | undefined;
  /** The bot that customers write to; without one the demo channel plays customers. */
  readonly telegramBotToken: string | undefined;
  /** Where the Bot API is, without a closing slash. */
  readonly telegramApiUrl: string;
  /** Undefined: made from the token. */
  readonly telegramWebhookSecret: string | undefined;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

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
    publicUrl: value.PUBLIC_URL,
    registration: value.REGISTRATION,
    trashDays: value.TRASH_DAYS,
    mapTiles: value.MAP_TILES,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    outboundAllow: value.OUTBOUND_ALLOW,
    bucket: bucketOf(value),
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
    metricsToken: value.METRICS_TOKEN,
    telegramBotToken: value.TELEGRAM_BOT_TOKEN,
    telegramApiUrl: value.TELEGRAM_API_URL,
    telegramWebhookSecret: value.TELEGRAM_WEBHOOK_SECRET,
  };
}

/** Secrets shorter than this are taken, but whoever set them is told. */
const secretAtLeast = {
  APP_SECRET: 32,
  METRICS_TOKEN: 16,
} as const;

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
  'SMTP_URL',
  'METRICS_TOKEN',
  'S3_SECRET_KEY',
]);

const password = z
  .string()
  .min(8, { message: 'a password has at least 8 characters. Choose a longer one.' });

function addressOf(protocols: readonly string[], example: string) {
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      message: `it is not an address of the kind ${example}. Correct or unset it.`,
    });
}

function oneOf<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z.enum(options, { error: `it must be one of ${options.join(', ')}. Choose one of them.` });
}

const settings = z.object({
  PORT: z
    .string()
    .default('4000')
    .transform(Number)
    .refine((port) => Number.isInteger(port) && port >= 0 && port <= 65_535, {
      message: 'a port is a whole number from 0 to 65535. Choose a free one, such as 4000.',
    }),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: addressOf(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/database',
  ).optional(),
  SEED: oneOf(['demo', 'none']).default('demo'),
  ADMIN_EMAIL: z
    .email({ message: 'it is not an e-mail address. Give the address the admin signs in with.' })
    .default('admin@rentyard.test'),
  ADMIN_PASSWORD: password.optional(),
  EDITOR_PASSWORD: password.optional(),
  APP_SECRET: z.string().optional(),
  PUBLIC_URL: addressOf(['http:', 'https:'], 'https://office.example.com')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  REGISTRATION: oneOf(['approval', 'open', 'closed']).default('approval'),
  TRASH_DAYS: z
    .string()
    .default(String(trashDays))
    .transform(Number)
    .refine((days) => Number.isInteger(days) && days >= 1 && days <= 3_650, {
      message: 'it is a whole number of days from 1 to 3650. Choose one, such as 30.',
    }),
  MAP_TILES: addressOf(['http:', 'https:'], 'https://tiles.example.com/{z}/{x}/{y}.png')
    .refine((value) => ['{z}', '{x}', '{y}'].every((place) => value.includes(place)), {
      message: 'it has no {z}, {x} and {y} in it. Write https://tiles.example.com/{z}/{x}/{y}.png.',
    })
    .optional(),
  SMTP_URL: addressOf(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .email({ message: 'it is not an e-mail address. Give the address that mails come from.' })
    .optional(),
  OUTBOUND_ALLOW: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((pairs) => pairs.every((pair) => /^.+:\d{1,5}$/.test(pair)), {
      message:
        'it is a list of host:port separated by commas. Write it as 127.0.0.1:9000,[::1]:25.',
    }),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((value) => {
      if (value === 'true' || value === 'false') return value === 'true';
      return /^\d+$/.test(value) ? Number(value) : value;
    }),
  LOG_LEVEL: oneOf(logLevels).default('info'),
  METRICS_TOKEN: z.string().optional(),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/, {
      message: 'it is not a token of a Telegram bot. Copy the one that BotFather gave.',
    })
    .optional(),
  TELEGRAM_API_URL: addressOf(['http:', 'https:'], 'https://api.telegram.org')
    .default('https://api.telegram.org')
    .transform((value) => value.replace(/\/+$/, '')),
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/, {
      message: 'it is a part of an address. Write 16 to 256 letters, digits, _ and -.',
    })
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: addressOf(['http:', 'https:'], 'https://s3.example.com').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_PREFIX: z.string().optional(),
  S3_PATH_STYLE: z
    .enum(['true', 'false'], { error: 'it must be true or false. Choose one of them.' })
    .default('false'),
  S3_PUBLIC_URL: addressOf(['http:', 'https:'], 'https://pictures.example.com').optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
});

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
