import { connect } from 'node:net';
import { editorPermissions, permissionSetOf } from '@rentyard/contract/permissions';
import { type Access, accessTable } from '../api/accessTable.ts';
import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/builtServer.ts';
import type { ApiResponse, Client } from '../support/client.ts';
import { documentOf, type Operation, operationsOf } from '../support/openapi.ts';
import type { WireRecord } from '../support/wire.ts';
import { hostileFiles } from './hostileFiles.ts';
import { type HostileRequest, hostileRequests } from './hostileRequests.ts';
import { type Observed, observe } from './serverProbe.ts';
import { deliverSlowly } from './slowDelivery.ts';

/** How much of each phase runs. */
export interface Size {
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

/** What a phase did, and which of its bounds did not hold. */
export interface PhaseReport extends Partial<Observed> {
  readonly name: string;
  readonly requests: number;
  /** Milliseconds of the slowest response. */
  readonly slowest: number;
  /** Bytes of the largest refusal. */
  readonly largest: number;
  readonly faults: readonly string[];
}

/** Bounds that hold on two cores which the adversary itself shares. */
const bounds = {
  milliseconds: 5_000,
  refusalBytes: 10_000,
  memoryMegabytes: { files: 220, others: 350 },
  /** The deadline of a request is 30 s. */
  slowClientSeconds: 35,
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
  // The limiter would answer for the server from the second hundred of requests on; it has its own phase.
  const env = { SEED: 'demo', LOG_LEVEL: 'fatal', RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_PERSON: '0' };
  let server = await startBuiltServer({ env });
  try {
    // The first request for the document generates it, which no phase is about.
    await documentOf(server.client);
    const { healthP99 } = size;
    const reports: PhaseReport[] = [];
    const add = (report: PhaseReport) => {
      reports.push(report);
      onReport(report);
    };
    add(await phase('permissions', { server, healthP99 }, refusePeople));
    add(
      await phase('bodies and queries', { server, healthP99 }, (...seen) =>
        sendHostile(...seen, size),
      ),
    );
    add(await phase('files', { server, healthP99 }, sendFiles));
    const [slowClients, slowDelivery] = await Promise.all([
      phase('slow clients', { server, healthP99 }, (...seen) => sendSlowly(...seen, size)),
      deliverSlowly(),
    ]);
    add(slowClients);
    add(slowDelivery);
    const killed = newRecord('kill -9');
    for (let count = 0; count < size.kills; count += 1) {
      server = await killAndRestart(server, env, killed);
    }
    add(reportOf(killed, healthP99));
    await server.end('SIGTERM');
    const limited = await startBuiltServer({ env: { SEED: 'demo', LOG_LEVEL: 'fatal' } });
    try {
      add(await phase('rate limits', { server: limited, healthP99 }, exceedLimits));
    } finally {
      await limited.end('SIGTERM');
      removeDataDir(limited);
    }
    return reports;
  } finally {
    await server.end('SIGKILL');
    removeDataDir(server);
  }
}

/** Collects what a phase saw. */
interface Recording {
  readonly name: string;
  requests: number;
  slowest: number;
  largest: number;
  readonly faults: string[];
}

function newRecord(name: string): Recording {
  return { name, requests: 0, slowest: 0, largest: 0, faults: [] };
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

/** Sends one request and holds its response against the bounds that every response has. */
async function send(
  record: Recording,
  label: string,
  request: () => Promise<ApiResponse>,
): Promise<ApiResponse | undefined> {
  const started = performance.now();
  record.requests += 1;
  let response: ApiResponse;
  try {
    response = await request();
  } catch {
    // A server may close a connection whose body it refuses to read.
    return undefined;
  }
  const took = performance.now() - started;
  const bytes = Buffer.byteLength(response.text);
  record.slowest = Math.max(record.slowest, took);
  if (response.status >= 500) {
    record.faults.push(`${label}: ${response.status} ${response.text.slice(0, 200)}`);
  }
  if (took > bounds.milliseconds) record.faults.push(`${label}: took ${Math.round(took)} ms`);
  if (response.status >= 400) {
    record.largest = Math.max(record.largest, bytes);
    if (bytes > bounds.refusalBytes) record.faults.push(`${label}: a refusal of ${bytes} bytes`);
  }
  return response;
}

/** Every call that needs a session refuses nobody's; every call that the editor lacks the permission for, the editor's. */
async function refusePeople(record: Recording, { client: anonymous }: BuiltServer): Promise<void> {
  const editor = await signedIn(anonymous, 'editor@rentyard.test', passwords.editor);
  for (const operation of await operationsOf(anonymous)) {
    const { method, template, sample } = operation;
    const label = `${method} ${template}`;
    const access = accessTable.get(label);
    if (!access) record.faults.push(`${label}: tests/api/accessTable.ts does not list it`);
    if (!access || access.who === 'public' || operation.isStream) continue;
    const unsigned = await send(record, label, () => anonymous.send(method, sample, {}));
    if (unsigned?.status !== 401) {
      record.faults.push(`${label}: answered ${unsigned?.status} to somebody without a session`);
    }
    if (!isForbiddenToEditor(operation, access)) continue;
    const refused = await send(record, label, () => editor.send(method, sample, bodyOf(method)));
    if (refused?.status !== 403) {
      record.faults.push(`${label}: answered ${refused?.status} to an editor without permission`);
    }
  }
}

function bodyOf(method: string) {
  return method === 'GET' || method === 'DELETE' ? {} : { json: {} };
}

/** A bulk change and a presence name their permission in their body; what others own is hidden. */
function isForbiddenToEditor({ template }: Operation, { who, foreign }: Access): boolean {
  if (foreign !== undefined || /\/bulk(?:\/|$)|^\/presence$/.test(template)) return false;
  if (typeof who === 'string') return who === 'admin';
  return !permissionSetOf(editorPermissions, false).can(who[0], who[1]);
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

/** Connections that send a byte a second are closed by the request deadline. */
async function sendSlowly(record: Recording, { url }: BuiltServer, size: Size): Promise<void> {
  const { hostname, port } = new URL(url);
  const started = performance.now();
  const head = `POST /api/v1/login HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n`;
  const isClosed = await Promise.all(
    Array.from({ length: size.slowClients }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.resume();
      socket.write(head);
      const drip = setInterval(() => socket.write('x'), 1_000);
      const limit = new AbortController();
      const closed = new Promise<boolean>((resolve) => {
        socket.once('close', () => resolve(true));
        const timer = setTimeout(() => resolve(false), bounds.slowClientSeconds * 1_000);
        limit.signal.addEventListener('abort', () => clearTimeout(timer));
      });
      const outcome = await closed;
      limit.abort();
      clearInterval(drip);
      socket.destroy();
      return outcome;
    }),
  );
  record.requests += size.slowClients;
  record.slowest = performance.now() - started;
  const open = isClosed.filter((one) => !one).length;
  if (open > 0) {
    record.faults.push(`${open} slow connections are open after ${bounds.slowClientSeconds} s`);
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

/** One address is limited on public calls, and a wrong password cannot be tried without end. */
async function exceedLimits(record: Recording, { client: anonymous }: BuiltServer): Promise<void> {
  const attempt = { email: 'admin@rentyard.test', password: 'Wrong-2026-password' };
  const statuses: (number | undefined)[] = [];
  for (let count = 0; count < 40; count += 1) {
    const response = await send(record, 'POST /login', () => anonymous.post('/login', attempt));
    statuses.push(response?.status);
  }
  if (!statuses.includes(429)) record.faults.push('40 wrong passwords were all looked at');
}

async function signedIn(anonymous: Client, email: string, password: string): Promise<Client> {
  const response = await anonymous.post('/login', { email, password, remember: true });
  return anonymous.as(response.data<{ token: string }>().token);
}
