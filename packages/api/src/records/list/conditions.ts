import type { FilterOperator } from '@rentyard/contract/schema/fieldKinds/textForms';
import type { ListField, PlainField } from '@rentyard/contract/schema/fieldTypes';
import { type FilterValue, filterValue } from '@rentyard/contract/schema/filterValue';
import type { Filter, ListQuery } from '@rentyard/contract/schema/listQuery';
import { fieldAt, translationFilter, translationsPath } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { column, joined, literal } from '../../db/sqlFragments.ts';
import { columnName, type ResourceBinding } from '../resourceBinding.ts';
import { record } from '../shapes.ts';
import { lacksAny, outdatedTexts, textFields } from '../translatedTexts.ts';

const source = sql`(select code from languages where is_default and deleted_at is null limit 1)`;

/** Records with one of the translation states: `missing.pl,outdated.ro`. */
function stateCondition(binding: ResourceBinding, value: string): SQL {
  const fields = textFields(binding);
  const states = value.split(',').map((state) => {
    const [, what, language = ''] = translationFilter.exec(state) ?? [];
    if (what === 'missing') return lacksAny(fields, language);
    const only = sql`(values (${literal(language)}))`;
    const outdated = outdatedTexts({ binding, fields, source }, only);
    return sql`r.id in (select o.record_id from (${outdated}) o)`;
  });
  return sql`(${joined(states, ' or ')})`;
}

interface Wanted extends Pick<ListQuery, 'isTrash' | 'filters'> {
  /** LIKE patterns of the search words; a record must match all of them. */
  readonly patterns: readonly string[];
}

/** The conditions of the list query. */
export function conditionsOf(
  binding: ResourceBinding,
  { isTrash, patterns, filters }: Wanted,
): readonly SQL[] {
  return [
    isTrash
      ? sql`${column(record, 'deleted_at')} is not null`
      : sql`${column(record, 'deleted_at')} is null`,
    ...patterns.map((pattern) => sql`${column(record, 'search_text')} like ${pattern}`),
    ...filters.map((filter) => filterCondition(binding, filter)),
  ];
}

function filterCondition(binding: ResourceBinding, filter: Filter): SQL {
  const { path, operator } = filter;
  if (path === translationsPath) return stateCondition(binding, filter.value);
  const field = fieldAt(binding.resource, path);
  if (!field) throw new Error(`${binding.resource.name} has no field "${path}" to filter by.`);
  const { value, problem } = filterValue(field, operator, filter.value);
  if (problem) throw new Error(`"${path}" is not compared with "${filter.value}".`);
  const stored = column(record, columnName(binding, path));
  const type = field.kind === 'number' ? numberType(value) : sqlTypes[field.kind];
  if (field.kind === 'references') return listCondition(stored, operator, value);
  if (field.kind === 'list') return rowCondition(field, stored, operator, value);
  const given = sql`${value}::${type}`;
  switch (operator) {
    case 'eq':
      return field.kind === 'moment' && isDay(value)
        ? sql`${stored} >= ${given} and ${stored} < ${given} + interval '1 day'`
        : sql`${stored} = ${given}`;
    case 'ne':
      // An empty field differs from every value.
      return sql`${stored} is distinct from ${given}`;
    case 'in':
      return sql`${stored} = any(${sql.param(value)}::${type}[])`;
    case 'gte':
      return sql`${stored} >= ${given}`;
    case 'lte':
      return field.kind === 'moment' && isDay(value)
        ? sql`${stored} < ${given} + interval '1 day'`
        : sql`${stored} <= ${given}`;
    case 'contains': {
      const pattern = sql`like_pattern(${value}::text)`;
      const isFound = sql`fold(${textOf(field, stored)}) like ${pattern}`;
      // The indexed search text contains this text too.
      return binding.resource.search.includes(path)
        ? sql`${column(record, 'search_text')} like ${pattern} and ${isFound}`
        : isFound;
    }
    case 'empty': {
      const isEmpty = isTextMap(field) ? sql`${stored} = '{}'` : sql`${stored} is null`;
      return value === true ? isEmpty : sql`not (${isEmpty})`;
    }
  }
}

/** A list of references: `eq` matches when the list contains the reference. */
function listCondition(stored: SQL, operator: FilterOperator, value: FilterValue): SQL {
  if (operator === 'empty') {
    return value === true ? sql`${stored} = '{}'` : sql`${stored} <> '{}'`;
  }
  const ids = sql`${sql.param([value].flat())}::bigint[]`;
  return sql`${stored} && ${ids}`;
}

/** Rows with values of characteristics: `eq` matches when any row has the value. */
function rowCondition(
  { fields }: ListField,
  stored: SQL,
  operator: FilterOperator,
  value: FilterValue,
): SQL {
  if (operator === 'empty') {
    return value === true ? sql`${stored} = '[]'` : sql`${stored} <> '[]'`;
  }
  const named = Object.entries(fields).find(([, field]) => field.kind === 'value');
  if (!named) throw new Error('Only rows that name values can be filtered by one.');
  const [name, field] = named;
  const wanted = field.kind === 'value' && field.multiple ? [value] : value;
  return sql`${stored} @> ${JSON.stringify([{ [name]: wanted }])}::jsonb`;
}

const sqlTypes: Readonly<Record<PlainField['kind'], SQL>> = {
  text: sql`text`,
  translated: sql`text`,
  plural: sql`text`,
  choice: sql`text`,
  number: sql`numeric`,
  money: sql`numeric`,
  boolean: sql`boolean`,
  reference: sql`bigint`,
  references: sql`bigint`,
  image: sql`bigint`,
  moment: sql`timestamptz`,
  secret: sql`bytea`,
  list: sql`jsonb`,
  owned: sql`bigint`,
};

/** Whole numbers stay integers: a decimal parameter does not use an index on an integer column. */
function numberType(value: FilterValue): SQL {
  return [value].flat().every(Number.isInteger) ? sql`bigint` : sql`numeric`;
}

function isTextMap(field: PlainField): boolean {
  return field.kind === 'translated' || field.kind === 'plural';
}

function textOf(field: PlainField, stored: SQL): SQL {
  return isTextMap(field) ? sql`words_of(${stored})` : stored;
}

/** A date without a time means the whole day in UTC. */
function isDay(value: FilterValue): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}
