import type {
  ClientError,
  ClientTiming,
  reportClientMetrics,
} from '@rentyard/contract/entities/system/clientMetrics';
import type { DataRouter } from 'react-router';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { observeCalls } from '../../services/api/observeCalls.ts';
import { splitPath } from '../../services/i18n/language.ts';
import { selectToken } from '../../services/session/session.ts';
import { screenFailed } from '../routing/RouteErrorBoundary.tsx';
import type { AppStore } from '../store/store.ts';
import { firstPageMark } from './preloadRest.ts';

const metricsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportClientMetrics: build.mutation(
      endpoint<typeof reportClientMetrics>('POST /client_metrics'),
    ),
  }),
});

/** Milliseconds between two reports of a visible page. A page that is left or hidden reports before. */
const reportInterval = 20_000;
/** Maximum numbers of a report; the server refuses more. */
const maximum = { timings: 100, errors: 20 };
/** Writes that no user waits for. */
const backgroundCalls: ReadonlySet<string> = new Set(['client_metrics', 'presence']);
/** A change of the page belongs to an input at most this many milliseconds before it. */
const inputTimeout = 1_000;

/**
 * Measures how fast the page is for this user and reports it to the server (CLIENT_METRICS): first rows, page turns,
 * interactions, writes and errors. A report has no address, record, text or user.
 */
export function measureClient(store: AppStore, router: DataRouter): void {
  let timings: ClientTiming[] = [];
  let errors: ClientError[] = [];

  function add(kind: ClientTiming['kind'], ms: number, traceparent?: string): void {
    if (timings.length >= maximum.timings) return;
    const timing = { kind, section: parseSection(location.pathname), ms: Math.round(ms) };
    timings.push(traceparent === undefined ? timing : { ...timing, traceparent });
  }

  function report(): void {
    // The server accepts reports of signed-in users only.
    if (timings.length + errors.length === 0 || selectToken(store.getState()) === null) return;
    const body = { timings, errors };
    timings = [];
    errors = [];
    // A lost report is not repeated.
    void store.dispatch(
      metricsApi.endpoints.reportClientMetrics.initiate(
        { body, keepalive: true },
        { track: false },
      ),
    );
  }

  function addError({ error }: { readonly error: unknown }): void {
    if (errors.length >= maximum.errors) return;
    errors.push({ section: parseSection(location.pathname), ...describedError(error) });
  }

  if (isList(location.pathname)) {
    for (const { startTime } of performance.getEntriesByName(firstPageMark)) {
      add('first_rows', startTime);
    }
  }
  watchInteractions((ms) => add('interaction', ms));
  watchPageTurns(store, router, (ms) => add('page_turn', ms));
  observeCalls((path) => {
    if (backgroundCalls.has(path)) return undefined;
    const startedAt = performance.now();
    const traceparent = `00-${randomHex(16)}-${randomHex(8)}-01`;
    return { traceparent, end: () => add('save', performance.now() - startedAt, traceparent) };
  });
  addEventListener('error', addError);
  addEventListener(screenFailed, (event) => addError(event as ErrorEvent));
  addEventListener('unhandledrejection', ({ reason }) => addError({ error: reason }));
  setInterval(report, reportInterval);
  document.addEventListener('visibilitychange', () => document.hidden && report());
}

/** Calls back with the duration of each key press, click and tap until the next frame. */
function watchInteractions(add: (ms: number) => void): void {
  const reported = new Set<number>();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // Several events, such as `pointerup` and `click`, are one interaction.
      const { interactionId, duration } = entry;
      if (interactionId === 0 || reported.has(interactionId)) continue;
      reported.add(interactionId);
      add(duration);
    }
  });
  // 16 ms is the least that browsers report.
  const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  observer.observe(options);
}

/** Calls back with the time from a click or key to the painted rows of another page of the same list. */
function watchPageTurns(store: AppStore, router: DataRouter, add: (ms: number) => void): void {
  let inputAt = Number.NEGATIVE_INFINITY;
  for (const type of ['click', 'keydown']) {
    addEventListener(type, ({ timeStamp }) => (inputAt = timeStamp), { capture: true });
  }
  let shown = router.state.location;
  router.subscribe(({ location: next }) => {
    if (next.key === shown.key) return;
    const isTurn =
      isList(next.pathname) && parseListName(next.pathname) === parseListName(shown.pathname);
    shown = next;
    const now = performance.now();
    if (!isTurn) return;
    const startedAt = now - inputAt < inputTimeout ? inputAt : now;
    whenLoaded(store, () => paint(() => add(performance.now() - startedAt)));
  });
}

/** Calls back when no query is pending. */
function whenLoaded(store: AppStore, run: () => void): void {
  const isPending = () =>
    Object.values(store.getState().api.queries).some((query) => query?.status === 'pending');
  // The screen requests its page while it renders.
  requestAnimationFrame(() => {
    if (!isPending()) {
      run();
      return;
    }
    const stop = store.subscribe(() => {
      if (isPending()) return;
      stop();
      run();
    });
  });
}

function paint(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}

/** Whether the path is a page of a list: `/en/offers/page/2`. */
function isList(path: string): boolean {
  return /\/page\/\d+$/.test(path);
}

function parseListName(path: string): string {
  return path.replace(/\d+$/, '');
}

/** The first segment after the language. */
function parseSection(path: string): string {
  return /^\/([a-z][a-z_-]{0,39})(?:\/|$)/.exec(splitPath(path).rest)?.[1] ?? 'home';
}

/** The class and the position of an error. Its message may contain values of users. */
function describedError(error: unknown): Pick<ClientError, 'name' | 'at'> {
  const { name = '', stack = '' } = error instanceof Error ? error : {};
  const [, at = ''] = /\/assets\/([\w.-]{1,100}:\d{1,7}:\d{1,7})/.exec(stack) ?? [];
  return { name: /^[A-Z][A-Za-z]{0,59}$/.test(name) ? name : 'Error', at };
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
