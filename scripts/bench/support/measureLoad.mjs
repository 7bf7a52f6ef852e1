/** The loads of `bench:load` on a running product. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request as send } from 'node:http';
import autocannon from 'autocannon';
import pg from 'pg';
import { messageUpdate } from '../../../tests/support/servers/botApi.ts';
import { watchActivity } from './databaseActivity.mjs';
import { databaseSize } from './databaseSize.mjs';
import { measureBare } from './measureBare.mjs';
import { quantile, rounded } from './report.mjs';
import { statementsOf } from './statements.ts';

/** Number of simultaneous sign-ins. */
const people = 300;
/** Open screens that send a request every 20 s. */
const screens = 1_000;
/** Users who write to the bot, and simultaneous calls of its webhook. */
const customers = { count: 1_000, atOnce: 16 };
/** Writes whose events are timed. */
const timedWrites = 5;
/** How long all streams may take to receive an event, in ms. */
const eventLimit = 10_000;

/**
 * Runs the loads one after the other.
 *
 * @param product what `startServer` returns; its processes use `bot` as the Bot API
 */
export async function measureLoad(product, { offers, seconds, streams, bot, webhookSecret }) {
  const { pathname, host } = new URL(product.base);
  const authorization = `Bearer ${product.token}`;
  /** Different users, because one user has a limited number of streams. */
  const tokens = [product.token];
  /** The id of the last message to the bot. Another one than in a former run on the same database. */
  let messages = Date.now() % 1_000_000_000;

  const idle = { memory: memory() };
  const reads = readPaths(offers);
  // Each connection of each process plans its statements a few times before it reuses a plan.
  await mixedLoad();
  const mixed = await watched(mixedLoad);
  const lists = await oneByOne();
  const signIns = product.url ? await signInAtOnce() : undefined;
  const open = await watched(openScreens);
  // The first message of a customer also creates the conversation.
  if (product.url) await receiveMessages(({ number }) => number > customers.count);
  const received = product.url ? await watched(() => receiveMessages(isOver)) : undefined;
  const sent = product.url ? await watched(sendMessages) : undefined;
  const bare = product.url ? await bareReads() : undefined;
  const megabytes = product.url ? await databaseSize(product.url) : undefined;
  return { idle, mixed, lists, signIns, open, received, sent, bare, megabytes };

  /** The figures of a load with the activity of the database and the processes during it. */
  async function watched(load) {
    if (!product.url) return load();
    const activity = await watchActivity(product.url, product.pids);
    const figures = await load().catch(async (error) => {
      await activity.stop();
      throw error;
    });
    return { ...figures, activity: await activity.stop() };
  }

  /** The memory of the largest process, in MB. */
  function memory() {
    const sizes = product.pids.map((pid) => {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
    });
    return Math.round(Math.max(...sizes));
  }

  /** Of a hundred requests 80 are lists, 15 show or edit a record, 5 write one. */
  async function mixedLoad() {
    const requests = Array.from({ length: 400 }, (_, at) => {
      const path = reads[at];
      if (path !== undefined) return get(path);
      return {
        ...get(`/offers/${offerAt(at, offers)}`),
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
    const { requests: total, duration, errors, non2xx } = await running;
    return {
      perSecond: Math.round(total.total / duration),
      ...figuresOf(times),
      failed: errors + non2xx,
    };
  }

  async function oneByOne() {
    const times = [];
    for (let page = 1; page <= 100; page += 1)
      times.push(await request(get(`/offers?page=${page + 40}`)));
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    return { mean: rounded(mean), ...figuresOf(times), max: rounded(Math.max(...times)) };
  }

  /** Every user has an address, as behind a proxy. */
  async function signInAtOnce() {
    await query(
      `insert into users (first_name, last_name, email, role_id, state, password_hash, email_verified_at)
       select 'Bench', 'Person ' || n, 'bench-' || n || '@rentyard.test', u.role_id, 'active', u.password_hash, now()
       from generate_series(1, $1) n, (select * from users where email = 'editor@rentyard.test') u
       on conflict do nothing`,
      [people],
    );
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
    return { perSecond: Math.round(perSecond), ...figuresOf(times) };
  }

  /** Open screens poll a list while each stream receives the events of some writes. */
  async function openScreens() {
    const open = [];
    for (let at = 0; at < streams; at += 1) {
      const stream = await openStream(tokens[at % tokens.length]);
      if (stream) open.push(stream);
    }
    const [times, delays] = await Promise.all([poll(), timeEvents(open)]);
    const figures = {
      ...figuresOf(times),
      streams: open.length,
      eventP95: rounded(quantile(delays, 0.95), 0),
      lostEvents: timedWrites * open.length - delays.length,
      memory: memory(),
    };
    for (const { close } of open) close();
    return figures;
  }

  async function openStream(token) {
    const { method, path } = get('/events');
    const headers = { authorization: `Bearer ${token}` };
    const sent = send({ ...hostAndPort(), method, path, headers, agent: false });
    sent.end();
    const [response] = await once(sent, 'response');
    const stream = { onEvent: () => {}, close: () => sent.destroy() };
    response.on('error', () => undefined);
    response.on('data', (chunk) => {
      if (chunk.includes('event: record')) stream.onEvent();
    });
    if (response.statusCode === 200) return stream;
    stream.close();
    return undefined;
  }

  async function poll() {
    const agent = new Agent({ keepAlive: true });
    const times = [];
    const polls = [];
    const every = 20_000 / screens;
    const until = performance.now() + 1_000 * seconds;
    for (let at = 0; performance.now() < until; at += 1) {
      polls.push(
        request(get(`/offers?page=${(at % 20) + 1}`), agent).then((time) => times.push(time)),
      );
      await new Promise((done) => setTimeout(done, every));
    }
    await Promise.all(polls);
    agent.destroy();
    return times;
  }

  /** Milliseconds from each write to the arrival of its event at each stream. */
  async function timeEvents(open) {
    const delays = [];
    for (let write = 0; write < timedWrites; write += 1) {
      let waiting = open.length;
      const startedAt = performance.now();
      const arrived = new Promise((done) => {
        for (const stream of open) {
          stream.onEvent = () => {
            stream.onEvent = () => {};
            delays.push(performance.now() - startedAt);
            waiting -= 1;
            if (waiting === 0) done();
          };
        }
      });
      await sendRequest({
        method: 'PATCH',
        path: `${pathname}/offers/${offerAt(write, offers)}`,
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ address: `Street ${write} ${Date.now()}` }),
      });
      await Promise.race([arrived, new Promise((late) => setTimeout(late, eventLimit))]);
    }
    return delays;
  }

  /** Whether the time of a load that began then is over. */
  function isOver({ startedAt }) {
    return performance.now() > startedAt + 1_000 * seconds;
  }

  /** Customers write to the bot in turn through its webhook, until `isDone`. */
  async function receiveMessages(isDone) {
    const agent = new Agent({ keepAlive: true });
    const times = [];
    let number = 1;
    const startedAt = performance.now();
    await Promise.all(
      Array.from({ length: customers.atOnce }, async () => {
        while (!isDone({ startedAt, number })) {
          const chat = (number % customers.count) + 1;
          number += 1;
          messages += 1;
          const update = messageUpdate(messages, { chat, text: 'Salut', name: `Customer ${chat}` });
          const call = {
            method: 'POST',
            path: `${pathname}/buzbot/channels/telegram/${webhookSecret}`,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(update),
          };
          times.push(await request(call, agent));
        }
      }),
    );
    const took = (performance.now() - startedAt) / 1_000;
    agent.destroy();
    return { perSecond: Math.round(times.length / took), ...figuresOf(times) };
  }

  /** A broadcast to all these customers, from its creation to the last call of the Bot API. */
  async function sendMessages() {
    const text = `Winter is near ${performance.now()}`;
    const form = new FormData();
    form.append('message', text);
    form.append('audience', JSON.stringify({ channels: ['telegram'] }));
    let arrived = 0;
    const startedAt = performance.now();
    const done = new Promise((finish) => {
      bot.respondWith(async ({ body }) => {
        if (body.text !== text) return undefined;
        arrived += 1;
        if (arrived === customers.count) finish();
        return undefined;
      });
    });
    const created = await fetch(`${product.base}/buzbot/broadcast`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    if (created.status !== 201) throw new Error(`${created.status} ${await created.text()}`);
    await done;
    const took = (performance.now() - startedAt) / 1_000;
    return { perSecond: Math.round(customers.count / took) };
  }

  /** The statements of the same reads without the server, on the database and on its replica. */
  async function bareReads() {
    const paths = reads.flatMap((path) => (path && !path.endsWith('/edit') ? [path] : []));
    const statements = await statementsOf(
      product.url,
      paths.map((path) => ({ path, language: 'en' })),
    );
    const on = (url) => measureBare({ url, statements, connections: 16, seconds });
    const primary = await on(product.url);
    const replica = product.replicaUrl ? await on(product.replicaUrl) : undefined;
    return {
      primary: Math.round(primary.perSecond),
      replica: replica && Math.round(replica.perSecond),
    };
  }

  async function query(text, values) {
    const client = new pg.Client({ connectionString: product.url });
    await client.connect();
    const { rows } = await client.query(text, values);
    await client.end();
    return rows;
  }

  function get(path) {
    return { method: 'GET', path: encodeURI(pathname + path), headers: { authorization } };
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
}

/** The reads among 400 requests: 80 % lists and 15 % records; undefined where a write belongs. */
function readPaths(offers) {
  return Array.from({ length: 400 }, (_, at) => {
    const kind = (at * 37) % 100;
    if (kind < 60) return `/offers?page=${(at % 40) + 1}`;
    if (kind < 80) return `/offers?filter[status]=active&filter[region]=${(at % 40) + 1}`;
    if (kind < 95) return `/offers/${offerAt(at, offers)}/${kind % 2 ? 'show' : 'edit'}`;
    return undefined;
  });
}

/** The id of an offer of the request with this number. */
function offerAt(at, offers) {
  return ((at * 7_919) % offers) + 1;
}

function figuresOf(times) {
  return {
    p50: rounded(quantile(times, 0.5)),
    p95: rounded(quantile(times, 0.95)),
    p99: rounded(quantile(times, 0.99)),
  };
}
