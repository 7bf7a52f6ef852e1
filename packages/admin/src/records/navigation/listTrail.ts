import { useLocation, useNavigationType } from 'react-router';

/**
 * The list that a record was opened from, stored in the history entry. It survives a reload and
 * leaves the URL `/brands/edit/12` unchanged.
 */
export interface ListTrail {
  /** URL of the list without the language: `/brands/page/2?sort=name`. */
  readonly list: string;
  /** Ids of the page, in display order, for previous and next. */
  readonly ids: readonly number[];
  /** Number of records on earlier pages. */
  readonly offset: number;
  readonly total: number;
}

interface TrailState {
  readonly trail: ListTrail;
}

/** The history state of a link from a list to one of its records. */
export function trailState(trail: ListTrail): TrailState {
  return { trail };
}

/** The history state of a list that the user returns to from one of its records. */
export const returnState = { isReturn: true } as const;

/** Whether the user returns to the page, which then has its position and focus again. */
export function useIsReturn(): boolean {
  const state: unknown = useLocation().state;
  const type = useNavigationType();
  return type === 'POP' || (typeof state === 'object' && state !== null && 'isReturn' in state);
}

/** The trail of a history entry that came from a list. */
export function parseTrail(state: unknown): ListTrail | undefined {
  const isTrail = typeof state === 'object' && state !== null && 'trail' in state;
  return isTrail ? (state as TrailState).trail : undefined;
}

interface TrailPosition {
  /** From 1, in the whole list. */
  readonly position: number;
  readonly total: number;
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/** The position of a record on its trail; undefined when it is not on it. */
export function positionOn(trail: ListTrail | undefined, id: number): TrailPosition | undefined {
  const at = trail?.ids.indexOf(id) ?? -1;
  if (!trail || at < 0) return undefined;
  return {
    position: trail.offset + at + 1,
    total: trail.total,
    previous: trail.ids[at - 1],
    next: trail.ids[at + 1],
  };
}
