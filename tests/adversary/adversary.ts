import { randomUUID } from 'node:crypto';
import type { Client } from '../support/client.ts';
import { documentOf, operationsOf } from '../support/openapi.ts';
import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import { until } from '../support/until.ts';
import type { WireRecord } from '../support/wire.ts';
import { measureLosses } from './accessMatrix.ts';
import { exceedLimits, lowLimits } from './exceedLimits.ts';
import { fillLogDisk } from './fillLogDisk.ts';
import { hostileFiles } from './hostileFiles.ts';
import { type HostileRequest, hostileRequests } from './hostileRequests.ts';
import { jumpClock } from './jumpClock.ts';
import { loseAccess } from './loseAccess.ts';
import { opposeAdmins } from './opposeAdmins.ts';
import { judge, newRecord, type Recording, send, signedIn, type TimeLimits } from './recording.ts';
import { refusePeople } from './refusePeople.ts';
import { sendSlowly } from './sendSlowly.ts';
import { type Observed, observe } from './serverProbe.ts';
import { deliverSlowly } from './slowDelivery.ts';
import { spellIdentities } from './spellIdentities.ts';
import { usePooler } from './usePooler.ts';

export const phases = [
  'permissions',
  'bodies and queries',
  'files',
  'slow clients',
  'slow delivery',
  'kill -9',
  'clock jumps',
  'full log disk',
  'pooler',
  'lost access',
  'access matrix',
  'opposing admins',
  'spellings',
  'rate limits',
] as const;

type Phase = (typeof phases)[number];

/** How much of each phase runs. */
export interface Size {
  /** Left out: all. */
  readonly only?: readonly string[];
  /** Random bodies and queries for each operation. */
  readonly mutations: number;
  /** Every so many operations are called with hostile requests: 1 is all of them. */
  readonly everyOperation: number;
  readonly slowClients: number;
  readonly kills: number;
  /** Left out: times are not judged. */
  readonly times?: TimeLimits;
  readonly seed: number;
}

/** What a phase did, and which of its bounds were exceeded. */
export interface PhaseReport extends Partial<Observed> {
  readonly name: string;
  readonly requests: number;
  /** Milliseconds of the slowest response. */
  readonly slowest: number;
  /** Bytes of the largest refusal. */
  readonly largest: number;
  readonly faults: readonly string[];
}

/** Megabytes by which the memory of the server may grow during a phase. */
const memoryLimits = { files: 220, others: 350 };

/** Calls that end the session or change who may sign in: everything after them would be refused. */
const endingCalls = /^\/(?:logout|profile|users|roles|oauth|login|two-step|s3_settings)/;

/** Attacks a fresh built server, phase by phase, and reports each phase as it ends. */
export async function attack(
  size: Size,
  onReport: (report: PhaseReport) => void = () => undefined,
): Promise<readonly PhaseReport[]> {
  const { times, only = phases } = size;
  // The limiter would refuse all requests after the first hundred; it has its own phase.
  const env = { SEED: 'demo', LOG_LEVEL: 'fatal', RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_PERSON: '0' };
  const reports: PhaseReport[] = [];
  const run = async (name: Phase, work: () => Promise<PhaseReport>) => {
    if (!only.includes(name)) return;
    const report = await work();
    reports.push(report);
    onReport(report);
  };
  let server = await startBuiltServer({ env });
  const watched = (name: Phase, work: (record: Recording, server: BuiltServer) => Promise<void>) =>
    run(name, () => phase(newRecord(name, times), server, work));
  try {
    // The first request for the document generates it, which no phase is about.
    await documentOf(server.client);
    await watched('permissions', refusePeople);
    await watched('bodies and queries', (...seen) => sendHostile(...seen, size));
    await watched('files', sendFiles);
    await Promise.all([
      watched('slow clients', (...seen) => sendSlowly(...seen, size.slowClients)),
      run('slow delivery', deliverSlowly),
    ]);
    await run('kill -9', async () => {
      const killed = newRecord('kill -9', times);
      for (let count = 0; count < size.kills; count += 1) {
        server = await killAndRestart(server, env, killed);
      }
      return reportOf(killed);
    });
    await run('clock jumps', async () => reportOf(await jumpClock()));
    await run('full log disk', async () => reportOf(await fillLogDisk()));
    await run('pooler', async () => reportOf(await usePooler()));
    await run('lost access', async () => reportOf(await loseAccess()));
    await run('access matrix', async () => reportOf(await measureLosses(times)));
    await run('opposing admins', async () => reportOf(await opposeAdmins()));
    await run('spellings', async () => reportOf(await spellIdentities()));
    await server.end('SIGTERM');
    removeDataDir(server);
    server = await startBuiltServer({ env: { ...env, ...lowLimits } });
    await watched('rate limits', exceedLimits);
    return reports;
  } finally {
    await server.end('SIGKILL');
    removeDataDir(server);
  }
}

