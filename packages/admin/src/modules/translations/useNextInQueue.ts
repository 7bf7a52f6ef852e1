import { translationsApi } from '../../services/api/translationsApi.ts';
import type { DeskState } from './translationAddress.ts';

/** Where the way down a pile goes on. */
export interface NextInPile {
  readonly id: number;
  readonly desk: DeskState;
}

interface Rest {
  /** Undefined at the end of the pile, and until it is known. */
  readonly next: NextInPile | undefined;
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
export function useNextInPile(resource: string, id: number, desk: DeskState): Rest {
  const here = translationsApi.useTranslationPileQuery({ resource, ...desk });
  const { data: pile } = here;
  const rows = pile?.data ?? [];
  const near = rows.find((row) => row.id > id);
  const isEnd = pile !== undefined && near === undefined;
  const isLastPage = pile !== undefined && desk.page >= pile.meta.last_page;
  const beyond = { ...desk, page: isLastPage ? 1 : desk.page + 1 };
  const there = translationsApi.useTranslationPileQuery(
    { resource, ...beyond },
    { skip: !isEnd || beyond.page === desk.page },
  );
  const far =
    beyond.page === desk.page
      ? rows.find((row) => row.id !== id)
      : there.currentData?.data.find((row) => row.id !== id);
  return {
    next: near ? { id: near.id, desk } : isEnd && far ? { id: far.id, desk: beyond } : undefined,
    left: pile?.meta.total,
    outdated: rows.find((row) => row.id === id)?.outdated ?? [],
  };
}
