import {
  type CheckState,
  type SystemCheckName,
  type SystemCheckOutcome,
  systemChecks,
} from '@rentyard/contract/entities/systemCheck';
import type { LanguageCode } from '@rentyard/contract/languages';
import { fillIn } from '@rentyard/contract/messages/fillIn';
import { systemFindings } from '@rentyard/contract/messages/systemFindings';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import { checkClock } from './checkClock.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkDisk } from './checkDisk.ts';
import { checkMail } from './checkMail.ts';
import { type CheckedSettings, checkSettings } from './checkSettings.ts';
import { checkStorage } from './checkStorage.ts';
import { checkTelegram } from './checkTelegram.ts';
import { type Finding, failure } from './findings.ts';

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
  const checks = checksOf(dependencies);
  return Promise.all(systemChecks.map((name) => runCheck(name, checks[name], language)));
}

function checksOf(dependencies: CheckDependencies): Record<SystemCheckName, () => Promise<Result>> {
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
    state: 'skipped' in result ? 'skipped' : stateOf(findings),
    duration: Math.round(performance.now() - started),
    findings: findings.map(({ id, isError, values, detail }) => ({
      id,
      is_error: isError,
      message: fillIn(systemFindings[language][id], values),
      detail,
    })),
  };
}

function stateOf(findings: readonly Finding[]): CheckState {
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
