import type { ValueField } from '@rentyard/contract/schema/fieldTypes';
import { plainFields } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { column, name } from '../../db/sqlFragments.ts';
import { columnName, type ResourceBinding } from '../../records/store.ts';

/** A list field whose rows use values of characteristics: answers of offers, prices of categories. */
export interface ValueReference {
  readonly binding: ResourceBinding;
  readonly path: string;
  readonly column: string;
  /** The field of a row that contains the value or values. */
  readonly part: string;
  readonly field: ValueField;
}

export function valueReferences(binding: readonly ResourceBinding[]): readonly ValueReference[] {
  return binding.flatMap((one) =>
    plainFields(one.resource).flatMap(([path, list]) =>
      list.kind === 'list'
        ? Object.entries(list.fields).flatMap(([part, field]) =>
            field.kind === 'value'
              ? [{ binding: one, path, column: columnName(one, path), part, field }]
              : [],
          )
        : [],
    ),
  );
}

/** The condition for records, under the alias `u`, with a row that uses the value. */
export function referencesValue(
  { column: stored, part, field }: ValueReference,
  value: number,
): SQL {
  const row = { [part]: field.multiple ? [value] : value };
  return sql`${column('u', stored)} @> ${JSON.stringify([row])}::jsonb`;
}

/** The number of records that use the value, including trashed ones, which can be restored. */
export async function countUses(
  on: Queryable,
  bindings: readonly ResourceBinding[],
  value: number,
): Promise<number> {
  let uses = 0;
  for (const reference of valueReferences(bindings)) {
    const found = await on.one<{ number: number }>(sql`
      select count(*) as number from ${name(reference.binding.resource.name)} u
      where ${referencesValue(reference, value)}`);
    uses += found?.number ?? 0;
  }
  return uses;
}
