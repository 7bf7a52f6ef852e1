import { acceptedSearch } from '@rentyard/contract/schema/listSearch';
import type { Option } from '@rentyard/contract/schema/values';
import { useCallback } from 'react';
import { recordsApi } from '../../services/api/recordsOf.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { pickerOptions, type RecordOption } from './pickerOption.ts';

type LoadOptions = (search: string, signal?: AbortSignal) => Promise<readonly RecordOption[]>;

/**
 * Loads the options of a reference field: `useLoadOptions('offers', 'category')`; without a field,
 * of all records.
 */
export function useLoadOptions(
  resource: string,
  field?: string,
  isWithRejected = false,
): LoadOptions {
  const language = useLanguage();
  const t = useT();
  const format = useFormat();
  const [ask] = recordsApi.useLazyOptionsQuery();
  return useCallback(
    async (typed, signal) => {
      const search = acceptedSearch(typed);
      const request = ask({ resource, field, language, search, rejected: isWithRejected });
      signal?.addEventListener('abort', () => request.abort());
      return pickerOptions(await request.unwrap(), { t, format });
    },
    [ask, resource, field, language, isWithRejected, t, format],
  );
}

/** Loads the option of a record that was just created. */
export function useOptionOf(resource: string, field: string): (id: number) => Promise<Option> {
  const language = useLanguage();
  const [ask] = recordsApi.useLazyOptionsQuery();
  return async (id) => {
    const { data } = await ask({ resource, field, language, ids: [id] });
    return { id, name: data?.[0]?.name ?? String(id) };
  };
}
