import { messageUpdate, startBotApi } from '../support/botApi.ts';
import { passwords, removeDataDir, startBuiltServer } from '../support/builtServer.ts';
import { createDatabase, openCluster } from '../support/postgresCluster.ts';
import { uploadPhoto } from '../support/uploadPhoto.ts';

const secret = 'a-secret-of-the-webhook';
/** Longer than the lease of a job and the check for ended leases. */
const slowness = 25_000;

/** Two processes and a Bot API that takes longer than the lease of a job: an album arrives once. */
export async function deliverSlowly() {
  const faults: string[] = [];
  const started = performance.now();
  const [bot, cluster] = await Promise.all([startBotApi(), openCluster()]);
  const env = {
    SEED: 'none',
    LOG_LEVEL: 'fatal',
    APP_SECRET: 'the-same-secret-for-both-processes-0001',
    DATABASE_URL: await createDatabase(cluster.url),
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
      if (method === 'sendMediaGroup') await new Promise((done) => setTimeout(done, slowness));
      return undefined;
    });
    const path = `/buzbot/messages/${room?.id}`;
    await admin.post(path, { text: 'Five photos', attachments });
    const end = performance.now() + 2 * slowness;
    const isSent = async () =>
      (await admin.get(path)).data<{ delivery: string }[]>()[0]?.delivery === 'sent';
    while (!(await isSent()) && performance.now() < end) {
      await new Promise((done) => setTimeout(done, 500));
    }
    const calls = bot.called('sendMediaGroup').length;
    if (calls !== 1) faults.push(`an album was sent ${calls} times`);
    if (!(await isSent())) faults.push('an album was not reported as sent');
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
    await cluster.stop();
  }
}
