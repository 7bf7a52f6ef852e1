import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

const timing = { kind: 'page_turn', section: 'offers', ms: 40 };
const failure = { section: 'orders', name: 'TypeError', at: 'list-a1.js:1:20' };

let app: TestApp;
const series = async (name: string) =>
  (await app.anonymous.get('//metrics')).text
    .split('\n')
    .filter((line) => line.startsWith(`rentyard_browser_${name}`));

describe('measurements of browsers', () => {
  beforeAll(async () => {
    app = await startApp({ clientMetrics: true });
  });
  afterAll(() => app.close());

  it('are requested by init and added to the metrics of the server', async () => {
    const { client_metrics } = (await app.anonymous.get('/init')).data<{
      client_metrics: boolean;
    }>();
    expect(client_metrics).toBe(true);
    const body = { timings: [timing], errors: [failure] };
    expect((await app.admin.post('/client_metrics', body)).status).toBe(204);
    expect(await series('duration_seconds_count')).toContain(
      'rentyard_browser_duration_seconds_count{kind="page_turn",section="offers"} 1',
    );
    expect(await series('errors_total')).toEqual([
      'rentyard_browser_errors_total{section="orders"} 1',
    ]);
  });

  it('have one series for all sections that do not exist', async () => {
    for (const section of ['first-guess', 'second-guess']) {
      await app.admin.post('/client_metrics', { timings: [{ ...timing, section }], errors: [] });
    }
    const guesses = (await series('duration_seconds_count')).filter(
      (line) => !line.includes('offers'),
    );
    expect(guesses).toEqual([
      'rentyard_browser_duration_seconds_count{kind="page_turn",section="other"} 2',
    ]);
  });

  it.each([
    ['a text of a user', { timings: [], errors: [{ ...failure, name: 'Ion Popa' }] }],
    ['an address with an id', { timings: [{ ...timing, section: 'offers/7' }], errors: [] }],
    ['a message', { timings: [], errors: [{ ...failure, message: 'No order of Ion' }] }],
  ])('with %s are refused', async (_, body) => {
    expect((await app.admin.post('/client_metrics', body)).status).toBe(422);
  });

  it('need a session', async () => {
    const body = { timings: [timing], errors: [] };
    expect((await app.anonymous.post('/client_metrics', body)).status).toBe(401);
  });
});

describe('measurements of browsers without CLIENT_METRICS', () => {
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('are not requested, and ignored', async () => {
    const { client_metrics } = (await app.anonymous.get('/init')).data<{
      client_metrics: boolean;
    }>();
    expect(client_metrics).toBe(false);
    await app.admin.post('/client_metrics', { timings: [timing], errors: [failure] });
    expect(await series('duration_seconds_count')).toEqual([]);
    expect(await series('errors_total')).toEqual([]);
  });
});
