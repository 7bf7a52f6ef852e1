import { categoryGroup } from '@rentyard/contract/entities/category/categoryGroup';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import { name } from '../../db/sqlFragments.ts';
import { registerResource, type Saving } from '../../records/resourceBinding.ts';
import { answerColumns } from './answerColumns.ts';
import { checkPrices } from './pricesFit.ts';

export const categoryGroups = registerResource(categoryGroup, {
  validate: async (saving) => [...(await checkPrices(saving)), ...(await leavingFree(saving))],
  alsoReads: ['offers'],
});

/**
 * A category cannot leave the group while its records have answers to characteristics of the group,
 * because no form would show those answers.
 */
async function leavingFree({ write, id, before, after }: Saving): Promise<readonly FieldProblem[]> {
  const staying = new Set(after.categories as readonly number[]);
  const leaving = ((before?.categories ?? []) as readonly number[]).filter(
    (one) => !staying.has(one),
  );
  if (leaving.length === 0) return [];
  let answering = 0;
  for (const { resource, column } of answerColumns(write.store.bindings)) {
    const found = await write.tx.one<{ number: number }>(sql`
      select count(*) as number from ${name(resource.name)} o
      where o.category_id = any(${sql.param(leaving)}::bigint[]) and o.deleted_at is null
        and exists (
          select from properties p
          where p.category_group_id = ${id} and p.deleted_at is null
            and o.${name(column)} @> jsonb_build_array(jsonb_build_object('property', p.id))
        )`);
    answering += found?.number ?? 0;
  }
  if (answering === 0) return [];
  return [{ path: 'categories', problem: { id: 'held', values: { number: answering } } }];
}
