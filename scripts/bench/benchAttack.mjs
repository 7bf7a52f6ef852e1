/**
 * `npm run bench:attack`: response times for other users during an attack on public calls, and how long a
 * connection with a slow request stays open.
 *
 *   npm run bench:attack -- --seconds 60              on a private PostgreSQL, or the one of DATABASE_URL
 *   npm run bench:attack -- --embedded --seconds 10   on the embedded database
 */
import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { quantile, report, rounded } from './support/report.mjs';
import { sendRequest } from './support/sendRequest.mjs';
import { startServer } from './support/startServer.mjs';

const { values: options } = parseArgs({
  options: {
    offers: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '60' },
    embedded: { type: 'boolean', default: false },
    json: { type: 'string', default: '.cache/bench-attack.json' },
  },
});
const seconds = Number(options.seconds);
const attackers = 20;
const slowClients = 40;

const product = await startServer({
  offers: Number(options.offers),
  isEmbedded: options.embedded,
});
const { hostname, port, origin } = new URL(product.base);
const rows = [];
try {
  rows.push({ name: 'nobody attacks', ...(await measured(0, true)) });
  // From one address the limiter refuses most requests; from many addresses each one is parsed and refused.
  rows.push({ name: `${attackers} attackers, one address`, ...(await measured(attackers, true)) });
  rows.push({ name: `${attackers}, many addresses`, ...(await measured(attackers, false)) });
  rows.push({ name: `${slowClients} drip their bodies`, 'open s': await sendSlowly() });
} finally {
  await product.stop();
}
report({
  file: options.json,
  about: `${options.embedded ? 'PGlite' : 'PostgreSQL'}, bodies of 1 MB to public calls for ${seconds} s, clients on the same machine, times in ms`,
  rows,
});

/** Times of a probe and of a signed-in list during the attack. */
async function measured(connections, isOneAddress) {
  const until = performance.now() + 1_000 * seconds;
  const agent = new Agent({ keepAlive: true });
  const watch = async (path, headers, times) => {
    while (performance.now() < until) {
      const { status, took } = await sendRequest(origin + path, { headers, agent });
      if (status !== 200) throw new Error(`GET ${path}: ${status}`);
      times.push(took);
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  const probes = [];
  const lists = [];
  const [attack] = await Promise.all([
    runAttack({ origin, connections, seconds, isOneAddress }),
    watch('/healthz', {}, probes),
    watch('/api/v1/offers?page=1', { authorization: `Bearer ${product.token}` }, lists),
  ]);
  agent.destroy();
  return {
    'healthz p99': rounded(quantile(probes, 0.99)),
    'list p95': rounded(quantile(lists, 0.95)),
    ...attack,
  };
}

/** Runs the attackers in another thread, so they do not slow down the measurement. */
async function runAttack(workerData) {
  if (workerData.connections === 0) return {};
  const worker = new Worker(new URL('./support/attackers.mjs', import.meta.url), { workerData });
  const [figures] = await once(worker, 'message');
  return figures;
}

/** Seconds until the last slow connection is closed. */
async function sendSlowly() {
  const startedAt = performance.now();
  const head = `POST /api/v1/login HTTP/1.1\r\nhost: ${origin}\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n`;
  await Promise.all(
    Array.from({ length: slowClients }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.resume();
      socket.write(head);
      const timer = setInterval(() => socket.write('x'), 1_000);
      await new Promise((done) => socket.once('close', done));
      clearInterval(timer);
    }),
  );
  return rounded((performance.now() - startedAt) / 1_000);
}
