import { acceptedSearch } from '@rentyard/contract/schema/listSearch';
import type { Option } from '@rentyard/contract/schema/values';
import { useCallback } from 'react';
import { recordsApi } from '../../services/api/records.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';

type LoadOptions = (search: string, signal?: AbortSignal) => Promise<readonly Option[]>;

/**
 * Loads the options of a reference field: `useLoadOptions('offers', 'category')`; without a field,
 * of all records.
 */
export function useLoadOptions(resource: string, field?: string): LoadOptions {
  const language = useLanguage();
  const [ask] = recordsApi.useLazyOptionsQuery();
  return useCallback(
    async (typed, signal) => {
      const search = acceptedSearch(typed);
      const request = ask({ resource, field, language, search });
      signal?.addEventListener('abort', () => request.abort());
      return request.unwrap();
    },
    [ask, resource, field, language],
  );
}

/** Loads the option of a record that was just created. */
export function useOptionOf(resource: string, field: string): (id: number) => Promise<Option> {
  const language = useLanguage();
  const [ask] = recordsApi.useLazyOptionsQuery();
  return async (id) => {
    const { data } = await ask({ resource, field, language, ids: [id] });
    return data?.[0] ?? { id, name: String(id) };
  };
}
