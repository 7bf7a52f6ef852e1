import type { IncomingMessage } from 'node:http';
import {
  type Attributes,
  type Context,
  context,
  type Histogram,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, RandomIdGenerator } from '@opentelemetry/sdk-trace-base';
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Tracing } from './tracing.ts';

interface TelemetrySettings {
  /** Base URL of an OTLP receiver over HTTP, without a trailing slash. */
  readonly endpoint: string;
  readonly version: string;
}

/** Sends traces and durations to an OTLP receiver. Imported only when one is configured. */
export function openTelemetry({ endpoint, version }: TelemetrySettings): Tracing {
  const resource = resourceFromAttributes({
    'service.name': process.env.OTEL_SERVICE_NAME || 'rentyard',
    'service.version': version,
  });
  const random = new RandomIdGenerator();
  /** The ids of the next span when another process has chosen them. */
  let chosen: { readonly traceId: string; readonly spanId: string } | undefined;
  const provider = new NodeTracerProvider({
    resource,
    idGenerator: {
      generateTraceId: () => chosen?.traceId ?? random.generateTraceId(),
      generateSpanId: () => chosen?.spanId ?? random.generateSpanId(),
    },
    // Drops spans when the receiver is slower than the server, instead of collecting them.
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })),
    ],
  });
  provider.register();
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
      }),
    ],
  });
  const meter = meters.getMeter('rentyard');
  const requests = meter.createHistogram('http.server.request.duration', { unit: 's' });
  const operations = meter.createHistogram('rentyard.operation.duration', { unit: 's' });
  const tracer = provider.getTracer('rentyard', version);
  const spans = new WeakMap<IncomingMessage, { readonly span: Span; readonly started: number }>();

  function runIn<Result>(span: Span, inside: Context, work: () => Promise<Result>) {
    return context.with(trace.setSpan(inside, span), () => timed(span, operations, work));
  }

  return {
    startRequest(raw) {
      const parent = readParent(raw.headers.traceparent);
      const span = tracer.startSpan(`${raw.method}`, { kind: SpanKind.SERVER }, parent);
      spans.set(raw, { span, started: performance.now() });
      return span.spanContext().traceId;
    },
    enterRequest(raw, next) {
      const found = spans.get(raw);
      if (found) context.with(trace.setSpan(context.active(), found.span), next);
      else next();
    },
    endRequest(raw, { method, route, status }) {
      const found = spans.get(raw);
      if (!found) return;
      const { span, started } = found;
      const attributes: Attributes = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      };
      span.updateName(`${method} ${route}`).setAttributes(attributes);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      requests.record((performance.now() - started) / 1_000, attributes);
    },
    span(name, attributes, work) {
      const inside = context.active();
      // Polling and other work without a cause would fill the receiver.
      if (!trace.getSpan(inside)) return work();
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, inside);
      return runIn(span, inside, work);
    },
    spanBelow(parent, name, work) {
      const inside = readParent(parent ?? undefined);
      return runIn(tracer.startSpan(name, { kind: SpanKind.CONSUMER }, inside), inside, work);
    },
    recordSpan(traceparent, name, ms) {
      const context = trace.getSpanContext(readParent(traceparent));
      if (!context) return;
      const startTime = Date.now() - ms;
      chosen = context;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime }, ROOT_CONTEXT);
      chosen = undefined;
      span.end();
    },
    current() {
      const found = trace.getSpan(context.active())?.spanContext();
      return found && `00-${found.traceId}-${found.spanId}-01`;
    },
    async close() {
      await Promise.allSettled([provider.shutdown(), meters.shutdown()]);
    },
  };
}

async function timed<Result>(
  span: Span,
  operations: Histogram,
  work: () => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  try {
    return await work();
  } catch (error) {
    // The message may contain values of users.
    const { name } = error as Error;
    span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', String(name));
    throw error;
  } finally {
    span.end();
    const operation = 'name' in span ? String(span.name) : 'other';
    operations.record((performance.now() - started) / 1_000, { operation });
  }
}

/** The context of a header `traceparent` (W3C Trace Context); without a valid one, a new trace. */
function readParent(header: string | string[] | undefined): Context {
  const [, traceId, spanId] =
    /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/.exec(String(header)) ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1, isRemote: true });
}
