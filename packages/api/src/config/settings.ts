import { orderWaitingHours } from '@rentyard/contract/entities/home';
import { trashDays } from '@rentyard/contract/schema/resource';
import * as z from 'zod';
import { databaseLimits } from './databaseLimits.ts';
import { requestLimits } from './requestLimits.ts';
import {
  addressOf,
  baseAddressOf,
  databaseAddress,
  email,
  headerText,
  hopsAtMost,
  isHost,
  isHostAndPort,
  isTrustedProxy,
  oneOf,
  password,
  requestsPerMinute,
  trueOrFalse,
  wholeNumber,
} from './settingSchemas.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const logFormats = ['json', 'text'] as const;

/** Recommended lengths: shorter secrets are accepted with a warning, down to `secretLeast`. */
export const secretAtLeast = {
  APP_SECRET: 32,
  METRICS_TOKEN: 16,
} as const;

/** A shorter secret could be guessed within hours by anybody who has a copy of the database. */
const secretLeast = 16;

/** Each setting comes from one environment variable. */
export const settings = z
  .object({
    PORT: z
      .string()
      .transform((text) => (/^\d{1,5}$/.test(text) ? Number(text) : Number.NaN))
      .refine((port) => port >= 0 && port <= 65_535, {
        message: 'a port is a whole number from 0 to 65535. Choose a free one, such as 4000.',
      })
      .default(4_000),
    HOST: z
      .string()
      .refine(isHost, {
        message: 'it is neither an IP address nor a host name. Write 127.0.0.1, 0.0.0.0 or ::.',
      })
      .default('127.0.0.1'),
    DATA_DIR: z
      .string()
      .max(3_000, { message: 'a path has at most 3000 characters. Choose a shorter one.' })
      .default('./data'),
    DATABASE_URL: databaseAddress.optional(),
    DATABASE_DIRECT_URL: databaseAddress.optional(),
    DATABASE_CONNECTIONS: wholeNumber({
      unit: 'connections',
      from: 2,
      to: 200,
      example: 10,
    }).default(databaseLimits.connections),
    DATABASE_TIMEOUT: wholeNumber({ unit: 'seconds', from: 1, to: 300, example: 9 }).default(
      databaseLimits.statementTimeout / 1_000,
    ),
    SEED: oneOf(['demo', 'none']).default('demo'),
    ADMIN_EMAIL: email('the admin signs in with').default('admin@rentyard.test'),
    ADMIN_PASSWORD: password.optional(),
    EDITOR_PASSWORD: password.optional(),
    APP_SECRET: z
      .string()
      .min(secretLeast, {
        message: `it has fewer than ${secretLeast} characters and can be guessed. Set one of ${secretAtLeast.APP_SECRET} or more; if the installation already uses it, npm run rotate-secret changes it.`,
      })
      .optional(),
    NEW_APP_SECRET: z
      .string()
      .min(secretAtLeast.APP_SECRET, {
        message: `it has fewer than ${secretAtLeast.APP_SECRET} characters and can be guessed. Choose a longer one.`,
      })
      .optional(),
    PUBLIC_URL: baseAddressOf('https://office.example.com').optional(),
    REGISTRATION: oneOf(['approval', 'open', 'closed']).default('approval'),
    TRASH_DAYS: wholeNumber({ unit: 'days', from: 1, to: 3_650, example: 30 }).default(trashDays),
    ORDER_WAITING_HOURS: wholeNumber({ unit: 'hours', from: 1, to: 720, example: 24 }).default(
      orderWaitingHours,
    ),
    MAP_TILES: addressOf(['http:', 'https:'], 'https://tiles.example.com/{z}/{x}/{y}.png')
      .refine(
        (value) => ['{z}', '{x}', '{y}'].every((placeholder) => value.includes(placeholder)),
        {
          message:
            'it has no {z}, {x} and {y} in it. Write https://tiles.example.com/{z}/{x}/{y}.png.',
        },
      )
      .optional(),
    SMTP_URL: addressOf(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
    MAIL_FROM: email('that mails come from').optional(),
    OUTBOUND_ALLOW: z
      .string()
      .transform((value) =>
        value
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .refine((pairs) => pairs.every(isHostAndPort), {
        message:
          'it is a list of host:port separated by commas. Write it as 127.0.0.1:9000,[::1]:25.',
      })
      .default([]),
    TRUST_PROXY: z
      .string()
      .transform((value) => {
        if (value === 'true' || value === 'false') return value === 'true';
        return /^\d+$/.test(value) ? Number(value) : value;
      })
      .refine(isTrustedProxy, {
        message: `it is true, false, a number of proxies up to ${hopsAtMost}, or addresses separated by commas. Write it as 1 or 10.0.0.0/8,192.0.2.7.`,
      })
      .default(false),
    RATE_LIMIT_PERSON: requestsPerMinute(requestLimits.person),
    RATE_LIMIT_KEY: requestsPerMinute(requestLimits.key),
    RATE_LIMIT_ADDRESS: requestsPerMinute(requestLimits.address),
    SHUTDOWN_GRACE: wholeNumber({ unit: 'seconds', from: 0, to: 300, example: 5 }).optional(),
    WATCHDOG_TIMEOUT: wholeNumber({
      unit: 'seconds, 0 for no limit,',
      from: 0,
      to: 3_600,
      example: 30,
    }).default(30),
    LOG_LEVEL: oneOf(logLevels).optional(),
    LOG_FORMAT: oneOf(logFormats).optional(),
    METRICS_TOKEN: headerText(1_000).optional(),
    CLIENT_METRICS: trueOrFalse.default('false'),
    OTEL_EXPORTER_OTLP_ENDPOINT: baseAddressOf('http://127.0.0.1:4318').optional(),
    TELEGRAM_BOT_TOKEN: z
      .string()
      .regex(/^\d+:[\w-]+$/, {
        message: 'it is not a token of a Telegram bot. Copy the one that BotFather gave.',
      })
      .optional(),
    TELEGRAM_API_URL: baseAddressOf('https://api.telegram.org').default('https://api.telegram.org'),
    TELEGRAM_WEBHOOK_SECRET: z
      .string()
      .regex(/^[\w-]{16,256}$/, {
        message: 'it is a part of an address. Write 16 to 256 letters, digits, _ and -.',
      })
      .optional(),
    TELEGRAM_RATE: wholeNumber({
      unit: 'messages per second',
      from: 1,
      to: 1_000,
      example: 25,
    }).default(25),
    DEMO_CUSTOMERS: oneOf(['write', 'reply']).default('write'),
    S3_BUCKET: z
      .string()
      .regex(/^(?!.*\.\.)(?![\d.]+$)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
        message:
          'it is not the name of a bucket: 3 to 63 small letters, digits, hyphens and dots. Copy the name from the storage.',
      })
      .optional(),
    S3_ENDPOINT: baseAddressOf('https://s3.example.com').optional(),
    S3_REGION: z
      .string()
      .regex(/^[\w-]{1,64}$/, {
        message: 'it is not the name of a region. Write it like eu-central-1.',
      })
      .default('us-east-1'),
    S3_PREFIX: z
      .string()
      .regex(/^\P{Cc}{1,255}$/u, {
        message: 'it is not a folder of at most 255 characters. Write it like rentyard/photos.',
      })
      .optional(),
    S3_PATH_STYLE: trueOrFalse.default('false'),
    S3_PUBLIC_URL: baseAddressOf('https://pictures.example.com').optional(),
    S3_ACCESS_KEY: headerText(255).optional(),
    S3_SECRET_KEY: headerText(255).optional(),
  })
  .superRefine((given, context) => {
    for (const [name, partner, remedy] of pairs) {
      if (given[name] === undefined || given[partner] !== undefined) continue;
      const message = `it needs ${partner} beside it. Set both, or unset both${remedy}.`;
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });

/** Settings that are useless without another one. */
const pairs = [
  ['S3_ACCESS_KEY', 'S3_SECRET_KEY', ' to use the credentials of the machine'],
  ['S3_SECRET_KEY', 'S3_ACCESS_KEY', ' to use the credentials of the machine'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL', ' to use the embedded database'],
] as const;
