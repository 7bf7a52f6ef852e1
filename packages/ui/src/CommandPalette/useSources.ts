import { useEffect, useState } from 'react';
import { useLatest } from '../lib/useLatest.ts';
import type { PaletteItem } from './PaletteList.tsx';

/** A group of items loaded by query: records by name or code. */
export interface PaletteSource {
  readonly id: string;
  readonly label: string;
  /** Resolves to the best matches. `signal` aborts when the query has changed. */
  readonly load: (query: string, signal: AbortSignal) => Promise<readonly PaletteItem[]>;
}

/** The results of a source for the current query. */
export interface SourceResult {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly items: readonly PaletteItem[];
}

const typingPause = 150;
const waiting: SourceResult = { status: 'loading', items: [] };

/**
 * Queries every source separately when typing pauses, so a slow source does not delay the others. Responses to an
 * older query are dropped. An empty query sends nothing.
 */
export function useSources(
  sources: readonly PaletteSource[],
  query: string,
): Readonly<Record<string, SourceResult>> {
  const [results, setResults] = useState<Readonly<Record<string, SourceResult>>>({});
  const latest = useLatest(sources);

  useEffect(() => {
    const text = query.trim();
    if (text === '') return setResults({});
    const abort = new AbortController();
    const put = (id: string, result: SourceResult) => {
      if (!abort.signal.aborted) setResults((all) => ({ ...all, [id]: result }));
    };
    // The last results stay visible until new ones arrive, so that the list does not flicker.
    setResults((all) =>
      Object.fromEntries(
        latest.current.map(({ id }) => [id, { ...(all[id] ?? waiting), status: 'loading' }]),
      ),
    );
    const loadAll = () => {
      for (const { id, load } of latest.current) {
        load(text, abort.signal).then(
          (items) => put(id, { status: 'ready', items }),
          () => put(id, { status: 'failed', items: [] }),
        );
      }
    };
    const timer = setTimeout(loadAll, typingPause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, latest]);

  return results;
}
