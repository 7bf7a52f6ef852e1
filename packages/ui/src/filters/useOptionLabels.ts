import { useEffect, useMemo, useState } from 'react';
import type { FilterField, FilterOption } from './filterField.ts';

const none: readonly FilterOption[] = [];

/** The selected options with their labels. Options without a known label are omitted. */
export function useOptionLabels(
  { options = none, loadChosen }: FilterField,
  chosen: readonly string[],
): readonly FilterOption[] {
  const [loaded, setLoaded] = useState(none);
  const key = chosen.join('\n');
  useEffect(() => {
    const values = key === '' ? [] : key.split('\n');
    if (!loadChosen || values.length === 0) return;
    const abort = new AbortController();
    loadChosen(values, abort.signal).then(setLoaded, () => undefined);
    return () => abort.abort();
  }, [loadChosen, key]);
  return useMemo(
    () =>
      (key === '' ? [] : key.split('\n')).flatMap(
        (value) => [...options, ...loaded].find((option) => option.value === value) ?? [],
      ),
    [key, options, loaded],
  );
}
