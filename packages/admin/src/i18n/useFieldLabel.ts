import { useCallback } from 'react';
import { useT } from './useT.ts';

/**
 * Names the fields of a resource: `offers.field.code` where a module words its field in its own way,
 * else the shared `field.code`. Paths are those of the contract (`prices.price_per_hour`).
 */
export function useFieldLabel(resource: string): (path: string) => string {
  const t = useT();
  return useCallback(
    (path) => {
      const own = `${resource}.field.${path}`;
      if (t.has(own)) return t(own);
      const shared = `field.${path}`;
      return t.has(shared) ? t(shared) : path;
    },
    [resource, t],
  );
}
