import type { IncomingMessage } from 'node:http';

/** What a span is about, such as `{ 'db.operation.name': 'select' }`. Never personal data. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** The outcome of a request, known at its end. */
export interface RequestOutcome {
  readonly method: string;
  /** The pattern of the route, not the URL. */
  readonly route: string;
  readonly status: number;
}

/** Records traces. Exists only while the export is configured. */
export interface Tracing {
  /** Starts the span of a request and returns the id of its trace. */
  startRequest(raw: IncomingMessage): string;
  /** Continues in the span of the request. */
  enterRequest(raw: IncomingMessage, next: () => void): void;
  endRequest(raw: IncomingMessage, outcome: RequestOutcome): void;
  /** Runs the work in a span below the current one. Without one it starts nothing. */
  span<Result>(
    name: string,
    attributes: SpanAttributes,
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** Runs the work in a span of the trace of `parent`, a header `traceparent`. */
  spanBelow<Result>(
    parent: string | null,
    name: string,
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** Records a span that ended now and that another process began with this `traceparent`. */
  recordSpan(traceparent: string, name: string, ms: number): void;
  /** The header `traceparent` of the current span. */
  current(): string | undefined;
  /** Sends what is recorded. */
  close(): Promise<void>;
}

let tracing: Tracing | undefined;

/** Turns tracing on for this process; undefined turns it off. */
export function useTracing(wanted: Tracing | undefined): void {
  tracing = wanted;
}

/** The tracing of this process; undefined while it is off. */
export function currentTracing(): Tracing | undefined {
  return tracing;
}

/** Runs the work in a span, if tracing is on. */
export function traced<Result>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracing ? tracing.span(name, attributes, work) : work();
}
