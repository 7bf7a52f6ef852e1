import { normalLine } from '@rentyard/validators/normalForm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buzbotEvent } from '../../entities/chat/event.ts';
import { resources } from '../../entities/resources.ts';
import { outbox } from '../../entities/system/outbox.ts';
import { type FilterOperator, filterOperators } from '../fieldKinds/filterForms.ts';
import type { PlainField } from '../fieldTypes.ts';
import { healthPath } from '../health.ts';
import { baseFields, healthIssuesOf, plainFields, type Resource } from '../resource.ts';
import { buildFilterJson, paramsOfJson } from '../routes/filterJson.ts';
import { filterFieldAt, filterOperatorsOf, isSortable, translationsPath } from './filterPaths.ts';
import { type Filter, type ListQuery, listBounds, printListQuery, printSort } from './listQuery.ts';
import { parseListQuery } from './parseListQuery.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((one) => !one.includes('\0'));
const search = text.map(normalLine).filter((one) => one === '' || [...one].length > 1);
const id = fc.integer({ min: 1 }).map(String);
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const flag = fc.constantFrom('0', '1', 'true', 'false');
const state = fc.constantFrom('missing.pl', 'outdated.ro');

function oneValue(field: PlainField): fc.Arbitrary<string> {
  switch (field.kind) {
    case 'boolean':
      return flag;
    case 'number':
      return fc.integer().map(String);
    case 'money':
      return fc.integer({ min: 0, max: 1e9 }).map((cents) => (cents / 100).toFixed(2));
    case 'moment':
      return day;
    case 'choice':
      return fc.constantFrom(...field.options);
    case 'reference':
    case 'references':
    case 'list':
      return id;
    default:
      return text;
  }
}

function filterOf(
  resource: Resource,
  { path, field, operator }: { path: string; field: PlainField; operator: FilterOperator },
): fc.Arbitrary<Filter> {
  const special: Readonly<Record<string, fc.Arbitrary<string>>> = {
    [translationsPath]: state,
    [healthPath]: fc.constantFrom('any', ...healthIssuesOf(resource)),
  };
  const one = special[path] ?? oneValue(field);
  const several = fc.array(one, { minLength: 1, maxLength: 5 }).map(String).filter(Boolean);
  const value = operator === 'empty' ? flag : operator === 'in' ? several : one;
  return value.map((given) => ({ path, operator, value: given }));
}

/** Filterable and sortable paths, and some that are neither. */
function pathsOf(resource: Resource): readonly string[] {
  const fields = plainFields(resource).map(([path]) => path);
  return [...Object.keys(baseFields), ...fields, translationsPath, healthPath];
}

function queriesOf(resource: Resource): fc.Arbitrary<ListQuery> {
  const paths = pathsOf(resource);
  const key = fc.record({
    path: fc.constantFrom(...paths.filter((path) => isSortable(resource, path))),
    isDescending: fc.boolean(),
  });
  const filters = paths.flatMap((path) => {
    const field = filterFieldAt(resource, path);
    return field
      ? filterOperatorsOf(field).map((operator) => filterOf(resource, { path, field, operator }))
      : [];
  });
  return fc.record({
    page: fc.integer(listBounds.page),
    perPage: fc.integer(listBounds.perPage),
    search,
    sort: fc.uniqueArray(key, { selector: ({ path }) => path, maxLength: 4 }),
    filters: fc.uniqueArray(fc.oneof(...filters), {
      selector: ({ path, operator }) => `${path} ${operator}`,
      maxLength: 5,
    }),
    isTrash: fc.boolean(),
  });
}

const paramsOf = (pairs: readonly (readonly [string, string])[]) =>
  new URLSearchParams(pairs.map(([name, value]) => [name, value]));

describe.each([...resources, buzbotEvent, outbox].map((one) => [one.name, one] as const))(
  'list query of %s',
  (_, resource) => {
    test('is the same after printing and parsing', () => {
      fc.assert(
        fc.property(queriesOf(resource), (query) => {
          const pairs = printListQuery(query);
          const parsed = parseListQuery(resource, paramsOf(pairs));
          expect({ ...parsed.problems }).toEqual({});
          expect(parsed.others).toEqual([]);
          expect(parsed.query).toEqual(query);
          expect(printListQuery(parsed.query)).toEqual(pairs);
        }),
      );
    });

    test('is the same after printing and parsing as JSON', () => {
      fc.assert(
        fc.property(queriesOf(resource), (query) => {
          const json = { filter: buildFilterJson(query.filters), sort: printSort(query.sort) };
          const params = paramsOfJson({ ...json, search: query.search, per_page: query.perPage });
          const { filters, ...parsed } = parseListQuery(resource, params).query;
          expect(parsed).toEqual({
            page: 1,
            perPage: query.perPage,
            isTrash: false,
            search: query.search,
            sort: query.sort,
          });
          // An object groups the comparisons of a field, so only their set is compared.
          expect(new Set(filters)).toEqual(new Set(query.filters));
        }),
      );
    });

    test('parses any text without throwing, and its valid part survives a round trip', () => {
      const path = fc.oneof(text, fc.constantFrom('__proto__', '', ...pathsOf(resource)));
      const operator = fc.oneof(text, fc.constantFrom(...filterOperators));
      const name = fc.oneof(
        fc.constantFrom('page', 'per_page', 'search', 'sort', 'trashed'),
        path.map((one) => `filter[${one}]`),
        fc.tuple(path, operator).map(([one, comparison]) => `filter[${one}][${comparison}]`),
        text,
      );
      const value = fc.oneof(fc.string({ unit: 'binary' }), id, day, flag, state, path);
      fc.assert(
        fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (pairs) => {
          const { query } = parseListQuery(resource, new URLSearchParams(pairs));
          // A comparison has two spellings: `filter[code]` and `filter[code][eq]`.
          const comparisons = query.filters.map((one) => `${one.path} ${one.operator}`);
          fc.pre(new Set(comparisons).size === comparisons.length);
          const again = parseListQuery(resource, paramsOf(printListQuery(query))).query;
          expect(printListQuery(again)).toEqual(printListQuery(query));
        }),
      );
    });
  },
);
