import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readApiDocument } from '../../../scripts/client/apiDocument.ts';
import { clientTypes } from '../../../scripts/client/clientTypes.ts';
import { expectNone } from '../../support/expectNone.ts';

test('the types of the client are those of the API: `npm run client:update` writes them', async () => {
  const document = await readApiDocument();
  const files = clientTypes(document);
  const outdated = Object.entries(files).filter(
    ([name, text]) => readFileSync(`packages/client/src/generated/${name}`, 'utf8') !== text,
  );
  expectNone(
    'outdated files',
    outdated.map(([name]) => name),
  );
  const calls = Object.values(document.paths ?? {}).flatMap((methods) => Object.keys(methods));
  expect(files['operations.ts']?.match(/^ {4}response: /gm)).toHaveLength(calls.length);
});

test('every reference of the OpenAPI document leads to a schema', async () => {
  const document = await readApiDocument();
  const names = Object.keys(document.components?.schemas ?? {});
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(1_000);
  const missing = references.flatMap(([, name = '']) => (names.includes(name) ? [] : [name]));
  expectNone('missing schemas', [...new Set(missing)]);
});
