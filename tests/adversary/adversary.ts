import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/builtServer.ts';
import type { Client } from '../support/client.ts';
import { documentOf, operationsOf } from '../support/openapi.ts';
import type { WireRecord } from '../support/wire.ts';
import { exceedLimits, lowLimits } from './exceedLimits.ts';
import { fillLogDisk } from './fillLogDisk.ts';
import { hostileFiles } from './hostileFiles.ts';
import { type HostileRequest, hostileRequests } from './hostileRequests.ts';
import { jumpClock } from './jumpClock.ts';
import { newRecord, type Recording, send, signedIn } from './recording.ts';
import { refusePeople } from './refusePeople.ts';
import { sendSlowly } from './sendSlowly.ts';
import { type Observed, observe } from './serverProbe.ts';
import { deliverSlowly } from './slowDelivery.ts';
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
  /** Milliseconds that `/healthz` may take at the 99th percentile: more where other tests share the machine. */
  readonly healthP99: number;
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

/** Bounds for two cores that the server shares with the adversary. */
const bounds = {
  memoryMegabytes: { files: 220, others: 350 },
  /** After kill -9, on a machine that also runs the tests. */
  restartSeconds: 30,
};

/** Calls that end the session or change who may sign in: everything after them would be refused. */
const endingCalls = /^\/(?:logout|profile|users|roles|oauth|login|two-step|s3_settings)/;

/** Attacks a fresh built server, phase by phase, and reports each phase as it ends. */
export async function attack(
  size: Size,
  onReport: (report: PhaseReport) => void = () => undefined,
): Promise<readonly PhaseReport[]> {
  const { healthP99, only = phases } = size;
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
    run(name, () => phase(name, { server, healthP99 }, work));
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
      const killed = newRecord('kill -9');
      for (let count = 0; count < size.kills; count += 1) {
        server = await killAndRestart(server, env, killed);
      }
      return reportOf(killed, healthP99);
    });
    await run('clock jumps', async () => reportOf(await jumpClock(), healthP99));
    await run('full log disk', async () => reportOf(await fillLogDisk(), healthP99));
    await run('pooler', async () => reportOf(await usePooler(), healthP99));
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

function reportOf(record: Recording, healthP99: number, observed?: Observed): PhaseReport {
  const faults = [...record.faults];
  if (observed && observed.healthP99 > healthP99) {
    faults.push(`healthz took ${Math.round(observed.healthP99)} ms at the 99th percentile`);
  }
  const { files, others } = bounds.memoryMegabytes;
  if (observed && observed.memoryGrowth > (record.name === 'files' ? files : others)) {
    faults.push(`memory grew by ${Math.round(observed.memoryGrowth)} MB`);
  }
  return { ...record, ...observed, faults };
}

async function phase(
  name: string,
  { server, healthP99 }: { readonly server: BuiltServer; readonly healthP99: number },
  run: (record: Recording, server: BuiltServer) => Promise<void>,
): Promise<PhaseReport> {
  const record = newRecord(name);
  const observed = await observe(server, () => run(record, server));
  return reportOf(record, healthP99, observed);
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
      record.faults.push(`${name}: answered ${response?.status} ${response?.text.slice(0, 200)}`);
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
      const code = `killed-${Date.now()}-${writer}-${count}`;
      const response = await admin
        .post('/brands', { name: `Brand ${code}`, code, alias: code })
        .catch(() => undefined);
      if (response?.status === 201) acknowledged.push(response.data<WireRecord>().id);
      else if (!isKilled && response) throw new Error(`POST /brands: ${response.text}`);
    }
  };
  const writers = Promise.all([1, 2, 3].map(write));
  const tenWrites = async () => {
    while (acknowledged.length < 10) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await Promise.race([tenWrites(), writers]);
  await server.end('SIGKILL');
  isKilled = true;
  await writers;
  const started = performance.now();
  const restarted = await startBuiltServer({ dataDir: server.dataDir, env });
  const took = performance.now() - started;
  record.slowest = Math.max(record.slowest, took);
  record.requests += acknowledged.length;
  if (took > bounds.restartSeconds * 1_000) {
    record.faults.push(`the restart took ${Math.round(took)} ms`);
  }
  const again = await signedIn(restarted.client, 'admin@rentyard.test', passwords.admin);
  for (const id of acknowledged) {
    const { status } = await again.get(`/brands/${id}/show`);
    if (status !== 200) record.faults.push(`brand ${id} was acknowledged and is lost`);
  }
  return restarted;
}
