import { pileSize, translationsApi } from '../../services/api/translationsApi.ts';
import type { TranslationView } from './translationAddress.ts';

/** The next record and the view to open it in. */
export interface NextInQueue {
  readonly id: number;
  readonly view: TranslationView;
}

interface QueuePosition {
  /** Undefined at the end of the queue and while loading. */
  readonly next: NextInQueue | undefined;
  /** Number of records in the queue, this one included while it is incomplete. */
  readonly left: number | undefined;
  /** Position of this record in the queue, from 1; undefined once it is complete. */
  readonly position: number | undefined;
  /** Fields of this record whose source changed after the translation. */
  readonly outdated: readonly string[];
}

/**
 * Finds the record after this one in the queue of the address. A queue is ordered by id: the next
 * record has the next higher id, even when this one has left the queue. After the last record, the
 * skipped ones follow.
 */
export function useNextInQueue(resource: string, id: number, view: TranslationView): QueuePosition {
  const here = translationsApi.useTranslationPileQuery({ resource, ...view });
  const { data: queue } = here;
  const rows = queue?.data ?? [];
  const at = rows.findIndex((row) => row.id === id);
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
    position: at < 0 ? undefined : (view.page - 1) * pileSize + at + 1,
    outdated: rows.find((row) => row.id === id)?.outdated ?? [],
  };
}
