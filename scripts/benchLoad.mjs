/**
 * `npm run bench:load`: the server under the load of a busy day, with its clients on the same machine.
 *
 *   npm run bench:load -- --offers 100000            on a private PostgreSQL, or the one of DATABASE_URL
 *   npm run bench:load -- --processes 3              three processes behind a proxy
 *   npm run bench:load -- --embedded --seconds 10    on the embedded database
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request as send } from 'node:http';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import pg from 'pg';
import { quantile, report, rounded } from './bench/report.mjs';
import { startServer } from './bench/startServer.mjs';

const { values: options } = parseArgs({
  options: {
    offers: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '15' },
    processes: { type: 'string', default: '1' },
    embedded: { type: 'boolean', default: false },
    json: { type: 'string', default: '.cache/bench-load.json' },
  },
});
const offers = Number(options.offers);
const seconds = Number(options.seconds);
/** Number of simultaneous sign-ins. */
const people = 300;
/** Open screens: how many send a request every 20 s, and how many have a stream. */
const idle = { staff: 1_000, streams: 500 };

const processes = Number(options.processes);
const product = await startServer({ offers, isEmbedded: options.embedded, processes });
const { pathname, host } = new URL(product.base);
const authorization = `Bearer ${product.token}`;
/** Different users, because one user has a limited number of streams. */
const tokens = [product.token];
const rows = [];

try {
  rows.push({ name: 'idle, after the start', 'memory MB': memory() });
  rows.push({ name: 'mixed, 50 connections', ...(await mixed()) });
  rows.push({ name: '100 lists, one by one', ...(await oneByOne()) });
  if (product.url) rows.push({ name: `${people} sign-ins at once`, ...(await signIns()) });
  rows.push({ name: `${idle.staff} polling, ${idle.streams} streams`, ...(await idling()) });
} finally {
  await product.stop();
}
report({
  file: options.json,
  about: `${options.embedded ? 'PGlite' : 'PostgreSQL'}, ${processes} processes, ${offers} offers (seed 20261120), clients on the same machine, times in ms`,
  rows,
});

/** The memory of the largest process, in MB. */
function memory() {
  const sizes = product.pids.map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
  });
  return Math.round(Math.max(...sizes));
}

/** Of a hundred requests 80 are lists, 15 show or edit a record, 5 write one. */
async function mixed() {
  const requests = Array.from({ length: 400 }, (_, at) => {
    const kind = (at * 37) % 100;
    const id = ((at * 7_919) % offers) + 1;
    if (kind < 60) return get(`/offers?page=${(at % 40) + 1}`);
    if (kind < 80) return get(`/offers?filter[status]=active&filter[region]=${(at % 40) + 1}`);
    if (kind < 95) return get(`/offers/${id}/${kind % 2 ? 'show' : 'edit'}`);
    return {
      ...get(`/offers/${id}`),
      method: 'PATCH',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ address: `Yard ${at}` }),
    };
  });
  const times = [];
  let clients = 0;
  const running = autocannon({
    url: product.base,
    connections: 50,
    duration: seconds,
    requests,
    setupClient(client) {
      const begin = (clients++ * 8) % requests.length;
      client.setRequests([...requests.slice(begin), ...requests.slice(0, begin)]);
    },
  });
  running.on('response', (_client, _status, _bytes, time) => times.push(time));
  const { requests: sent, duration, errors, non2xx } = await running;
  return {
    'req/s': Math.round(sent.total / duration),
    ...figuresOf(times),
    failed: errors + non2xx,
  };
}

function get(path) {
  return { method: 'GET', path: encodeURI(pathname + path), headers: { authorization } };
}

async function oneByOne() {
  const times = [];
  for (let page = 1; page <= 100; page += 1)
    times.push(await request(get(`/offers?page=${page + 40}`)));
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return { mean: rounded(mean), ...figuresOf(times), max: rounded(Math.max(...times)) };
}

/** Every user has an address, as behind a proxy. */
async function signIns() {
  const client = new pg.Client({ connectionString: product.url });
  await client.connect();
  await client.query(
    `insert into users (first_name, last_name, email, role_id, state, password_hash, email_verified_at)
     select 'Bench', 'Person ' || n, 'bench-' || n || '@rentyard.test', u.role_id, 'active', u.password_hash, now()
     from generate_series(1, $1) n, (select * from users where email = 'editor@rentyard.test') u
     on conflict do nothing`,
    [people],
  );
  await client.end();
  const startedAt = performance.now();
  const times = await Promise.all(
    Array.from({ length: people }, async (_, at) => {
      const { took, text } = await sendRequest({
        method: 'POST',
        path: `${pathname}/login`,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.${at >> 8}.${at & 255}`,
        },
        body: JSON.stringify({
          email: `bench-${at + 1}@rentyard.test`,
          password: product.password,
          remember: true,
        }),
      });
      tokens.push(JSON.parse(text).data.token);
      return took;
    }),
  );
  const perSecond = (1_000 * people) / (performance.now() - startedAt);
  return { 'req/s': Math.round(perSecond), ...figuresOf(times) };
}

async function idling() {
  const agent = new Agent({ keepAlive: true });
  const streams = await Promise.all(
    Array.from({ length: idle.streams }, async (_, at) => {
      const { method, path } = get('/events');
      const headers = { authorization: `Bearer ${tokens[at % tokens.length]}` };
      const stream = send({ ...hostAndPort(), method, path, headers, agent: false });
      stream.end();
      const [response] = await once(stream, 'response');
      response.resume();
      return { stream, isOpen: response.statusCode === 200 };
    }),
  );
  const times = [];
  const polls = [];
  const every = 20_000 / idle.staff;
  const until = performance.now() + 1_000 * seconds;
  for (let at = 0; performance.now() < until; at += 1) {
    polls.push(
      request(get(`/offers?page=${(at % 20) + 1}`), agent).then((time) => times.push(time)),
    );
    await new Promise((done) => setTimeout(done, every));
  }
  await Promise.all(polls);
  const open = streams.filter(({ isOpen }) => isOpen).length;
  for (const { stream } of streams) stream.destroy();
  agent.destroy();
  return { ...figuresOf(times), streams: open, 'memory MB': memory() };
}

function hostAndPort() {
  const [hostname, port] = host.split(':');
  return { host: hostname, port };
}

/** The duration of one request with its response, in ms. */
async function request(asked, agent) {
  return (await sendRequest(asked, agent)).took;
}

async function sendRequest({ method, path, headers, body }, agent) {
  const startedAt = performance.now();
  const sent = send({ ...hostAndPort(), method, path, headers, ...(agent ? { agent } : {}) });
  sent.end(body);
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  if (response.statusCode >= 400)
    throw new Error(`${method} ${path}: ${response.statusCode} ${text}`);
  return { took: performance.now() - startedAt, text };
}

function figuresOf(times) {
  return {
    p50: rounded(quantile(times, 0.5)),
    p95: rounded(quantile(times, 0.95)),
    p99: rounded(quantile(times, 0.99)),
  };
}
