import { bulkBounds } from '@rentyard/contract/entities/bulk';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Resource } from '@rentyard/contract/schema/resource';
import { authorApi } from './authorApi.ts';

/**
 * The language that whoever made these records reads reasons in: null where nobody is known, or where they read
 * different ones; undefined until that is told.
 */
export function useAuthorLanguage(
  { name: resource, author }: Resource,
  ids: readonly number[],
): LanguageCode | null | undefined {
  const isNobodys = !author || ids.length === 0 || ids.length > bulkBounds.ids;
  const { currentData, isError } = authorApi.useAuthorLanguageQuery(
    { resource, ids },
    { skip: isNobodys },
  );
  return isNobodys || isError ? null : currentData;
}
