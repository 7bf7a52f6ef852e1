import { reportClientMetrics } from '@rentyard/contract/entities/system/clientMetrics';
import { isSection } from '@rentyard/contract/pagePath';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { currentTracing } from '../telemetry/tracing.ts';
import { handle } from './handle.ts';

/** Upper bounds of the buckets of durations in browsers, in seconds. */
const buckets = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/**
 * `POST /client_metrics`: adds the measurements of browsers to the metrics of the server. `isOn` is the setting
 * CLIENT_METRICS.
 */
export function clientMetricRoutes(
  app: FastifyInstance,
  { registry, isOn }: { readonly registry: Registry; readonly isOn: boolean },
): void {
  const durations = new Histogram({
    name: 'rentyard_browser_duration_seconds',
    help: 'Durations that browsers of users measured, by kind and section of the back office.',
    labelNames: ['kind', 'section'] as const,
    buckets,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'rentyard_browser_errors_total',
    help: 'Uncaught errors in browsers of users, by section of the back office.',
    labelNames: ['section'] as const,
    registers: [registry],
  });
  handle(app, reportClientMetrics, async ({ body: { timings, errors }, request }) => {
    if (!isOn) return undefined;
    for (const { kind, section, ms, traceparent } of timings) {
      durations.observe({ kind, section: chooseLabel(section) }, ms / 1_000);
      if (traceparent) currentTracing()?.recordSpan(traceparent, `browser ${kind}`, ms);
    }
    for (const { section, name, at } of errors) {
      failures.inc({ section: chooseLabel(section) });
      request.log.warn({ browserError: { section, name, at } }, 'Error in a browser');
    }
    return undefined;
  });
}

/** A client may send any word, and each label value is a series of its own. */
function chooseLabel(section: string): string {
  return isSection(section) ? section : 'other';
}
