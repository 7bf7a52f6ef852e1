/** The thread of `npm run bench:attack` that sends 1 MB bodies to public calls as fast as possible. */
import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { sendRequest } from './sendRequest.mjs';

const { origin, connections, seconds, isOneAddress } = workerData;
const megabyte = 1_000_000;
const calls = ['login', 'two-step-login', 'oauth/registration', 'oauth/forgot-password'];
const json = 'application/json';
const form = 'multipart/form-data; boundary=b';
const part = (name, text) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const bodies = [
  [
    json,
    JSON.stringify(
      Object.fromEntries(Array.from({ length: 80_000 }, (_, at) => [`key${at}`, at % 10])),
    ),
  ],
  [json, JSON.stringify({ email: 'x'.repeat(megabyte) })],
  [json, `[${'[],'.repeat(megabyte / 3)}[]]`],
  [form, `${part('email', 'x'.repeat(megabyte))}--b--`],
  [form, `${part('email', 'x').repeat(16_000)}--b--`],
];
const until = performance.now() + 1_000 * seconds;
const statuses = {};
let longest = 0;
let attacks = 0;

async function attack() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (performance.now() < until) {
    attacks += 1;
    const from = isOneAddress ? '203.0.113.1' : `198.51.${(attacks >> 8) % 256}.${attacks % 256}`;
    const [type, body] = bodies[attacks % bodies.length];
    const { status, bytes } = await sendRequest(
      `${origin}/api/v1/${calls[attacks % calls.length]}`,
      {
        method: 'POST',
        headers: { 'content-type': type, 'x-forwarded-for': from },
        body,
        agent,
      },
    );
    statuses[status] = (statuses[status] ?? 0) + 1;
    longest = Math.max(longest, bytes);
  }
  agent.destroy();
}

await Promise.all(Array.from({ length: connections }, attack));
parentPort?.postMessage({
  attacks,
  'longest response': longest,
  statuses: JSON.stringify(statuses),
});
