import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Operation, operationsOf } from '../../support/openapi.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
/** The calls with an id in their path. */
let operations: readonly Operation[];
beforeAll(async () => {
  app = await startApp({ requestLimits: { person: 0, key: 0, address: 0 } });
  operations = (await operationsOf(app.anonymous)).filter(({ template }) =>
    /\{(id|\w+_id)\}/.test(template),
  );
});
afterAll(() => app.close());

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];
const impossible = ['9'.repeat(5_000), '9'.repeat(101), '9'.repeat(20), '0', '-1', '1.5', 'abc%20'];

test.each(impossible)('a path with the impossible id %# is unknown to every method', async (id) => {
  expect(operations.length).toBeGreaterThan(100);
  const paths = new Set(operations.map(({ template }) => template.replaceAll(/\{\w+\}/g, id)));
  for (const path of paths) {
    for (const method of methods) {
      const { status, body } = await app.admin.send(method, path);
      const call = `${method} ${path.slice(0, 60)}`;
      expect({ status, code: body.code }, call).toEqual({ status: 404, code: 'not_found' });
    }
  }
});

test('a read of a record that does not exist is 404', async () => {
  for (const { method, template, described } of operations) {
    // An invalid query is reported first.
    const needsQuery = described.parameters?.some((one) => one.in === 'query' && one.required);
    if (method !== 'GET' || needsQuery) continue;
    const path = template.replaceAll(/\{\w+\}/g, '987654321');
    expect((await app.admin.get(path)).status, template).toBe(404);
  }
});
