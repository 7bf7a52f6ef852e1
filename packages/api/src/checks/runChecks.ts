import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3TestReason } from '@rentyard/contract/entities/system/s3Setting';
import {
  type CheckState,
  type SystemCheckName,
  type SystemCheckOutcome,
  systemChecks,
} from '@rentyard/contract/entities/system/systemCheck';
import type { LanguageCode } from '@rentyard/contract/languages';
import { fillIn } from '@rentyard/contract/messages/fillIn';
import { systemFindings } from '@rentyard/contract/messages/systemFindings';
import type { FindingId } from '@rentyard/contract/schema/systemFindingIds';
import { ChannelRefusal } from '../chat/channels/channel.ts';
import { callTelegram } from '../chat/channels/telegramApi.ts';
import { webhookSecret } from '../chat/channels/telegramRoutes.ts';
import type { BucketSettings } from '../config/bucketSettings.ts';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import { type RefusalCode, refusalOf } from '../mail/deliver.ts';
import { testConnection } from '../media/storage/testS3Connection.ts';
import { checkClock } from './checkClock.ts';
import { checkDatabase } from './checkDatabase.ts';
import { type CheckedSettings, checkSettings } from './checkSettings.ts';
import { type Finding, failure, warning } from './findings.ts';

/** A check that cannot run now, with the reason. It neither passes nor fails. */
export interface Skipped {
  readonly skipped: readonly Finding[];
}

type Result = readonly Finding[] | Skipped;

/** A check that takes longer was stopped. In ms. */
const timeLimit = 9_000;

export interface CheckDependencies {
  readonly settings: CheckedSettings;
  readonly clock: Clock;
  /** Undefined: the embedded database of another process. */
  readonly db: Database | undefined;
  /** Why there is no database. */
  readonly noDatabase?: Finding | undefined;
  /** Undefined: the installation has not been started yet. */
  readonly secretKey: Uint8Array | undefined;
  readonly checkProxy: () => Promise<Result>;
}

/** Runs every check at the same time. */
export async function runChecks(
  dependencies: CheckDependencies,
  language: LanguageCode,
): Promise<readonly SystemCheckOutcome[]> {
  const checks = buildChecks(dependencies);
  return Promise.all(systemChecks.map((name) => runCheck(name, checks[name], language)));
}

function buildChecks(
  dependencies: CheckDependencies,
): Record<SystemCheckName, () => Promise<Result>> {
  const { settings, clock, db, noDatabase, secretKey, checkProxy } = dependencies;
  const { bucket, smtpUrl, telegramBotToken: token, publicUrl, dataDir } = settings;
  const urls = [
    ...(bucket?.endpoint === undefined ? [] : [bucket.endpoint]),
    ...(token === undefined ? [] : [settings.telegramApiUrl]),
    ...(publicUrl === undefined ? [] : [publicUrl]),
  ];
  return {
    settings: () => checkSettings(settings),
    database: async () => (db ? checkDatabase(db) : notRun(noDatabase)),
    // The embedded database has the clock of the server.
    clock: () => checkClock({ clock, db: db?.kind === 'postgres' ? db : undefined, urls }),
    disk: () => checkDisk(dataDir),
    storage: async () => (bucket ? checkStorage(bucket) : notRun()),
    mail: async () => (smtpUrl === undefined ? notRun() : checkMail(smtpUrl)),
    telegram: async () =>
      token === undefined ? notRun() : checkTelegram(token, settings, secretKey),
    proxy: checkProxy,
  };
}

/** The result of a check that has nothing to do. */
export function notRun(reason?: Finding): Result {
  if (reason?.isError) return [reason];
  return { skipped: reason ? [reason] : [] };
}

async function runCheck(
  check: SystemCheckName,
  run: () => Promise<Result>,
  language: LanguageCode,
): Promise<SystemCheckOutcome> {
  const started = performance.now();
  const result = await inTime(run).catch((error: unknown) => [failure('check_failed', {}, error)]);
  const findings = 'skipped' in result ? result.skipped : result;
  return {
    check,
    state: 'skipped' in result ? 'skipped' : summarize(findings),
    duration: Math.round(performance.now() - started),
    findings: findings.map(({ id, isError, values, detail }) => ({
      id,
      is_error: isError,
      message: fillIn(systemFindings[language][id], values),
      detail,
    })),
  };
}

function summarize(findings: readonly Finding[]): CheckState {
  if (findings.some(({ isError }) => isError)) return 'failed';
  return findings.length > 0 ? 'warning' : 'ok';
}

