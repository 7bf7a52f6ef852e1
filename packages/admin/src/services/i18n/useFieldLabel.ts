import { useCallback } from 'react';
import { useT } from './useT.ts';

/**
 * The labels of a resource's fields: `offers.field.code` where a module defines its own, else
 * `field.code` of the contract. Paths are those of the contract (`prices.price_per_hour`).
 */
export function useFieldLabel(resource: string): (path: string) => string {
  const t = useT();
  return useCallback(
    (path) => {
      const own = `${resource}.field.${path}`;
      if (t.has(own)) return t(own);
      for (const name of [path, path.slice(path.lastIndexOf('.') + 1)]) {
        const shared = `field.${name}`;
        if (t.has(shared)) return t(shared);
      }
      return path;
    },
    [resource, t],
  );
}
