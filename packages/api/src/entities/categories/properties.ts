import { property } from '@rentyard/contract/entities/property/property';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import { registerResource } from '../../records/registerResource.ts';
import type { Saving } from '../../records/store.ts';
import { countUses } from './valueUses.ts';

export const properties = registerResource(property, {
  validate: async (saving) => [
    ...refuseOtherOwner(saving),
    ...(await refuseUnknownKeys(saving)),
    ...(await refuseRemovingUsedValues(saving)),
  ],
  transform: keyedAndOrdered,
});

interface ValueRow {
  readonly id: number | null;
  readonly name: Readonly<Record<string, string>>;
  readonly sort_order: number;
}

/** The owner cannot change, because existing answers would lose their characteristic. */
function refuseOtherOwner({ before, after }: Saving): readonly FieldProblem[] {
  if (!before) return [];
  return ['category', 'category_group']
    .filter((path) => (before[path] ?? null) !== (after[path] ?? null))
    .map((path) => ({ path, problem: { id: 'not_allowed' } }));
}

/**
 * The server assigns keys. Each row has null or its own key of this characteristic. A former key is
 * allowed, because a revert restores it.
 */
async function refuseUnknownKeys(saving: Saving): Promise<readonly FieldProblem[]> {
  const known = new Set(readValues(saving.before).map(({ id }) => id));
  const seen = new Set<number>();
  const problems: FieldProblem[] = [];
  for (const [at, { id }] of readValues(saving.after).entries()) {
    if (id === null) continue;
    const path = `values.${at}.id`;
    if (seen.has(id)) problems.push({ path, problem: { id: 'repeated' } });
    else if (!known.has(id) && !(await hadKey(saving, id))) {
      problems.push({ path, problem: { id: 'not_found' } });
    }
    seen.add(id);
  }
  return problems;
}

async function hadKey({ write, id }: Saving, value: number): Promise<boolean> {
  if (id === undefined) return false;
  const dropped = JSON.stringify([{ path: 'values', from: [{ id: value }] }]);
  const found = await write.tx.one(sql`
    select 1 from change_history
    where resource = 'properties' and record_id = ${id} and changes @> ${dropped}::jsonb limit 1`);
  return found !== undefined;
}

/** Values that answers or prices use cannot be removed unless they are replaced first. */
async function refuseRemovingUsedValues({
  write,
  before,
  after,
}: Saving): Promise<readonly FieldProblem[]> {
  const remaining = new Set(readValues(after).map(({ id }) => id));
  const problems: FieldProblem[] = [];
  for (const { id, name } of readValues(before)) {
    if (id === null || remaining.has(id)) continue;
    const number = await countUses(write.tx, write.store.bindings, id);
    if (number === 0) continue;
    const { language, fallback } = write.locale;
    const called = name[language] ?? name[fallback] ?? Object.values(name)[0] ?? '';
    const values = { name: called, number, value: id };
    problems.push({ path: 'values', problem: { id: 'value_in_use', values } });
  }
  return problems;
}

/** Assigns keys to new values, and sorts all values by `sort_order`. */
async function keyedAndOrdered({
  write,
  after,
}: Saving): Promise<Readonly<Record<string, unknown>>> {
  const rows = readValues(after);
  const missing = rows.filter(({ id }) => id === null).length;
  const keys = await write.tx.rows<{ key: number }>(
    sql`select nextval('property_value_ids') as key from generate_series(1, ${missing}::int)`,
  );
  const fresh = keys.map(({ key }) => key).values();
  const values = rows.map((row) => ({ ...row, id: row.id ?? fresh.next().value }));
  return { ...after, values: values.sort((one, other) => one.sort_order - other.sort_order) };
}

function readValues(record: Readonly<Record<string, unknown>> | undefined): readonly ValueRow[] {
  return (record?.values ?? []) as readonly ValueRow[];
}
