import pg from 'pg';
import { uploadPhoto } from '../support/data/uploadPhoto.ts';
import { createDatabase, openCluster } from '../support/database/postgresCluster.ts';
import { passwords, removeDataDir, startBuiltServer } from '../support/processes/builtServer.ts';
import { messageUpdate, startBotApi } from '../support/servers/botApi.ts';
import { until } from '../support/until.ts';

const secret = 'a-secret-of-the-webhook';
/** Seconds between the checks for ended leases, and more. */
const checkInterval = 5;

/** Two processes and a Bot API that takes longer than the lease of a job: an album arrives once. */
export async function deliverSlowly() {
  const faults: string[] = [];
  const started = performance.now();
  const [bot, cluster] = await Promise.all([startBotApi(), openCluster()]);
  const databaseUrl = await createDatabase(cluster.url);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const env = {
    SEED: 'none',
    LOG_LEVEL: 'fatal',
    APP_SECRET: 'the-same-secret-for-both-processes-0001',
    DATABASE_URL: databaseUrl,
    TELEGRAM_BOT_TOKEN: '1:a',
    TELEGRAM_API_URL: bot.url,
    TELEGRAM_WEBHOOK_SECRET: secret,
  };
  const servers = [await startBuiltServer({ env }), await startBuiltServer({ env })];
  try {
    const [{ client }] = servers as [(typeof servers)[0]];
    const pair = { email: 'admin@rentyard.test', password: passwords.admin };
    const { token } = (await client.post('/login', pair)).data<{ token: string }>();
    const admin = client.as(token);
    await client.post(
      `/buzbot/channels/telegram/${secret}`,
      messageUpdate(1, { chat: 1, text: 'operator' }),
    );
    const [room] = (await admin.get('/buzbot/rooms')).data<{ id: number }[]>();
    const attachments = [];
    for (let at = 0; at < 5; at += 1) {
      attachments.push((await uploadPhoto(admin, String(at))).id);
    }
    bot.respondWith(async ({ method }) => {
      if (method === 'sendMediaGroup') await leaseIsOver(database);
      return undefined;
    });
    const path = `/buzbot/messages/${room?.id}`;
    await admin.post(path, { text: 'Five photos', attachments });
    const delivery = async () =>
      (await admin.get(path)).data<{ delivery: string }[]>()[0]?.delivery ?? '';
    await until('The delivery of the album', delivery, (state) => state === 'sent').catch(
      (late: Error) => faults.push(late.message),
    );
    const calls = bot.called('sendMediaGroup').length;
    if (calls !== 1) faults.push(`An album was sent ${calls} times instead of once`);
    return {
      name: 'slow delivery',
      requests: bot.calls.length,
      slowest: performance.now() - started,
      largest: 0,
      faults,
    };
  } finally {
    for (const server of servers) {
      await server.end('SIGKILL');
      removeDataDir(server);
    }
    await bot.close();
    await database.end();
    await cluster.stop();
  }
}

/** Waits until the lease with which the running job began would have ended and another process would have taken it. */
async function leaseIsOver(database: pg.Client): Promise<void> {
  const { rows } = await database.query(
    "select max(lease_until) as ends from jobs where state = 'running' and destination = 'telegram'",
  );
  const isOver = async () => {
    const query = `select now() > $1::timestamptz + interval '${checkInterval} seconds' as over`;
    return (await database.query(query, [rows[0].ends])).rows[0].over;
  };
  await until('Whether the first lease of the job is over', isOver, (over) => over === true);
}
