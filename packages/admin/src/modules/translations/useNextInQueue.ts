import { translationsApi } from '../../services/api/translationsApi.ts';
import type { TranslationView } from './translationAddress.ts';

/** Where the way down a pile goes on. */
export interface NextInQueue {
  readonly id: number;
  readonly view: TranslationView;
}

interface QueuePosition {
  /** Undefined at the end of the pile, and until it is known. */
  readonly next: NextInQueue | undefined;
  /** Records of the pile, this one included while it lacks something. */
  readonly left: number | undefined;
  /** Fields of this record whose source was changed after them. */
  readonly outdated: readonly string[];
}

/**
 * The record that follows on this one in the pile that the address names. Piles are in the order of ids: the
 * one with the next higher id follows, also when this one has left the pile, and behind the last comes what
 * was skipped before.
 */
export function useNextInQueue(resource: string, id: number, view: TranslationView): QueuePosition {
  const here = translationsApi.useTranslationPileQuery({ resource, ...view });
  const { data: queue } = here;
  const rows = queue?.data ?? [];
  const near = rows.find((row) => row.id > id);
  const isEnd = queue !== undefined && near === undefined;
  const isLastPage = queue !== undefined && view.page >= queue.meta.last_page;
  const beyond = { ...view, page: isLastPage ? 1 : view.page + 1 };
  const there = translationsApi.useTranslationPileQuery(
    { resource, ...beyond },
    { skip: !isEnd || beyond.page === view.page },
  );
  const far =
    beyond.page === view.page
      ? rows.find((row) => row.id !== id)
      : there.currentData?.data.find((row) => row.id !== id);
  return {
    next: near ? { id: near.id, view } : isEnd && far ? { id: far.id, view: beyond } : undefined,
    left: queue?.meta.total,
    outdated: rows.find((row) => row.id === id)?.outdated ?? [],
  };
}
