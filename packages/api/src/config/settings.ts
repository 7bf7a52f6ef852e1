import { orderWaitingHours } from '@rentyard/contract/entities/home';
import { trashDays } from '@rentyard/contract/schema/resource';
import * as z from 'zod';
import { databaseLimits } from './databaseLimits.ts';
import { requestLimits } from './requestLimits.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const logFormats = ['json', 'text'] as const;

/** Shorter secrets are accepted with a warning. */
export const secretAtLeast = {
  APP_SECRET: 32,
  METRICS_TOKEN: 16,
} as const;

function requestsPerMinute(usual: number) {
  return z
    .string()
    .default(String(usual))
    .transform(Number)
    .refine((requests) => Number.isSafeInteger(requests) && requests >= 0, {
      message: `it is a whole number of requests a minute, 0 for no limit. Choose one, such as ${usual}.`,
    });
}

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

/** Each setting comes from one environment variable. */
export const settings = z.object({
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
  DATABASE_CONNECTIONS: z
    .string()
    .default(String(databaseLimits.connections))
    .transform(Number)
    .refine((count) => Number.isInteger(count) && count >= 2 && count <= 200, {
      message: 'it is a whole number of connections from 2 to 200. Choose one, such as 10.',
    }),
  DATABASE_TIMEOUT: z
    .string()
    .default(String(databaseLimits.statementTimeout / 1_000))
    .transform(Number)
    .refine((seconds) => Number.isInteger(seconds) && seconds >= 1 && seconds <= 300, {
      message: 'it is a whole number of seconds from 1 to 300. Choose one, such as 9.',
    }),
  SEED: oneOf(['demo', 'none']).default('demo'),
  ADMIN_EMAIL: z
    .email({ message: 'it is not an e-mail address. Give the address the admin signs in with.' })
    .default('admin@rentyard.test'),
  ADMIN_PASSWORD: password.optional(),
  EDITOR_PASSWORD: password.optional(),
  APP_SECRET: z.string().optional(),
  NEW_APP_SECRET: z
    .string()
    .min(secretAtLeast.APP_SECRET, {
      message: `it has fewer than ${secretAtLeast.APP_SECRET} characters and can be guessed. Choose a longer one.`,
    })
    .optional(),
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
  ORDER_WAITING_HOURS: z
    .string()
    .default(String(orderWaitingHours))
    .transform(Number)
    .refine((hours) => Number.isInteger(hours) && hours >= 1 && hours <= 720, {
      message: 'it is a whole number of hours from 1 to 720. Choose one, such as 24.',
    }),
  MAP_TILES: addressOf(['http:', 'https:'], 'https://tiles.example.com/{z}/{x}/{y}.png')
    .refine((value) => ['{z}', '{x}', '{y}'].every((placeholder) => value.includes(placeholder)), {
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
  RATE_LIMIT_PERSON: requestsPerMinute(requestLimits.person),
  RATE_LIMIT_ADDRESS: requestsPerMinute(requestLimits.address),
  SHUTDOWN_GRACE: z
    .string()
    .transform(Number)
    .refine((seconds) => Number.isInteger(seconds) && seconds >= 0 && seconds <= 300, {
      message: 'it is a whole number of seconds from 0 to 300. Choose one, such as 5.',
    })
    .optional(),
  LOG_LEVEL: oneOf(logLevels).optional(),
  LOG_FORMAT: oneOf(logFormats).optional(),
  METRICS_TOKEN: z.string().optional(),
  CLIENT_METRICS: z
    .enum(['true', 'false'], { error: 'it must be true or false. Choose one of them.' })
    .default('false'),
  OTEL_EXPORTER_OTLP_ENDPOINT: addressOf(['http:', 'https:'], 'http://127.0.0.1:4318')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
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
  TELEGRAM_RATE: z
    .string()
    .default('25')
    .transform(Number)
    .refine((rate) => rate > 0 && rate <= 1_000, {
      message: 'it is a number of messages per second from 1 to 1000. Choose one, such as 25.',
    }),
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
