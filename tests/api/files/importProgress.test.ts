import type { ImportPreview } from '@rentyard/contract/entities/records/importExportRoutes';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fileOf } from '../../support/data/imports.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const accept = 'text/event-stream, application/json';
const path = '/brands/import/preview';

function manyBrands(count: number): File {
  const rows = Array.from({ length: count }, (_, at) => [`MB-${at}`, `Brand ${at}`]);
  return fileOf([['code', 'name'], ...rows]);
}

function eventsOf(text: string) {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      return { event, data };
    });
}

test('a preview sends growing numbers of rows, and then its result', async () => {
  const fields = { file: manyBrands(3_000) };
  const response = await app.admin.form(path, fields, { headers: { accept } });
  expect(response.status).toBe(200);
  const events = eventsOf(response.text);
  const progress = events
    .filter(({ event }) => event === 'progress')
    .map(({ data }) => JSON.parse(data) as { done: number; total: number });
  expect(progress.length).toBeGreaterThan(10);
  expect(progress[0]).toEqual({ done: 0, total: 3_000 });
  expect(progress.at(-1)).toEqual({ done: 3_000, total: 3_000 });
  for (const [at, { done }] of progress.slice(1).entries()) {
    expect(done).toBeGreaterThan(progress[at]?.done ?? 0);
  }
  const last = events.at(-1);
  expect(last?.event).toBe('result');
  const { data } = JSON.parse(last?.data ?? '{}') as { data: ImportPreview };
  expect(data).toEqual((await app.admin.form(path, fields)).data<ImportPreview>());
});

test('an unreadable file is refused with its status, not with a stream', async () => {
  const response = await app.admin.form(
    path,
    { file: new File(['x'], 'x.pdf') },
    {
      headers: { accept },
    },
  );
  expect(response.status).toBe(422);
  expect(response.body).toMatchObject({ code: 'invalid' });
});

test('the server stops when its client has left', async () => {
  const url = await app.listen();
  const checks = vi.spyOn(AbortSignal.prototype, 'throwIfAborted');
  const form = new FormData();
  form.set('file', manyBrands(30_000));
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { accept, ...app.admin.credentials },
    body: form,
    signal: leaving.signal,
  });
  const { value } = (await response.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toMatch(/^event: progress/);
  leaving.abort();
  await expect.poll(() => checks.mock.results.some(({ type }) => type === 'throw')).toBe(true);
  const stopped = checks.mock.calls.length;
  await app.admin.get('/brands');
  expect(checks.mock.calls.length).toBe(stopped);
});
