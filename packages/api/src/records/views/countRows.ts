import type { SavedView } from '@rentyard/contract/entities/viewRoutes';
import type { Asked } from '../../db/sqlFragments.ts';
import { Invalid } from '../../errors/failures.ts';
import { listQueryOfJson } from '../../http/listQuery.ts';
import { listRecords } from '../list/list.ts';
import type { Store } from '../store.ts';

/**
 * How many records a view shows now. Null for a list that has no count of its own, and for a view of
 * fields that are no longer there.
 */
export async function countRows(
  store: Store,
  { subject, state }: SavedView,
  asked: Asked,
): Promise<number | null> {
  const kept = store.kept.find(({ resource }) => resource.subject === subject);
  if (!kept) return null;
  try {
    const { search, filter } = state;
    const query = listQueryOfJson(kept.resource, { search, filter });
    const { total } = await listRecords(store, kept, { ...query, perPage: 1 }, asked);
    return total;
  } catch (error) {
    if (error instanceof Invalid) return null;
    throw error;
  }
}