function reportOf(record: Recording, observed?: Observed): PhaseReport {
  if (observed) {
    judge(record, {
      what: '/healthz at the 99th percentile',
      figure: observed.healthP99,
      limit: record.times?.healthP99,
      unit: 'ms',
    });
    judge(record, {
      what: 'The growth of the memory of the server',
      figure: observed.memoryGrowth,
      limit: record.name === 'files' ? memoryLimits.files : memoryLimits.others,
      unit: 'MB',
    });
  }
  return { ...record, ...observed };
}

async function phase(
  record: Recording,
  server: BuiltServer,
  run: (record: Recording, server: BuiltServer) => Promise<void>,
): Promise<PhaseReport> {
  return reportOf(record, await observe(server, () => run(record, server)));
}

/** Sends hostile bodies and queries to every operation, as the admin and to public calls as nobody. */
async function sendHostile(
  record: Recording,
  { client: anonymous }: BuiltServer,
  { everyOperation, mutations, seed }: Size,
): Promise<void> {
  const admin = await signedIn(anonymous, 'admin@rentyard.test', passwords.admin);
  const document = await documentOf(anonymous);
  const requests = (await operationsOf(anonymous))
    .filter(({ isStream }) => !isStream)
    .filter((_, at) => at % everyOperation === 0)
    .flatMap((operation) => hostileRequests(document, operation, { mutations, seed }));
  const queue = requests.values();
  const sendNext = async () => {
    for (const request of queue) await sendOne(record, request, { admin, anonymous });
  };
  await Promise.all(Array.from({ length: 8 }, sendNext));
}

async function sendOne(
  record: Recording,
  { operation: { method, template, sample }, name, options }: HostileRequest,
  { admin, anonymous }: { readonly admin: Client; readonly anonymous: Client },
): Promise<void> {
  const client = endingCalls.test(template) ? anonymous : admin;
  await send(record, `${method} ${template} with ${name}`, () =>
    client.send(method, sample, options),
  );
}

async function sendFiles(record: Recording, { client: anonymous }: BuiltServer): Promise<void> {
  const admin = await signedIn(anonymous, 'admin@rentyard.test', passwords.admin);
  for (const { name, path, file, status } of await hostileFiles()) {
    // Decoding a picture of 49 megapixels may take its time; other people must not notice.
    const relaxed = newRecord(name);
    const response = await send(relaxed, name, () => admin.form(path, { file }));
    record.requests += 1;
    record.largest = Math.max(record.largest, relaxed.largest);
    record.slowest = Math.max(record.slowest, relaxed.slowest);
    if (response?.status !== status) {
      record.faults.push(
        `${name}: responded ${response?.status} instead of ${status}: ${response?.text.slice(0, 200)}`,
      );
    }
  }
}

/** Kills the server while brands are created and looks for every acknowledged one after the restart. */
async function killAndRestart(
  server: BuiltServer,
  env: Readonly<Record<string, string>>,
  record: Recording,
): Promise<BuiltServer> {
  const admin = await signedIn(server.client, 'admin@rentyard.test', passwords.admin);
  const acknowledged: number[] = [];
  let isKilled = false;
  const write = async (writer: number) => {
    for (let count = 0; !isKilled; count += 1) {
      const code = `killed-${randomUUID()}-${writer}-${count}`;
      const response = await admin
        .post('/brands', { name: `Brand ${code}`, code, alias: code })
        .catch(() => undefined);
      if (response?.status === 201) acknowledged.push(response.data<WireRecord>().id);
      else if (!isKilled && response) throw new Error(`POST /brands: ${response.text}`);
    }
  };
  const writers = Promise.all([1, 2, 3].map(write));
  const tenWrites = until(
    'The number of acknowledged writes',
    () => acknowledged.length,
    (writes) => writes >= 10,
  );
  await Promise.race([tenWrites, writers]);
  await server.end('SIGKILL');
  isKilled = true;
  await writers;
  const started = performance.now();
  const restarted = await startBuiltServer({ dataDir: server.dataDir, env });
  const took = performance.now() - started;
  record.slowest = Math.max(record.slowest, took);
  record.requests += acknowledged.length;
  judge(record, { what: 'The restart', figure: took, limit: record.times?.restart, unit: 'ms' });
  const again = await signedIn(restarted.client, 'admin@rentyard.test', passwords.admin);
  for (const id of acknowledged) {
    const { status } = await again.get(`/brands/${id}/show`);
    if (status !== 200) record.faults.push(`brand ${id} was acknowledged and is lost`);
  }
  return restarted;
}
