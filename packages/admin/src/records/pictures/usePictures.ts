import type { PhotoRow } from '@rentyard/contract/entities/photo';
import { acceptedSearch } from '@rentyard/contract/schema/listQuery/listSearch';
import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../services/api/failure.ts';
import { listHooks } from '../../services/api/listApi.ts';

export interface Pictures {
  /** Undefined until the first photos are loaded. */
  readonly rows: readonly PhotoRow[] | undefined;
  readonly hasMore: boolean;
  readonly isFetching: boolean;
  readonly failure: ApiFailure | undefined;
  readonly retry: () => void;
  /** Searches after a typing pause. */
  readonly search: (typed: string) => void;
  readonly showMore: () => void;
}

const photos = listHooks('photos');
/** Numbers of photos shown at first and at most. Beyond that, search is faster. */
const firstShown = 25;
const mostShown = 100;
const newestFirst = [{ path: 'created_at', isDescending: true }];
/** In milliseconds. */
const typingPause = 300;

/** Photos, newest first, searched by name or text. */
export function usePictures(): Pictures {
  const [query, setQuery] = useState({ text: '', count: firstShown });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const result = photos.useList({
    page: 1,
    perPage: query.count,
    sort: newestFirst,
    search: acceptedSearch(query.text),
  });
  const { data, meta } = result.data ?? {};
  return {
    rows: data as readonly PhotoRow[] | undefined,
    hasMore: (meta?.total ?? 0) > query.count && query.count < mostShown,
    isFetching: result.isFetching,
    failure: result.error,
    retry: result.refetch,
    search: (typed) => {
      clearTimeout(pause.current);
      pause.current = setTimeout(
        () => setQuery({ text: typed.trim(), count: firstShown }),
        typingPause,
      );
    },
    showMore: () => setQuery({ ...query, count: mostShown }),
  };
}
