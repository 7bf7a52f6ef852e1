import type { Field, PlainField } from '@rentyard/contract/schema/fieldTypes';
import { currencyPath } from '@rentyard/contract/schema/money/currencyColumns';
import { nextStatuses, type Status } from '@rentyard/contract/schema/statuses';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { column, joined, type Locale, literal, momentText } from '../db/sqlFragments.ts';
import { type EmbeddedFields, placeholderName } from './embeddedRecords.ts';
import type { Shape } from './fieldKinds/fieldKind.ts';
import { fieldKindOf, selectedValue, servedName } from './fieldKinds/fieldKinds.ts';
import { columnName, type ResourceBinding } from './store.ts';
import { findTarget, optionKind, referenceJson, type Targets } from './targets.ts';

interface Context {
  readonly binding: ResourceBinding;
  readonly targets: Targets;
  readonly locale: Locale;
  readonly shape: Shape;
  /** The fields of which only the ids are selected, because `embedRecords` replaces them. */
  readonly embedded?: EmbeddedFields;
  /** The selected fields, besides the base fields and the next statuses; all without it. */
  readonly only?: ReadonlySet<string> | undefined;
  /** The fields of a list row that it has only on request. */
  readonly include?: readonly string[] | undefined;
  /** The amounts in the base currency, for a list that shows them. Equal for all contexts of a binding. */
  readonly normalized?: SQL | undefined;
}

/** The alias under which every statement of this folder reads the record's table. */
export const record = 'r';

const dialect = new PgDialect();
/** All shapes in all languages, and the fields that saves write most often. */
const textsPerResource = 500;
const written = new WeakMap<ResourceBinding, LRUCache<string, SQL>>();

/**
 * The selected columns of a shape, each with the name of its field. Only declared fields are
 * selected, so no other column can leak. The SQL has no parameters and is cached as text, because
 * composing it costs more than the rest of a list.
 */
export function shapeColumns(context: Context): SQL {
  const { binding, locale, shape, include = [], normalized } = context;
  const known = written.get(binding) ?? new LRUCache<string, SQL>({ max: textsPerResource });
  written.set(binding, known);
  const fields = context.only ? [...context.only].join() : '';
  const key = `${shape} ${fields} ${context.embedded ? 'ids' : ''} ${normalized ? 'normalized' : ''} ${include.join()} ${locale.language} ${locale.fallback}`;
  const columns = known.get(key) ?? sql.raw(dialect.sqlToQuery(composed(context)).sql);
  known.set(key, columns);
  return columns;
}

function composed(context: Context): SQL {
  const { binding, shape, include } = context;
  const isServed = (path: string, field: Field) =>
    shape !== 'row' || !field.detail || include?.includes(path) === true;
  const fields = Object.entries(binding.resource.fields).filter(
    ([path, field]) => isServed(path, field) && context.only?.has(path) !== false,
  );
  const columns = fields.map(([path, field]) =>
    context.embedded?.has(path)
      ? called(column(record, columnName(binding, path)), placeholderName(path))
      : called(fieldValue(context, path, field), servedName(path, field)),
  );
  return joined([
    ...baseColumns(context),
    ...columns,
    ...statusColumns(binding),
    ...(shape === 'edit' ? [] : [called(fallbacks(context, fields), 'fallbacks')]),
    ...(context.normalized ? [called(context.normalized, 'normalized')] : []),
  ]);
}

function called(value: SQL, field: string): SQL {
  return sql`${value} as ${sql.identifier(field)}`;
}

function baseColumns({ targets, locale, embedded }: Context): readonly SQL[] {
  const users = findTarget(targets, 'users');
  const person = (path: string) =>
    embedded
      ? called(column(record, path), placeholderName(path))
      : called(referenceJson(users, column(record, path), locale), path);
  return [
    called(column(record, 'id'), 'id'),
    called(column(record, 'version'), 'version'),
    called(momentJson('created_at'), 'created_at'),
    called(momentJson('updated_at'), 'updated_at'),
    person('created_by'),
    person('updated_by'),
    called(momentJson('deleted_at'), 'deleted_at'),
  ];
}

function momentJson(buildColumn: string): SQL {
  return momentText(column(record, buildColumn));
}

function statusColumns({ resource: { statuses } }: ResourceBinding): readonly SQL[] {
  if (!statuses) return [];
  const cases = Object.keys(statuses.next).map((from) => {
    const next = JSON.stringify(nextStatuses(statuses, from as Status));
    return sql`when ${literal(from)} then ${literal(next)}::json`;
  });
  const all = sql`case ${column(record, 'status')} ${joined(cases, ' ')} else '[]'::json end`;
  return [called(all, 'next_statuses')];
}

function fieldValue(context: Context, path: string, field: Field): SQL {
  if (field.kind === 'group') {
    const leaves = Object.entries(field.fields).map(([leaf, inner]) =>
      called(plainValue(context, `${path}.${leaf}`, inner), servedName(leaf, inner)),
    );
    return sql`(select row_to_json(x) from (select ${joined(leaves)}) x)`;
  }
  return plainValue(context, path, field);
}

function plainValue({ binding, ...context }: Context, path: string, field: PlainField): SQL {
  const buildColumn = (at: string) => column(record, columnName(binding, at));
  return selectedValue(field, {
    ...context,
    stored: buildColumn(path),
    sibling: (name) => buildColumn(currencyPath(binding.resource.fields, path, name)),
  });
}

function fallbacks(
  { binding, locale }: Context,
  fields: readonly (readonly [string, Field])[],
): SQL {
  const pairs = fields.flatMap(([path, field]) => {
    const { fallback } = fieldKindOf(field);
    if (!fallback) return [];
    return [sql`${literal(path)}, ${fallback(column(record, columnName(binding, path)), locale)}`];
  });
  if (pairs.length === 0) return sql`'{}'::json`;
  return sql`json_strip_nulls(json_build_object(${joined(pairs)}))`;
}

/** The fields of a list row that contain one reference each. */
export function embeddedFields(
  { resource: { fields } }: ResourceBinding,
  targets: Targets,
): EmbeddedFields {
  const people = optionKind(findTarget(targets, 'users'));
  const references = Object.entries(fields).flatMap(([path, field]) => {
    const kind = field.detail ? undefined : fieldKindOf(field).cachedReference?.(field, targets);
    return kind ? [[path, kind] as const] : [];
  });
  return new Map([['created_by', people], ['updated_by', people], ...references]);
}
