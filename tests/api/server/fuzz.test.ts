import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleBody } from '../../operations/sampleBody.ts';
import type { Draft } from '../../support/data/drafts.ts';
import { hostileText, hostileValue } from '../../support/data/hostileValues.ts';
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

/** A fixed seed makes failures repeatable. FUZZ_SEED and FUZZ_RUNS widen the search. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
const numRuns = Number(process.env.FUZZ_RUNS ?? 12);

let app: TestApp;
let operations: readonly Operation[];
let document: Document;
const drafts: Record<string, Draft> = {};
beforeAll(async () => {
  app = await startApp();
  document = await documentOf(app.anonymous);
  operations = (await operationsOf(app.anonymous)).filter(
    // Calls that would end the session or not end at all.
    ({ template, isStream }) => template !== '/logout' && !isStream,
  );
  for (const { name } of everyResource) {
    await app.make(name);
    drafts[name] = await app.draft(name);
  }
});
afterAll(() => app.close());

const segment = fc.oneof(fc.integer({ min: 1, max: 9 }).map(String), hostileText);
const queryKey = (operation: Operation) => {
  const known = (operation.described.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name);
  const guesses = ['page', 'per_page', 'sort', 'search', 'ids', 'trashed', '_method', 'filter[id]'];
  return fc.oneof(fc.constantFrom(...guesses, ...known), hostileText);
};

/** A row of characteristics or prices with some valid and some invalid fields. */
const row = fc.dictionary(
  fc.constantFrom(
    ...['id', 'version', 'name', 'values', 'ranges', 'min', 'max', 'removed', 'is_numeric'],
    ...['currency', 'property', 'value', 'intervals', 'category'],
  ),
  fc.oneof(
    hostileValue,
    fc.constantFrom<unknown>(
      { en: 'Fuel' },
      [{ name: { en: 'Diesel' } }, { name: { en: 'Electric' } }],
      [{ id: 1, replace_with: 2 }, { id: 2 }],
      [{ from: 1, to: 2, min_hour_price: '1.00' }],
      1,
      true,
    ),
  ),
);

function bodyFor({ template, described }: Operation): fc.Arbitrary<unknown> {
  const list = /(?:create_or_update_many|impact)\w*$/.test(template) ? 'properties' : 'prices';
  if (list === 'properties' || template.endsWith('update_prices')) {
    return fc.record({ [list]: fc.array(fc.oneof(row, hostileValue), { maxLength: 3 }) });
  }
  const draft = drafts[template.split('/')[1] ?? ''];
  const mutatedSample = mutated(sampleOf(described));
  if (!draft) return fc.oneof(mutatedSample, hostileValue);
  const ids = fc.record({ ids: fc.array(fc.oneof(fc.integer(), hostileValue), { maxLength: 4 }) });
  return fc.oneof(mutated(draft), mutatedSample, hostileValue, ids, fc.constant(draft));
}

/** The smallest body of an operation, and undefined for every other field. */
function sampleOf({ requestBody }: Operation['described']): Draft {
  const given = requestBody?.content['application/json']?.schema;
  if (!given) return {};
  const { properties = {} } = resolved(document, given) as { properties?: Draft };
  const unset = Object.fromEntries(Object.keys(properties).map((name) => [name, undefined]));
  return { ...unset, ...(sampleBody(document, given) as Draft) };
}

/** A body with one hostile value. */
function mutated(body: Draft): fc.Arbitrary<unknown> {
  const names = Object.keys(body);
  if (names.length === 0) return hostileValue;
  return fc
    .tuple(fc.constantFrom(...names), hostileValue)
    .map(([name, value]) => ({ ...body, [name]: value }));
}

function pathOf(template: string, segments: readonly string[]): string {
  let index = 0;
  return template.replaceAll(/\{\w+\}/g, () => encoded(segments[index++ % segments.length] ?? '1'));
}

/** Half a surrogate pair is invalid in a URL. */
function encoded(text: string): string {
  try {
    return encodeURIComponent(text) || '%20';
  } catch {
    return '%ED%A0%80';
  }
}

test('the server never fails on random requests', { timeout: 600_000 }, async () => {
  let { admin } = app;
  for (const operation of operations) {
    // An earlier call may have ended the session; refused requests would test nothing.
    if ((await admin.get('/profile')).status === 401) admin = await app.signInAs('admin');
    const request = fc.record({
      segments: fc.array(segment, { minLength: 2, maxLength: 2 }),
      query: fc.array(fc.tuple(queryKey(operation), hostileText), { maxLength: 2 }),
      body: bodyFor(operation),
      language: fc.option(
        hostileText.filter((text) => /^[ -~]*$/.test(text)),
        { nil: undefined },
      ),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ segments, query, body, language }) => {
        const search = query.map(([key, value]) => `${encoded(key)}=${encoded(value)}`).join('&');
        const path = `${pathOf(operation.template, segments)}${search ? `?${search}` : ''}`;
        const response = await admin.send(operation.method, path, {
          ...(operation.method === 'GET' ? {} : { json: body }),
          ...(language === undefined ? {} : { language }),
        });
        expect(response.status, `${operation.method} ${path}: ${response.text}`).toBeLessThan(500);
      }),
      { seed, numRuns, endOnFailure: true },
    );
  }
});
