import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openTelemetry } from './openTelemetry.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

test('the span of a browser has the ids that the browser sent, and is the parent of the request span', async () => {
  const spans: Span[] = [];
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { resourceSpans = [] } = JSON.parse(Buffer.concat(chunks).toString());
    for (const { scopeSpans } of resourceSpans) {
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  const { port } = receiver.address() as AddressInfo;
  const tracing = openTelemetry({ endpoint: `http://127.0.0.1:${port}`, version: '1.0.0' });
  const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const traceparent = `00-${traceId}-${spanId}-01`;
  await tracing.spanBelow(traceparent, 'request', async () => {});
  tracing.recordSpan(traceparent, 'browser save', 40);
  await tracing.spanBelow(null, 'another', async () => {});
  await tracing.close();
  receiver.close();

  const named = (name: string) => spans.find((span) => span.name === name);
  expect(named('browser save')).toMatchObject({ traceId, spanId });
  expect(named('browser save')?.parentSpanId).toBeUndefined();
  expect(named('request')).toMatchObject({ traceId, parentSpanId: spanId });
  expect(named('another')?.traceId).not.toBe(traceId);
});
