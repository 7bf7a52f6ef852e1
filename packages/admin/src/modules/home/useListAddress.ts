import type { ListLink } from '@rentyard/contract/entities/home';
import { useCallback } from 'react';
import { usePath } from '../../services/i18n/LanguageContext.ts';

/** The address of the list that a figure counts. Modules are named after their subjects. */
export function useListAddress(): (list: ListLink) => string {
  const path = usePath();
  return useCallback(({ subject, query }) => path(`/${subject}/page/1?${query}`), [path]);
}
