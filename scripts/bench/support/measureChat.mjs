/** The messages of the bot: those of its customers, and a broadcast to them. */
import { Agent } from 'node:http';
import { messageUpdate } from '../../../tests/support/servers/botApi.ts';
import { figuresOf } from './report.mjs';
import { createCaller } from './sendRequest.mjs';

/** Users who write to the bot, and simultaneous calls of its webhook. */
const customers = { count: 1_000, atOnce: 16 };

/** The id of the last message to the bot. Another one than in a former run on the same database. */
let messages = Date.now() % 1_000_000_000;

/** The first message of each customer, which also creates the conversation. */
export function openConversations(product, { webhookSecret }) {
  return receiveUntil(product, webhookSecret, ({ number }) => number > customers.count);
}

/** Customers write to the bot for some seconds. */
export function receiveMessages(product, { webhookSecret, seconds }) {
  return receiveUntil(
    product,
    webhookSecret,
    ({ startedAt }) => performance.now() > startedAt + 1_000 * seconds,
  );
}

/** Customers write to the bot in turn through its webhook, until `isDone`. */
async function receiveUntil(product, webhookSecret, isDone) {
  const { send, call } = createCaller(product);
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
        const path = `/buzbot/channels/telegram/${webhookSecret}`;
        times.push((await call(send('POST', path, update), agent)).took);
      }
    }),
  );
  const took = (performance.now() - startedAt) / 1_000;
  agent.destroy();
  return { perSecond: Math.round(times.length / took), ...figuresOf(times) };
}

/** A broadcast to all these customers, from its creation to the last call of the Bot API. */
export async function sendMessages({ base, token }, bot) {
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
  const created = await fetch(`${base}/buzbot/broadcast`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (created.status !== 201) throw new Error(`${created.status} ${await created.text()}`);
  await done;
  const took = (performance.now() - startedAt) / 1_000;
  return { perSecond: Math.round(customers.count / took) };
}
