import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
let existing: ReadonlySet<string>;

beforeAll(async () => {
  app = await startApp({ clientMetrics: true });
  await app.admin.get('/offers');
  await app.admin.post('/client_metrics', {
    timings: [{ kind: 'first_rows', section: 'offers', ms: 900 }],
    errors: [{ section: 'offers', name: 'TypeError', at: '' }],
  });
  const { text } = await app.anonymous.get('//metrics');
  existing = new Set([
    // Prometheus itself records whether it could read the metrics.
    'up',
    ...[...text.matchAll(/^([a-z][a-z0-9_]*)[{ ]/gm)].map(([, name = '']) => name),
  ]);
});
afterAll(() => app.close());

/** The names of metrics in an expression: words before a selector. */
function metricsIn(expression: string): readonly string[] {
  return [...expression.matchAll(/\b([a-z][a-z0-9_]*)\{/g)].map(([, name = '']) => name);
}

describe.each(['deploy/alerts.yml', 'deploy/grafana-dashboard.json'])('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names only metrics that the server exports', () => {
    const named = metricsIn(text);
    expect(named.length).toBeGreaterThan(5);
    expect([...new Set(named)].filter((name) => !existing.has(name))).toEqual([]);
  });

  it('names only routes that exist', async () => {
    const routes = [...text.matchAll(/route=\\?"([^"\\]+)\\?"/g)].map(([, route = '']) => route);
    for (const route of routes) expect((await app.admin.get(`/${route}`)).status).toBe(200);
  });
});

it('the dashboard is a Grafana dashboard with a query in each panel', () => {
  const { panels } = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8'));
  for (const { title, targets } of panels) {
    expect(targets.length, title).toBeGreaterThan(0);
    for (const { expr } of targets) expect(metricsIn(expr).length, title).toBeGreaterThan(0);
  }
});
