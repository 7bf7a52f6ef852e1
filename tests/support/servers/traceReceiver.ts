import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span in the JSON format of OTLP. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
}

/** A receiver of traces and metrics over OTLP. */
export interface TraceReceiver {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  readonly spans: readonly Span[];
  /** Names of the received metrics. */
  readonly metrics: ReadonlySet<string>;
  close(): void;
}

export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: Span[] = [];
  const metrics = new Set<string>();
  const server = createServer(async (request, response) => {
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
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, metrics, close: () => server.close() };
}

/** A line of a printed trace. */
export interface TraceLine {
  readonly depth: number;
  /** The name of the span, with the beginning of its statement. */
  readonly label: string;
  readonly milliseconds: number;
}

/** The spans of a trace in the order of their starts, each below its parent. */
export function treeOf(own: readonly Span[]): readonly TraceLine[] {
  const ids = new Set(own.map(({ spanId }) => spanId));
  const sorted = own.toSorted((one, other) =>
    Number(BigInt(one.startTimeUnixNano) - BigInt(other.startTimeUnixNano)),
  );
  const below = (parent: string | undefined, depth: number): readonly TraceLine[] =>
    sorted
      .filter(({ parentSpanId }) =>
        parent === undefined ? !ids.has(parentSpanId ?? '') : parentSpanId === parent,
      )
      .flatMap((span) => [
        { depth, label: labelOf(span), milliseconds: durationOf(span) },
        ...below(span.spanId, depth + 1),
      ]);
  return below(undefined, 0);
}

/** Duration and indented label of each span. */
export function printedTrace(lines: readonly TraceLine[]): string {
  return lines
    .map(({ depth, label, milliseconds }) => {
      const duration = `${milliseconds.toFixed(1)} ms`.padStart(12);
      return `${duration}  ${'  '.repeat(depth)}${label}`;
    })
    .join('\n');
}

function labelOf({ name, attributes }: Span): string {
  const query = attributes.find(({ key }) => key === 'db.query.text');
  if (!query) return name;
  const { stringValue = '' } = query.value as { stringValue?: string };
  return `${name} ${stringValue.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}`;
}

function durationOf({ startTimeUnixNano, endTimeUnixNano }: Span): number {
  return Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6;
}
