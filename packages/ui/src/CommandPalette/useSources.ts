import { useEffect, useState } from 'react';
import { useLatest } from '../lib/useLatest.ts';
import type { PaletteItem, PaletteSource } from './CommandPalette.tsx';

/** What a source has answered to the query in force. */
export interface SourceAnswer {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly items: readonly PaletteItem[];
}

const typingPause = 150;
const waiting: SourceAnswer = { status: 'loading', items: [] };

/**
 * Asks every source while typing pauses, each on its own: a slow one holds up no other. Answers to an
 * older query are dropped. Nothing is asked for an empty query.
 */
export function useSources(
  sources: readonly PaletteSource[],
  query: string,
): Readonly<Record<string, SourceAnswer>> {
  const [answers, setAnswers] = useState<Readonly<Record<string, SourceAnswer>>>({});
  const latest = useLatest(sources);

  useEffect(() => {
    const words = query.trim();
    if (words === '') return setAnswers({});
    const abort = new AbortController();
    const put = (id: string, answer: SourceAnswer) => {
      if (!abort.signal.aborted) setAnswers((all) => ({ ...all, [id]: answer }));
    };
    // Old answers stay in sight until the new ones come, so that the list does not flicker.
    setAnswers((all) =>
      Object.fromEntries(
        latest.current.map(({ id }) => [id, { ...(all[id] ?? waiting), status: 'loading' }]),
      ),
    );
    const ask = () => {
      for (const { id, load } of latest.current) {
        load(words, abort.signal).then(
          (items) => put(id, { status: 'ready', items }),
          () => put(id, { status: 'failed', items: [] }),
        );
      }
    };
    const timer = setTimeout(ask, typingPause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, latest]);

  return answers;
}
