import { currencyPath } from '@rentyard/contract/schema/currencyColumns';
import type { Field, PlainField } from '@rentyard/contract/schema/fieldTypes';
import { nextStatuses, type Status } from '@rentyard/contract/schema/statuses';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import {
  column,
  fallbackOf,
  joined,
  type Locale,
  literal,
  momentText,
  textIn,
  textsIn,
} from '../db/sqlFragments.ts';
import { columnName, type ResourceBinding } from './resourceBinding.ts';
import { rowsJson } from './rowShapes.ts';
import {
  imageJson,
  referenceJson,
  referencesJson,
  type Target,
  type Targets,
  targetOf,
} from './targets.ts';

/** `row` of a list, `show` for reading, `edit` for forms: see `contract/values.ts`. */
export type Shape = 'row' | 'show' | 'edit';

interface Context {
  readonly binding: ResourceBinding;
  readonly targets: Targets;
  readonly locale: Locale;
  readonly shape: Shape;
}

/** The alias under which every statement of this folder reads the record's table. */
export const record = 'r';

const dialect = new PgDialect();
const written = new WeakMap<ResourceBinding, Map<string, SQL>>();

/**
 * The selected columns of a shape, each with the name of its field. Only declared fields are
 * selected, so no other column can leak. The SQL has no parameters and is cached as text, because
 * composing it costs more than the rest of a list.
 */
export function shapeColumns(context: Context): SQL {
  const { binding, locale, shape } = context;
  const known = written.get(binding) ?? new Map<string, SQL>();
  written.set(binding, known);
  const key = `${shape} ${locale.language} ${locale.fallback}`;
  const columns = known.get(key) ?? sql.raw(dialect.sqlToQuery(composed(context)).sql);
  known.set(key, columns);
  return columns;
}

function composed(context: Context): SQL {
  const { binding, shape } = context;
  const fields = Object.entries(binding.resource.fields).filter(
    ([, field]) => shape !== 'row' || !field.detail,
  );
  const columns = fields.map(([path, field]) =>
    called(fieldValue(context, path, field), nameOf(path, field)),
  );
  return joined([
    ...baseColumns(context),
    ...columns,
    ...statusColumns(binding),
    ...(shape === 'edit' ? [] : [called(fallbacks(context, fields), 'fallbacks')]),
  ]);
}

function called(value: SQL, field: string): SQL {
  return sql`${value} as ${sql.identifier(field)}`;
}

function nameOf(path: string, field: Field): string {
  return field.kind === 'secret' ? `${path}_set` : path;
}

function baseColumns({ targets, locale }: Context): readonly SQL[] {
  const users = targetOf(targets, 'users');
  return [
    called(column(record, 'id'), 'id'),
    called(column(record, 'version'), 'version'),
    called(momentJson('created_at'), 'created_at'),
    called(momentJson('updated_at'), 'updated_at'),
    called(referenceJson(users, column(record, 'created_by'), locale), 'created_by'),
    called(referenceJson(users, column(record, 'updated_by'), locale), 'updated_by'),
    called(momentJson('deleted_at'), 'deleted_at'),
  ];
}

function momentJson(columnOf: string): SQL {
  return momentText(column(record, columnOf));
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
      called(plainValue(context, `${path}.${leaf}`, inner), nameOf(leaf, inner)),
    );
    return sql`(select row_to_json(x) from (select ${joined(leaves)}) x)`;
  }
  return plainValue(context, path, field);
}

function plainValue(context: Context, path: string, field: PlainField): SQL {
  const { binding, targets, locale, shape } = context;
  if (field.kind === 'owned') return partsJson(targetOf(targets, field.of), field.by, locale);
  const stored = column(record, columnName(binding, path));
  switch (field.kind) {
    case 'text':
    case 'choice':
    case 'number':
    case 'boolean':
      return stored;
    case 'moment':
      return momentText(stored);
    case 'translated':
      return shape === 'edit' ? textsIn(stored) : textIn(stored, locale);
    case 'plural':
      return shape === 'edit'
        ? stored
        : sql`coalesce(${stored} -> ${literal(locale.language)}, ${stored} -> ${literal(locale.fallback)})`;
    case 'secret':
      return sql`${stored} is not null`;
    case 'money':
      return amountText(stored, column(record, currencyColumn(binding, path, field.currency)));
    case 'reference':
      return referenceJson(targetOf(targets, field.to), stored, locale);
    case 'references':
      return referencesJson(targetOf(targets, field.to), stored, locale);
    case 'image': {
      const image = imageJson(stored, locale);
      if (field.flagOf === undefined || shape === 'edit') return image;
      return sql`coalesce(${image}, to_json(${flagEmoji(column(record, field.flagOf))}))`;
    }
    case 'list':
      return rowsJson(context, field, stored);
  }
}

/** Two regional indicator letters make a flag emoji; the first code point is the one for A. */
function flagEmoji(letters: SQL): SQL {
  const indicator = (letter: SQL) => sql`chr(127397 + ascii(${letter}))`;
  return sql`${indicator(sql`left(${letters}, 1)`)} || ${indicator(sql`right(${letters}, 1)`)}`;
}

/** `[{id, name}]` of the live records that belong to this one, in their order. */
function partsJson(target: Target, by: string, locale: Locale): SQL {
  return sql`coalesce((
      select json_agg(json_build_object('id', t.id, 'name', ${target.label('t', locale)}) order by t.sort_order, t.id)
      from ${sql.identifier(target.table)} t
      where ${column('t', `${by}_id`)} = r.id and t.deleted_at is null
    ), '[]'::json)`;
}

/** The amount as text with the decimals of its currency; two while there is no currency. */
function amountText(amount: SQL, currency: SQL): SQL {
  return sql`round(${amount}, coalesce((select c.decimal from currencies c where c.id = ${currency}), 2))::text`;
}

function currencyColumn(binding: ResourceBinding, path: string, sibling: string): string {
  return columnName(binding, currencyPath(binding.resource.fields, path, sibling));
}

function fallbacks(
  { binding, locale }: Context,
  fields: readonly (readonly [string, Field])[],
): SQL {
  const translated = fields.filter(([, field]) => field.kind === 'translated');
  if (translated.length === 0) return sql`'{}'::json`;
  const pairs = translated.map(
    ([path]) =>
      sql`${literal(path)}, ${fallbackOf(column(record, columnName(binding, path)), locale)}`,
  );
  return sql`json_strip_nulls(json_build_object(${joined(pairs)}))`;
}