async function inTime(run: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Result>((settle) => {
    timer = setTimeout(
      () => settle([failure('timed_out', { seconds: timeLimit / 1_000 })]),
      timeLimit,
    );
  });
  try {
    return await Promise.race([run(), late]);
  } finally {
    clearTimeout(timer);
  }
}

const storageFindings: Readonly<Record<S3TestReason, FindingId>> = {
  address_refused: 'bucket_unreachable',
  unreachable: 'bucket_unreachable',
  no_bucket: 'no_bucket',
  denied: 'bucket_denied',
  wrong_content: 'bucket_refused',
  refused: 'bucket_refused',
};

/** Writes, reads and deletes a file in the bucket of the installation. */
async function checkStorage(bucket: BucketSettings): Promise<readonly Finding[]> {
  const { steps } = await testConnection(bucket, {});
  const failed = steps.find(({ ok }) => !ok);
  if (!failed) return [];
  const id =
    failed.step === 'public' ? 'unreadable_photos' : storageFindings[failed.reason ?? 'refused'];
  return [failure(id, { bucket: bucket.bucket }, failed.answer ?? undefined)];
}

const megabyte = 1_048_576;
/** In MB. An upload and a backup of a small installation fit into the first, a busy day into the second. */
const leastFree = 256;
const usualFree = 2_048;

/** Free space of the data folder, and whether the server may write there. */
async function checkDisk(dataDir: string): Promise<readonly Finding[]> {
  const file = join(dataDir, `.check-${randomUUID()}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, 'check');
  } catch (error) {
    return [failure('unwritable_data_dir', {}, error)];
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
  const { bavail, bsize } = await statfs(dataDir);
  const megabytes = Math.floor((bavail * bsize) / megabyte);
  if (megabytes >= usualFree) return [];
  return [(megabytes < leastFree ? failure : warning)('low_disk', { megabytes })];
}

/** In ms, for each of two calls. */
const responseTime = 4_000;
/** Failed deliveries older than this are ignored, in seconds. */
const recent = 3_600;

/** Checks the token and the webhook of the bot. */
async function checkTelegram(
  token: string,
  settings: CheckedSettings,
  secretKey: Uint8Array | undefined,
): Promise<readonly Finding[]> {
  const { telegramApiUrl: apiUrl, publicUrl } = settings;
  const bot = { token, apiUrl, publicUrl: () => publicUrl ?? '' };
  try {
    await callTelegram(bot, { timeout: responseTime, method: (api) => api.getMe() });
    if (publicUrl === undefined) return [failure('telegram_no_public_url')];
    const webhook = await callTelegram(bot, {
      timeout: responseTime,
      method: (api) => api.getWebhookInfo(),
    });
    const secret = settings.telegramWebhookSecret ?? (secretKey && webhookSecret(secretKey, token));
    const isOurs = secret === undefined || webhook.url?.endsWith(`/${secret}`);
    if (!isOurs) return [warning('telegram_webhook', {}, withoutSecret(webhook.url ?? ''))];
    const { last_error_date: failedAt = 0, last_error_message: reason } = webhook;
    if (Date.now() / 1_000 - failedAt > recent) return [];
    return [warning('telegram_delivery', {}, reason)];
  } catch (error) {
    const isRefused = error instanceof ChannelRefusal;
    return [failure(isRefused ? 'telegram_token' : 'telegram_unreachable', {}, error)];
  }
}

/** The last segment of a webhook URL is a secret. */
function withoutSecret(url: string): string {
  return url.replace(/\/[^/]*$/, '/…');
}

const mailFindings: Readonly<Record<RefusalCode, FindingId>> = {
  address_refused: 'mail_unreachable',
  unreachable: 'mail_unreachable',
  timeout: 'mail_unreachable',
  tls: 'mail_tls',
  auth: 'mail_auth',
  rejected: 'mail_refused',
};

/** Connects and signs in to the mail server without sending a mail. */
export async function checkMail(smtpUrl: string): Promise<readonly Finding[]> {
  const { installationTransport } = await import('../mail/transports.ts');
  const { transporter } = installationTransport(smtpUrl, { name: 'Rentyard', address: '' });
  try {
    await transporter.verify();
    return [];
  } catch (error) {
    const { code, message } = refusalOf(error);
    return [failure(mailFindings[code], {}, message)];
  } finally {
    transporter.close();
  }
}
