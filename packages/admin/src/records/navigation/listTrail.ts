/**
 * The list that a record was opened from, carried in the history entry. It survives a reload and needs
 * no address of its own, so `/brands/edit/12` stays what it is.
 */
export interface ListTrail {
  /** Address of the list below the language: `/brands/page/2?sort=name`. */
  readonly list: string;
  /** Ids of the page that was shown, in its order: previous and next follow it. */
  readonly ids: readonly number[];
  /** How many records of the list stand before this page. */
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

/** The trail that a history entry carries, if it came from a list. */
export function trailOf(state: unknown): ListTrail | undefined {
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

/** Where a record stands on its trail; undefined when it is not on it. */
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
