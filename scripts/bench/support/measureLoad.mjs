/** The loads of `bench:load` on a running product. */
import { withClient } from '../../../tests/support/database/postgresCluster.ts';
import { databaseSize, watchActivity } from './databaseActivity.mjs';
import { measureBare } from './measureBare.mjs';
import { openConversations, receiveMessages, sendMessages } from './measureChat.mjs';
import { measureScreens } from './measureScreens.mjs';
import { memoryOf } from './processes.mjs';
import { figuresOf, rounded } from './report.mjs';
import { createCaller, offerAt, runLoad, sendRequest } from './sendRequest.mjs';
import { statementsOf } from './statements.ts';

/** Number of simultaneous sign-ins. */
const people = 300;

/**
 * Runs the loads one after the other.
 *
 * @param product what `startServer` returns; its processes use `bot` as the Bot API
 */
export async function measureLoad(product, { offers, seconds, streams, bot, webhookSecret }) {
  const caller = createCaller(product);
  const tokens = [product.token];

  const idle = { memory: memory() };
  const reads = readPaths(offers);
  // Each connection of each process plans its statements a few times before it reuses a plan.
  await mixedLoad();
  const mixed = await watched(mixedLoad);
  const lists = await oneByOne();
  const signIns = product.url ? await signInAtOnce() : undefined;
  const open = await watched(() =>
    measureScreens(product, { offers, seconds, streams, tokens, memory }),
  );
  if (product.url) await openConversations(product, { webhookSecret });
  const received = product.url
    ? await watched(() => receiveMessages(product, { webhookSecret, seconds }))
    : undefined;
  const sent = product.url ? await watched(() => sendMessages(product, bot)) : undefined;
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
    return Math.round(Math.max(...product.pids.map(memoryOf)));
  }

  /** Of a hundred requests 80 are lists, 15 show or edit a record, 5 write one. */
  async function mixedLoad() {
    const root = new URL(product.base).pathname;
    const requests = Array.from({ length: 400 }, (_, at) => {
      const read = reads[at];
      const asked =
        read === undefined
          ? caller.send('PATCH', `/offers/${offerAt(at, offers)}`, { address: `Yard ${at}` })
          : caller.get(read);
      return { ...asked, path: encodeURI(root + asked.path) };
    });
    const load = { requests, connections: 50, seconds };
    const { times, perSecond, failed } = await runLoad(product.base, load);
    return { perSecond: Math.round(perSecond), ...figuresOf(times), failed };
  }

  async function oneByOne() {
    const times = [];
    for (let page = 1; page <= 100; page += 1) {
      times.push((await caller.call(caller.get(`/offers?page=${page + 40}`))).took);
    }
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    return { mean: rounded(mean), ...figuresOf(times), max: rounded(Math.max(...times)) };
  }

  /** Every user has an address, as behind a proxy. */
  async function signInAtOnce() {
    await withClient(product.url, (client) =>
      client.query(
        `insert into users (first_name, last_name, email, role_id, state, password_hash, email_verified_at)
         select 'Bench', 'Person ' || n, 'bench-' || n || '@rentyard.test', u.role_id, 'active', u.password_hash, now()
         from generate_series(1, $1) n, (select * from users where email = 'editor@rentyard.test') u
         on conflict do nothing`,
        [people],
      ),
    );
    const startedAt = performance.now();
    const times = await Promise.all(
      Array.from({ length: people }, async (_, at) => {
        const { status, took, content } = await sendRequest(`${product.base}/login`, {
          method: 'POST',
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
        if (status !== 200) throw new Error(`A sign-in was refused: ${status} ${content}`);
        tokens.push(JSON.parse(content).data.token);
        return took;
      }),
    );
    const perSecond = (1_000 * people) / (performance.now() - startedAt);
    return { perSecond: Math.round(perSecond), ...figuresOf(times) };
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
