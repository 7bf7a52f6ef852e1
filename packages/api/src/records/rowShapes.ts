import type { ListField, RowField } from '@rentyard/contract/schema/fieldTypes';
import { type SQL, sql } from 'drizzle-orm';
import { column, joined, type Locale, literal, name, textIn, textsIn } from '../db/sqlFragments.ts';
import type { Shape } from './shapes.ts';
import { referenceJson, type Targets, targetOf } from './targets.ts';

interface Context {
  readonly targets: Targets;
  readonly locale: Locale;
  readonly shape: Shape;
}

/** An enclosing row of the value: the alias of its JSON in the statement. The innermost comes first. */
interface Around {
  readonly item: SQL;
  readonly fields: ListField['fields'];
}

/**
 * The rows of a list as JSON in their order. Texts are in the language of the request, except in
 * the edit shape; references and values are `{id, name}`; amounts have the decimals of their
 * currency. A stored value that is not an array gives an empty list instead of an error.
 */
export function rowsJson(
  context: Context,
  field: ListField,
  stored: SQL,
  around: readonly Around[] = [],
): SQL {
  const alias = `row${around.length}`;
  const item = column(alias, 'item');
  const rows = [{ item, fields: field.fields }, ...around];
  const parts = Object.entries(field.fields).map(
    ([part, inner]) => sql`${partJson(context, part, inner, rows)} as ${name(part)}`,
  );
  return sql`coalesce((
      select json_agg((select row_to_json(x) from (select ${joined(parts)}) x) order by ${column(alias, 'place')})
      from jsonb_array_elements(case jsonb_typeof(${stored}) when 'array' then ${stored} end)
        with ordinality as ${name(alias)} (item, place)
    ), '[]'::json)`;
}

function partJson(context: Context, part: string, field: RowField, rows: readonly Around[]): SQL {
  const { targets, locale, shape } = context;
  const [row] = rows;
  if (!row) throw new Error(`No row has the field "${part}".`);
  const json = sql`${row.item} -> ${literal(part)}`;
  const text = sql`${row.item} ->> ${literal(part)}`;
  switch (field.kind) {
    case 'translated':
      return shape === 'edit' ? textsIn(sql`(${json})`) : textIn(sql`(${json})`, locale);
    case 'reference':
      return referenceJson(targetOf(targets, field.to), sql`(${text})::bigint`, locale);
    case 'value': {
      const property = sql`(${row.item} ->> ${literal(field.of)})::bigint`;
      return field.multiple
        ? valuesJson(property, json, locale)
        : valueJson(property, json, locale);
    }
    case 'money':
      return sql`round((${text})::numeric, coalesce((
          select c.decimal from currencies c where c.id = ${currencyId(field.currency, rows)}
        ), 2))::text`;
    case 'list':
      return rowsJson(context, field, sql`(${json})`, rows);
    default:
      return json;
  }
}

/** The currency is in the row of the amount or in an enclosing row. */
function currencyId(sibling: string, rows: readonly Around[]): SQL {
  const row = rows.find(({ fields }) => sibling in fields);
  if (!row) throw new Error(`No row holds the currency "${sibling}" of an amount.`);
  return sql`(${row.item} ->> ${literal(sibling)})::bigint`;
}

/** Values are rows of the characteristic itself. */
function valueJson(property: SQL, key: SQL, locale: Locale): SQL {
  return sql`(select json_build_object('id', v.item -> 'id', 'name', ${textIn(sql`(v.item -> 'name')`, locale)})
    from properties p, jsonb_array_elements(p."values") as v (item)
    where p.id = ${property} and v.item -> 'id' = ${key})`;
}

function valuesJson(property: SQL, keys: SQL, locale: Locale): SQL {
  return sql`coalesce((select json_agg(
        json_build_object('id', v.item -> 'id', 'name', ${textIn(sql`(v.item -> 'name')`, locale)})
        order by k.place)
      from jsonb_array_elements(${keys}) with ordinality as k (item, place)
      join properties p on p.id = ${property}
      join lateral jsonb_array_elements(p."values") as v (item) on v.item -> 'id' = k.item
    ), '[]'::json)`;
}
