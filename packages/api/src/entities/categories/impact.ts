import type { Affected, PropertyImpact } from '@rentyard/contract/entities/property/propertyRoutes';
import { noProblems } from '@rentyard/contract/schema/draftSchema';
import { type SQL, sql } from 'drizzle-orm';
import { allOf, column, joined, type Locale, literal, name } from '../../db/sqlFragments.ts';
import { Invalid } from '../../errors/failures.ts';
import type { Store } from '../../records/store.ts';
import { findTarget } from '../../records/targets.ts';
import { type AnswerColumn, answerColumns } from './answerColumns.ts';
import { type PropertyRow, readRow } from './propertyRow.ts';
import type { Many } from './saveMany.ts';
import { referencesValue, valueReferences } from './valueUses.ts';

/** Most records that the response names. */
const maxListed = 100;

interface Stored {
  readonly id: number;
  readonly required: boolean;
  readonly status: string;
  readonly values: readonly { readonly id: number }[];
}

/** Previews the effects of saving many characteristics. */
export async function previewImpact(
  store: Store,
  { owner, ownerId, rows }: Many,
  locale: Locale,
): Promise<readonly PropertyImpact[]> {
  const own = owner === 'category' ? sql`category_id` : sql`category_group_id`;
  const stored = await store.db.rows<Stored>(sql`
    select id, required, status, "values" from properties
    where ${own} = ${ownerId} and deleted_at is null`);
  const known = new Map(stored.map((one) => [one.id, one]));
  const read = rows.map((row, at) => readAt(row, at, { owner, ownerId, known }));
  const inCategories = selectCategories(owner, ownerId);
  const impacts: PropertyImpact[] = [];
  for (const row of read)
    impacts.push(await rowImpact({ store, locale, inCategories }, row, known));
  return impacts;
}

interface Context {
  readonly store: Store;
  readonly locale: Locale;
  /** The records that the characteristics apply to, under the alias `u`. */
  readonly inCategories: SQL;
}

function readAt(
  given: unknown,
  at: number,
  {
    owner,
    ownerId,
    known,
  }: Pick<Many, 'owner' | 'ownerId'> & { known: ReadonlyMap<number, Stored> },
): PropertyRow {
  try {
    const row = readRow(given, owner, ownerId);
    if (row.id !== undefined && !known.has(row.id)) throw Invalid.at('id', { id: 'not_found' });
    return row;
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const problems = noProblems();
    for (const [path, found] of Object.entries(error.problems)) {
      problems[path === '' ? `properties.${at}` : `properties.${at}.${path}`] = found;
    }
    throw new Invalid(problems);
  }
}

function selectCategories(owner: Many['owner'], id: number): SQL {
  return owner === 'category'
    ? sql`u.category_id = ${id}`
    : sql`u.category_id = any(array(select unnest(categories_ids) from category_groups where id = ${id}))`;
}

async function rowImpact(
  context: Context,
  row: PropertyRow,
  known: ReadonlyMap<number, Stored>,
): Promise<PropertyImpact> {
  const stored = row.id === undefined ? undefined : known.get(row.id);
  const answers = sql`${JSON.stringify([{ property: row.id ?? 0 }])}::jsonb`;
  const required = row.draft.required ?? stored?.required ?? false;
  const status = row.draft.status ?? stored?.status ?? 'active';
  const isRequired = required === true && status === 'active' && !row.isRemoved;
  const usedBy = await affected(context, ({ column: at }) => sql`${column('u', at)} @> ${answers}`);
  const wouldMiss = isRequired
    ? await affected(context, ({ column: at }) =>
        allOf([context.inCategories, sql`not ${column('u', at)} @> ${answers}`]),
      )
    : nobody;
  return {
    property: row.id ?? null,
    used_by: row.id === undefined ? nobody : usedBy,
    would_miss: wouldMiss,
    dropped: await droppedValues(context, row, stored),
  };
}

const nobody: Affected = { total: 0, records: [] };

async function droppedValues(context: Context, row: PropertyRow, stored: Stored | undefined) {
  const sent = row.isRemoved ? [] : row.draft.values;
  if (!stored || !Array.isArray(sent)) return [];
  const staying = new Set<unknown>([
    ...sent.map((value: { readonly id?: unknown } | null) => value?.id),
    ...row.replaced.map(({ value }) => value),
  ]);
  const dropped = [];
  for (const { id } of stored.values) {
    if (staying.has(id)) continue;
    dropped.push({ value: id, used_by: await namedBy(context, id) });
  }
  return dropped;
}

async function namedBy({ store, locale }: Context, value: number): Promise<Affected> {
  const conditions = valueReferences(store.bindings).map((reference) => ({
    resource: reference.binding.resource.name,
    where: referencesValue(reference, value),
  }));
  return counted(store, locale, conditions);
}

function affected(
  { store, locale }: Context,
  whichOf: (answers: AnswerColumn) => SQL,
): Promise<Affected> {
  const conditions = answerColumns(store.bindings).map((answers) => ({
    resource: answers.resource.name,
    where: whichOf(answers),
  }));
  return counted(store, locale, conditions);
}

/** The number of live records under the alias `u`, and the first ones of each kind by name. */
async function counted(
  { db, targets }: Store,
  locale: Locale,
  conditions: readonly { readonly resource: string; readonly where: SQL }[],
): Promise<Affected> {
  if (conditions.length === 0) return nobody;
  const parts = conditions.map(({ resource, where }) => {
    const { subject, label } = findTarget(targets, resource);
    const from = sql`from ${name(resource)} u where ${where} and u.deleted_at is null`;
    return sql`select (select count(*) ${from}) as total, coalesce((select json_agg(x) from (
        select ${literal(subject)} as subject, u.id, ${label('u', locale)} as name ${from}
        order by u.id limit ${sql.raw(String(maxListed))}
      ) x), '[]') as records`;
  });
  const rows = await db.rows<Affected>(joined(parts, ' union all '));
  return {
    total: rows.reduce((sum, { total }) => sum + total, 0),
    records: rows.flatMap(({ records }) => records).slice(0, maxListed),
  };
}
