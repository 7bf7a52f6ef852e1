import type { ValueField } from '@rentyard/contract/schema/fieldTypes';
import { plainFields } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { column, name } from '../../db/sqlFragments.ts';
import { columnName, type Kept } from '../../records/resourceBinding.ts';

/** Rows somewhere that name values of characteristics: answers of offers, prices of categories. */
export interface Naming {
  readonly kept: Kept;
  readonly path: string;
  readonly column: string;
  /** What a row calls the value, or the values. */
  readonly part: string;
  readonly field: ValueField;
}

export function namings(kept: readonly Kept[]): readonly Naming[] {
  return kept.flatMap((one) =>
    plainFields(one.resource).flatMap(([path, list]) =>
      list.kind === 'list'
        ? Object.entries(list.fields).flatMap(([part, field]) =>
            field.kind === 'value'
              ? [{ kept: one, path, column: columnName(one, path), part, field }]
              : [],
          )
        : [],
    ),
  );
}

/** The records, under the alias `u`, of which a row names the value. */
export function namesValue({ column: stored, part, field }: Naming, value: number): SQL {
  const row = { [part]: field.multiple ? [value] : value };
  return sql`${column('u', stored)} @> ${JSON.stringify([row])}::jsonb`;
}

/** How many records name the value, those in the trash too: they may come back. */
export async function countUses(
  on: Queryable,
  kept: readonly Kept[],
  value: number,
): Promise<number> {
  let uses = 0;
  for (const naming of namings(kept)) {
    const found = await on.one<{ number: number }>(sql`
      select count(*) as number from ${name(naming.kept.resource.name)} u
      where ${namesValue(naming, value)}`);
    uses += found?.number ?? 0;
  }
  return uses;
}
