/** The screens of many people at once. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { figuresOf, quantile, rounded } from './report.mjs';
import { createCaller, offerAt } from './sendRequest.mjs';

/** Open screens that send a request every 20 s. */
const screens = 1_000;
/** Writes whose events are timed. */
const timedWrites = 5;
/** How long all streams may take to receive an event, in ms. */
const eventLimit = 10_000;

/**
 * Open screens poll a list while each stream receives the events of some writes.
 *
 * @param tokens of different users, because one user has a limited number of streams
 */
export async function measureScreens(product, { offers, seconds, streams, tokens, memory }) {
  const caller = createCaller(product);
  const open = [];
  for (let at = 0; at < streams; at += 1) {
    const stream = await openStream(product.base, tokens[at % tokens.length]);
    if (stream) open.push(stream);
  }
  const [times, delays] = await Promise.all([
    poll(caller, seconds),
    timeEvents(caller, open, offers),
  ]);
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

async function openStream(base, token) {
  const headers = { authorization: `Bearer ${token}` };
  const sent = request(`${base}/events`, { headers, agent: false });
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

async function poll({ get, call }, seconds) {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  const polls = [];
  const every = 20_000 / screens;
  const until = performance.now() + 1_000 * seconds;
  for (let at = 0; performance.now() < until; at += 1) {
    const asked = call(get(`/offers?page=${(at % 20) + 1}`), agent);
    polls.push(asked.then(({ took }) => times.push(took)));
    await new Promise((done) => setTimeout(done, every));
  }
  await Promise.all(polls);
  agent.destroy();
  return times;
}

/** Milliseconds from each write to the arrival of its event at each stream. */
async function timeEvents({ send, call }, open, offers) {
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
    const address = `Street ${write} ${Date.now()}`;
    await call(send('PATCH', `/offers/${offerAt(write, offers)}`, { address }));
    await Promise.race([arrived, new Promise((late) => setTimeout(late, eventLimit))]);
  }
  return delays;
}
