import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, removeDataDir, startBuiltServer } from '../support/builtServer.ts';
import { type MailServer, startMailServer } from '../support/mailServer.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
}

let collector: Server;
let mails: MailServer;
let server: BuiltServer;
const spans: Span[] = [];
const metrics = new Set<string>();

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    for (const { scopeSpans } of body.resourceSpans ?? []) {
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    for (const { scopeMetrics } of body.resourceMetrics ?? []) {
      for (const scope of scopeMetrics) {
        for (const { name } of scope.metrics) metrics.add(name);
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready));
  const { port } = collector.address() as AddressInfo;
  mails = await startMailServer();
  server = await startBuiltServer({
    env: {
      SEED: 'none',
      SMTP_URL: mails.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    },
  });
});
afterAll(async () => {
  collector.close();
  await mails.close();
  removeDataDir(server);
});

describe('a trace', () => {
  it('follows a save from the browser through SQL and the queue to the mail server', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
    await post('/oauth/forgot-password', { email: 'admin@rentyard.test' }, { traceparent });
    await mails.waitFor(1);
    const failed = await fetch(`${server.url}/api/v1/offers`);
    const { request_id: failedTrace } = (await failed.json()) as { request_id: string };
    expect(await server.end('SIGTERM')).toBe(0);

    const own = spans.filter((span) => span.traceId === traceId);
    const tree = treeOf(own);
    console.log(tree.join('\n'));
    expect(tree[0]).toBe('POST /api/v1/oauth/forgot-password');
    expect(tree.find((line) => line.startsWith('  SQL insert into jobs'))).toBeDefined();
    const job = tree.findIndex((line) => line.trim() === 'job mail');
    expect(tree.slice(job + 1).some((line) => line.trim() === 'mail')).toBe(true);
    // Values are placeholders, and no name or address is recorded.
    expect(JSON.stringify(own)).not.toContain('admin@rentyard.test');
    expect(spans.some((span) => span.traceId === failedTrace)).toBe(true);
    expect(metrics).toContain('http.server.request.duration');
    expect(metrics).toContain('rentyard.operation.duration');
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

async function post(
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(response.status).toBeLessThan(300);
}

/** The spans of a trace, indented below their parents. */
function treeOf(own: readonly Span[]): readonly string[] {
  const ids = new Set(own.map(({ spanId }) => spanId));
  const below = (parent: string | undefined, depth: number): readonly string[] =>
    own
      .filter(({ parentSpanId }) =>
        parent === undefined ? !ids.has(parentSpanId ?? '') : parentSpanId === parent,
      )
      .flatMap((span) => [
        `${'  '.repeat(depth)}${labelOf(span)}`,
        ...below(span.spanId, depth + 1),
      ]);
  return below(undefined, 0);
}

function labelOf({ name, attributes }: Span): string {
  const query = attributes.find(({ key }) => key === 'db.query.text');
  if (!query) return name;
  const { stringValue = '' } = query.value as { stringValue?: string };
  return `${name} ${stringValue.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}`;
}
