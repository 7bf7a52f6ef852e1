import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Document,
  documentOf,
  type Operation,
  operationsOf,
  resolved,
} from '../../support/openapi.ts';
import { everyResource } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
let document: Document;
let operations: readonly Operation[];
beforeAll(async () => {
  app = await startApp();
  document = await documentOf(app.anonymous);
  operations = await operationsOf(app.anonymous);
});
afterAll(() => app.close());

test('the document is OpenAPI 3.1 and public', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/);
});

test('the reference page opens in a browser', async () => {
  const page = await app.anonymous.get('//api/docs');
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toMatch(/text\/html/);
  expect(page.headers['content-security-policy']).not.toMatch(/unsafe-inline/);
});

describe.each(everyResource)('the document of $name', ({ name, resource }) => {
  test('describes all of its calls', () => {
    const described = operations.map(({ method, template }) => `${method} ${template}`);
    const calls = [
      `GET /${name}`,
      `POST /${name}`,
      `DELETE /${name}`,
      `GET /${name}/list`,
      `GET /${name}/{id}/show`,
      `GET /${name}/{id}/edit`,
      `PATCH /${name}/{id}`,
      `POST /${name}/{id}`,
      `POST /${name}/restore`,
      `POST /${name}/purge`,
      `GET /${name}/{id}/history`,
      `POST /${name}/{id}/revert`,
      ...(resource.statuses ? [`PATCH /${name}/{id}/change_status`] : []),
    ];
    expect(described).toEqual(expect.arrayContaining(calls));
  });

  test('describes exactly the fields of a draft', () => {
    const create = operations.find(
      ({ method, template }) => method === 'POST' && template === `/${name}`,
    );
    const body = create?.described.requestBody?.content['application/json']?.schema ?? {};
    const writable = Object.entries(resource.fields).filter(([, { readOnly }]) => !readOnly);
    const { properties } = resolved(document, body) as { properties: object };
    expect(Object.keys(properties).sort()).toEqual(writable.map(([field]) => field).sort());
  });
});

test('the document describes the calls of single entities', () => {
  const described = operations.map(({ method, template }) => `${method} ${template}`);
  expect(described).toEqual(
    expect.arrayContaining([
      'GET /init',
      'POST /login',
      'POST /logout',
      'GET /profile',
      'PATCH /profile',
      'GET /offers/status/{id}/history_for_offer',
      'POST /photos',
    ]),
  );
});

test('every operation lists its errors', () => {
  for (const { method, template, described } of operations) {
    const statuses = Object.keys(described.responses);
    expect(
      statuses.some((status) => /^(4|default)/.test(status)),
      `${method} ${template} documents ${statuses}`,
    ).toBe(true);
  }
});

/** The names of the properties and parameters with each description. */
function describedNames(document: Document): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  const visit = (value: unknown, name: string): void => {
    if (value === null || typeof value !== 'object') return;
    const { description, in: location, name: parameter } = value as Record<string, unknown>;
    if (typeof description === 'string') {
      const owner = location === undefined ? name : String(parameter);
      names.set(description, (names.get(description) ?? new Set()).add(owner));
    }
    for (const [key, inner] of Object.entries(value)) {
      // Combinations and items belong to the property around them.
      const isInside = Array.isArray(value) || /^(anyOf|oneOf|allOf|items|schema)$/.test(key);
      visit(inner, isInside ? name : key);
    }
  };
  visit(document.paths, '');
  visit(document.components, '');
  return names;
}

/** Descriptions of field types, which many fields have. */
const typeDescription = /^(Format: |By language code|A decimal )/;

test('a description belongs to properties of one name', () => {
  const statusCode = /^\d{3}$/;
  const repeated = [...describedNames(document)].flatMap(([description, names]) => {
    const properties = [...names].filter((name) => !statusCode.test(name));
    const isShared = properties.length > 1 && !typeDescription.test(description);
    return isShared ? [{ description, properties }] : [];
  });
  expect(repeated).toEqual([]);
});

test('a second document of the same calls is equal', async () => {
  const other = await startApp();
  expect(await documentOf(other.anonymous)).toEqual(document);
  await other.close();
});
