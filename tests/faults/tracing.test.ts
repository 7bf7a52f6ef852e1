import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BuiltServer,
  removeDataDir,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import { invited, tracedSave } from '../support/processes/tracedSave.ts';
import { type MailServer, startMailServer } from '../support/servers/mailServer.ts';
import {
  printedTrace,
  startTraceReceiver,
  type TraceReceiver,
  treeOf,
} from '../support/servers/traceReceiver.ts';

let receiver: TraceReceiver;
let mails: MailServer;
let server: BuiltServer;

beforeAll(async () => {
  receiver = await startTraceReceiver();
  mails = await startMailServer();
  server = await startBuiltServer({
    env: { SEED: 'none', SMTP_URL: mails.url, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url },
  });
});
afterAll(async () => {
  receiver.close();
  await mails.close();
  await server.end('SIGKILL');
  removeDataDir(server);
});

describe('a trace', () => {
  it('follows a save from the browser through SQL and the queue to the mail server', async () => {
    const spans = await tracedSave();
    const lines = treeOf(spans);
    console.log(printedTrace(lines));
    const labels = lines.map(({ depth, label }) => `${'  '.repeat(depth)}${label}`);
    expect(labels.slice(0, 2)).toEqual(['browser save', '  POST /api/v1/users']);
    expect(labels.filter((label) => /^ {2}\S/.test(label))).toHaveLength(1);
    for (const statement of ['insert into "users"', 'insert into outbox', 'insert into jobs']) {
      expect(labels.find((label) => label.startsWith(`    SQL ${statement}`))).toBeDefined();
    }
    const job = labels.indexOf('    job mail');
    expect(job).toBeGreaterThan(0);
    expect(labels.slice(job)).toContain('      mail');
    // Values are placeholders, and no name or address is recorded.
    for (const value of [invited, 'Vasile', 'Ceban']) {
      expect(JSON.stringify(spans)).not.toContain(value);
    }
  });

  it('continues the one of a client, and its id is the one of the error page', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const response = await fetch(`${server.url}/api/v1/oauth/forgot-password`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        traceparent: `00-${traceId}-b7ad6b7169203331-01`,
      },
      body: JSON.stringify({ email: 'admin@rentyard.test' }),
    });
    expect(response.status).toBeLessThan(300);
    await mails.waitFor(1);
    const failed = await fetch(`${server.url}/api/v1/offers`);
    const { request_id: failedTrace } = (await failed.json()) as { request_id: string };
    expect(await server.end('SIGTERM')).toBe(0);

    const own = receiver.spans.filter((span) => span.traceId === traceId);
    expect(treeOf(own)[0]?.label).toBe('POST /api/v1/oauth/forgot-password');
    expect(own.some(({ name }) => name === 'mail')).toBe(true);
    expect(JSON.stringify(own)).not.toContain('admin@rentyard.test');
    expect(receiver.spans.some((span) => span.traceId === failedTrace)).toBe(true);
    expect(receiver.metrics).toContain('http.server.request.duration');
    expect(receiver.metrics).toContain('rentyard.operation.duration');
  });
});

it('is off and not loaded when no receiver is configured', () => {
  const bundle = readFileSync('packages/api/dist/server.js', 'utf8');
  const imported = [...bundle.matchAll(/^import .*?"\.\/(shared-[^"]+)";$/gm)].map(
    ([, file = '']) => file,
  );
  for (const file of ['server.js', ...imported]) {
    expect(readFileSync(`packages/api/dist/${file}`, 'utf8'), file).not.toContain(
      'OTLPTraceExporter',
    );
  }
});
