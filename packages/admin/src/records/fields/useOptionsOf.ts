import type { Option } from '@rentyard/contract/values';
import { useCallback } from 'react';
import { recordsApi } from '../../api/records.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';

type LoadOptions = (search: string, signal?: AbortSignal) => Promise<readonly Option[]>;

/** The server refuses a shorter search; the first options of all stand for it. */
const shortestSearch = 2;

/** Asks for options of a resource by its wire name, as a reference field carries it. */
export function useLoadOptionsOf(resource: string): LoadOptions {
  const language = useLanguage();
  const [ask] = recordsApi.useLazyOptionsQuery();
  return useCallback(
    async (typed, signal) => {
      const search = typed.trim().length >= shortestSearch ? typed.trim() : '';
      const request = ask({ resource, language, search }, true);
      signal?.addEventListener('abort', () => request.abort());
      return request.unwrap();
    },
    [ask, resource, language],
  );
}

/** Names of records that are known by their ids alone. Empty until the server told. */
export function useOptionsByIds(resource: string, ids: readonly number[]): readonly Option[] {
  const language = useLanguage();
  const query = { resource, language, ids };
  return recordsApi.useOptionsQuery(query, { skip: ids.length === 0 }).data ?? noOptions;
}

const noOptions: readonly Option[] = [];
