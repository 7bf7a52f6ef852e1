import { removeDataDir, startBuiltServer } from '../support/processes/builtServer.ts';
import { fillsLogDisk, onFaultSignal } from '../support/processes/faultSignal.ts';
import { newRecord, type Recording, send } from './recording.ts';

/** Each request logs its address, so that few fill the memory that lines may use. */
const requests = 1_000;
const longAddress = `//healthz?${'x'.repeat(5_000)}`;

/** The disk of the log becomes full: the server serves, counts the lines that it drops, and stops when asked. */
export async function fillLogDisk(): Promise<Recording> {
  const record = newRecord('full log disk');
  const server = await startBuiltServer({
    env: {
      SEED: 'none',
      LOG_FORMAT: 'json',
      LOG_LEVEL: 'trace',
      NODE_OPTIONS: onFaultSignal(fillsLogDisk),
    },
  });
  try {
    server.process.kill('SIGUSR2');
    const waiting = Array.from({ length: requests }).values();
    const sendNext = async () => {
      for (const _ of waiting) {
        const response = await send(record, 'a request', () => server.client.get(longAddress));
        if (response?.status !== 200) record.faults.push(`a request got ${response?.status}`);
      }
    };
    await Promise.race([
      Promise.all([1, 2, 3, 4].map(sendNext)),
      new Promise((done) => setTimeout(done, 60_000)),
    ]);
    if (record.requests < requests) {
      record.faults.push(`${record.requests} of ${requests} requests were answered within 60 s`);
      return record;
    }
    const { text } = await server.client.get('//metrics');
    if (!/^rentyard_log_lines_dropped_total [1-9]/m.test(text)) {
      record.faults.push('no dropped line was counted');
    }
    const code = await server.end('SIGTERM');
    if (code !== 0) record.faults.push(`the server ended with ${code}`);
  } finally {
    await server.end('SIGKILL');
    removeDataDir(server);
  }
  return record;
}
