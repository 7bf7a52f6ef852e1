import { connect } from 'node:net';
import type { BuiltServer } from '../support/processes/builtServer.ts';
import { judge, type Recording } from './recording.ts';

/** The deadline of a request is 30 s; the rest is for a busy machine. */
const secondsAtMost = 120;

/** Connections that send a byte a second are closed by the request deadline. */
export async function sendSlowly(
  record: Recording,
  { url }: BuiltServer,
  clients: number,
): Promise<void> {
  const { hostname, port } = new URL(url);
  const started = performance.now();
  const head = `POST /api/v1/login HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n`;
  const isClosed = await Promise.all(
    Array.from({ length: clients }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.resume();
      socket.write(head);
      const drip = setInterval(() => socket.write('x'), 1_000);
      const limit = new AbortController();
      const closed = new Promise<boolean>((resolve) => {
        socket.once('close', () => resolve(true));
        const timer = setTimeout(() => resolve(false), secondsAtMost * 1_000);
        limit.signal.addEventListener('abort', () => clearTimeout(timer));
      });
      const outcome = await closed;
      limit.abort();
      clearInterval(drip);
      socket.destroy();
      return outcome;
    }),
  );
  record.requests += clients;
  record.slowest = performance.now() - started;
  const open = isClosed.filter((one) => !one).length;
  if (open > 0) {
    record.faults.push(`${open} of ${clients} slow connections are open after ${secondsAtMost} s`);
  }
  judge(record, {
    what: 'Closing slow connections',
    figure: record.slowest,
    limit: record.times?.slowClient,
    unit: 'ms',
  });
}
