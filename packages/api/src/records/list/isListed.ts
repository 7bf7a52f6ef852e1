import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { searchWords } from '@rentyard/contract/schema/listQuery/listSearch';
import { sql } from 'drizzle-orm';
import { allOf, name } from '../../db/sqlFragments.ts';
import { record } from '../shapes.ts';
import type { WriteContext } from '../store.ts';
import { buildConditions, textMatches } from './conditions.ts';

/** Whether the list of this query contains the record after the write. */
export async function isListed(
  { tx, store, binding }: Pick<WriteContext, 'tx' | 'store' | 'binding'>,
  id: number,
  query: ListQuery,
): Promise<boolean> {
  const patterns = await store.searchPatterns(searchWords(query.search), tx);
  const where = allOf([
    sql`r.id = ${id}`,
    ...buildConditions(binding, { ...query, search: patterns.map(textMatches) }),
  ]);
  const found = await tx.one(sql`
    select 1 from ${name(binding.resource.name)} ${sql.raw(record)} where ${where}`);
  return found !== undefined;
}
