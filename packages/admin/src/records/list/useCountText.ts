import { useCallback } from 'react';
import { useT } from '../../services/i18n/useT.ts';

/** A number of records with their noun: `406 offers`. Records without a noun of their own are results. */
export function useCountText(resource: string): (count: number) => string {
  const t = useT();
  return useCallback(
    (count) => {
      const key = `count.${resource}`;
      return t.has(key) ? t(key, { count }) : t('list.results', { count });
    },
    [t, resource],
  );
}
