import { fold } from '@rentyard/validators/fold';
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../lib/useLatest.ts';
import type { BadgeTone } from '../../primitives/Badge.tsx';

/** A record in a select. */
export interface Option {
  readonly id: number | string;
  readonly name: string;
  /** A second line that tells options of one name apart: code, region, phone. */
  readonly detail?: string;
  /** Shown at the end of the first line: a price. */
  readonly aside?: string;
  /** The address of a small image; null shows a placeholder. */
  readonly image?: string | null;
  readonly badge?: { readonly tone: BadgeTone; readonly label: string };
}

/** Resolves to the matching options. `signal` aborts when the result is no longer needed. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;

export interface LoadedOptions {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly options: readonly Option[];
  readonly retry: () => void;
}

interface OptionsSource {
  /** Nothing is loaded before the list opens. */
  readonly isOpen: boolean;
  readonly query: string;
  readonly options: readonly Option[] | undefined;
  readonly loadOptions: LoadOptions | undefined;
}

const typingPause = 250;

/** The options to show: filtered locally if all are given, else loaded when typing pauses. */
export function useOptions({ isOpen, query, options, loadOptions }: OptionsSource): LoadedOptions {
  const [state, setState] = useState<Omit<LoadedOptions, 'retry'>>({
    status: 'loading',
    options: [],
  });
  const [attempt, setAttempt] = useState(0);
  const load = useLatest(loadOptions);
  const isRemote = loadOptions !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (!isOpen || !isRemote) return;
    const abort = new AbortController();
    const search = () =>
      load.current?.(query, abort.signal).then(
        (found) => !abort.signal.aborted && setState({ status: 'ready', options: found }),
        () => !abort.signal.aborted && setState({ status: 'failed', options: [] }),
      );
    setState((last) => ({ ...last, status: 'loading' }));
    const timer = setTimeout(search, query === '' ? 0 : typingPause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isOpen, isRemote, query, attempt]);

  const all = isRemote ? state.options : options;
  // Thousands of options are compared once per text.
  const matches = useMemo(() => matching(all ?? [], query), [all, query]);
  const retry = () => setAttempt((count) => count + 1);
  if (isRemote) {
    // The previous options must match the current text, because the user may select one before the next ones load.
    const isStale = state.status === 'loading';
    return { ...state, ...(isStale && { options: matches }), retry };
  }
  return { status: 'ready', options: matches, retry };
}

function matching(options: readonly Option[], query: string): readonly Option[] {
  const text = fold(query);
  return text === ''
    ? options
    : options.filter(({ name, detail = '' }) => fold(`${name} ${detail}`).includes(text));
}
