import { useEffect, useState } from 'react';
import type { FilterField, FilterOption } from './filterField.ts';

/** How long typing may pause before options are asked for, in milliseconds. */
const typingPause = 250;

interface FoundOptions {
  readonly options: readonly FilterOption[];
  readonly isLoading: boolean;
}

const nothing: FoundOptions = { options: [], isLoading: true };

/** The options of a choice that fit a search: asked for, or picked out of those handed over. */
export function useFoundOptions(field: FilterField, search: string): FoundOptions {
  const { options, loadOptions } = field;
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (!loadOptions) return;
    const abort = new AbortController();
    const keep = (loaded: readonly FilterOption[]) =>
      setFound({ options: loaded, isLoading: false });
    const ask = () => loadOptions(search, abort.signal).then(keep, () => undefined);
    const pause = setTimeout(() => void ask(), search ? typingPause : 0);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [loadOptions, search]);
  if (loadOptions) return found;
  const wanted = search.toLocaleLowerCase();
  const fitting = options?.filter(({ label }) => label.toLocaleLowerCase().includes(wanted)) ?? [];
  return { options: fitting, isLoading: false };
}
