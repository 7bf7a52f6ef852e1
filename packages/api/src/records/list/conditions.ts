import { formatMention } from '@rentyard/contract/entities/collaboration/comment';
import type { FilterOperator } from '@rentyard/contract/schema/fieldKinds/filterForms';
import type { ChoiceField } from '@rentyard/contract/schema/fieldTypes';
import { healthPath } from '@rentyard/contract/schema/health';
import {
  freePath,
  mentionedPath,
  translationFilter,
  translationsPath,
} from '@rentyard/contract/schema/listQuery/filterPaths';
import { type FilterValue, filterValue } from '@rentyard/contract/schema/listQuery/filterValue';
import type { Filter, ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { fieldAt, isComparedByKey, type Resource } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { column, joined, literal } from '../../db/sqlFragments.ts';
import { fieldKindOf } from '../fieldKinds/fieldKinds.ts';
import { normalizedColumn } from '../normalizedAmounts.ts';
import { record } from '../shapes.ts';
import { columnName, type ResourceBinding } from '../store.ts';
import { lacksAny, outdatedTexts, textFields } from '../translatedTexts.ts';
import { ratesAt } from './baseRate.ts';
import { freeConditions } from './freeRecords.ts';

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

/** Records with one of the issues: `no_photo,no_price`. */
function issueCondition({ resource }: ResourceBinding, value: string): SQL {
  const issues = joined(value.split(',').map((issue) => literal(issue)));
  return sql`r.id in (
    select i.record_id from record_issues i
    where i.resource = ${literal(resource.name)} and i.issue in (${issues}))`;
}

/** Records with a comment that mentions one of the users: `12,14`. */
function mentionCondition({ resource }: ResourceBinding, value: string): SQL {
  const patterns = value.split(',').map((id) => `%${formatMention(Number(id))}%`);
  return sql`r.id in (
    select c.record_id from comments c
    where c.resource = ${literal(resource.name)} and c.body like any(${sql.param(patterns)}::text[]))`;
}

/** The condition that the search text of a record matches a LIKE pattern. */
export function textMatches(pattern: string): SQL {
  return sql`${column(record, 'search_text')} like ${pattern}`;
}

interface Wanted extends Pick<ListQuery, 'isTrash' | 'filters'> {
  /** The conditions of the search. */
  readonly search: readonly SQL[];
  /**
   * The rate of the base currency, in which filters give amounts. Without one, amounts are compared
   * by their numbers.
   */
  readonly baseRate?: string | undefined;
  /** Amounts are compared by the rates of this moment, and by the current ones without it. */
  readonly asOf?: Date | undefined;
  /** The ids of the records that are free in the period of the filters, if they are few. */
  readonly fewFree?: readonly number[] | undefined;
}

/** The conditions of the list query. */
export function buildConditions(
  binding: ResourceBinding,
  { isTrash, search, filters, fewFree, ...rates }: Wanted,
): readonly SQL[] {
  return [
    isTrash
      ? sql`${column(record, 'deleted_at')} is not null`
      : sql`${column(record, 'deleted_at')} is null`,
    ...search,
    ...filters
      .filter(({ path }) => path !== freePath)
      .map((filter) => filterCondition(binding, filter, rates)),
    ...freeConditions(binding, filters, fewFree),
  ];
}

/** The amount of a record in euro: as stored, or by the rates of a moment. */
function normalizedAmount(
  binding: ResourceBinding,
  path: string,
  asOf: Date | undefined,
): SQL | undefined {
  const current = normalizedColumn(binding, path);
  if (!current || !asOf) return current;
  return sql`round(${column(record, columnName(binding, path))} / (
    select e.per_euro from ${ratesAt(asOf)} e
    where e.currency_id = ${column(record, 'currency_id')}), 10)`;
}

/** The options of a choice that a filter accepts; null stands for a field that is not filled in. */
function wantedOptions(
  { options }: ChoiceField,
  operator: FilterOperator,
  value: FilterValue | undefined,
): readonly (string | null)[] {
  if (operator === 'empty') return value === true ? [null] : options;
  const given = [value].flat();
  if (operator !== 'ne') return options.filter((option) => given.includes(option));
  return [null, ...options.filter((option) => !given.includes(option))];
}

function filterCondition(
  binding: ResourceBinding,
  filter: Filter,
  { baseRate, asOf }: Pick<Wanted, 'baseRate' | 'asOf'>,
): SQL {
  const { path, operator } = filter;
  if (path === translationsPath) return stateCondition(binding, filter.value);
  if (path === healthPath) return issueCondition(binding, filter.value);
  if (path === mentionedPath) return mentionCondition(binding, filter.value);
  const field = fieldAt(binding.resource, path);
  if (!field) throw new Error(`${binding.resource.name} has no field "${path}" to filter by.`);
  const { value, problem } = filterValue(field, operator, filter.value);
  if (problem) throw new Error(`"${filter.value}" is not a valid value for the filter "${path}".`);
  const isOneOf = binding.choiceFilters[path];
  if (isOneOf && field.kind === 'choice') return isOneOf(wantedOptions(field, operator, value));
  const normalized =
    baseRate === undefined || operator === 'empty'
      ? undefined
      : normalizedAmount(binding, path, asOf);
  const stored = normalized ?? column(record, columnName(binding, path));
  const { sqlType = 'text', condition, searchedText, emptyColumn } = fieldKindOf(field);
  const special = condition?.(field, stored, operator, value);
  if (special) return special;
  const type = sql.raw(typeof sqlType === 'string' ? sqlType : sqlType(value));
  const byKey = isComparedByKey(field);
  const compared = byKey ? sql`identity_key(${stored})` : stored;
  const given = normalized
    ? sql`round(${value}::numeric / ${baseRate}::numeric, 10)`
    : byKey
      ? sql`identity_key(${value}::text)`
      : sql`${value}::${type}`;
  switch (operator) {
    case 'eq':
      return sql`${compared} = ${given}`;
    case 'ne':
      // An empty field differs from every value.
      return sql`${compared} is distinct from ${given}`;
    case 'in':
      return byKey
        ? sql`${compared} in (select identity_key(v) from unnest(${sql.param(value)}::text[]) v)`
        : sql`${stored} = any(${sql.param(value)}::${type}[])`;
    case 'gte':
      return sql`${stored} >= ${given}`;
    case 'lte':
      return sql`${stored} <= ${given}`;
    case 'contains': {
      const pattern = sql`like_pattern(${value}::text)`;
      const isFound = sql`fold(${searchedText?.(stored) ?? stored}) like ${pattern}`;
      // The indexed search text contains this text too.
      return binding.resource.search.includes(path)
        ? sql`${column(record, 'search_text')} like ${pattern} and ${isFound}`
        : isFound;
    }
    case 'empty': {
      const isEmpty = emptyColumn
        ? sql`${stored} = ${literal(emptyColumn)}`
        : sql`${stored} is null`;
      return value === true ? isEmpty : sql`not (${isEmpty})`;
    }
  }
}

/**
 * Replaces a filter by `active`, which is computed from the status, by one by the status: that has
 * an index and row counts.
 */
export function activeByStatus(
  { fields }: Resource,
  filters: readonly Filter[],
): readonly Filter[] {
  const { active, status } = fields;
  if (active?.kind !== 'boolean' || !active.computed || status?.kind !== 'choice') return filters;
  return filters.map((filter) => {
    if (filter.path !== 'active' || filter.operator !== 'eq') return filter;
    if (filterValue(active, 'eq', filter.value).value === true)
      return { path: 'status', operator: 'eq', value: 'active' };
    const others = status.options.filter((one) => one !== 'active');
    return { path: 'status', operator: 'in', value: others.join(',') };
  });
}
