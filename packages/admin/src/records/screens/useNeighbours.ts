import type { Resource } from '@rentyard/contract/schema/resource';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { listQueryOf, parseListAddress } from '../list/listAddress.ts';
import { type ListTrail, placeOn, trailOf } from '../navigation/listTrail.ts';

export interface Neighbour {
  readonly id: number;
  /** The trail as it is around this neighbour: another page of the list may begin with it. */
  readonly trail: ListTrail;
}

export interface Neighbours {
  readonly position: number;
  readonly total: number;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/**
 * The records before and after one, as the list had them that it was opened from (P-LIST-9). At the
 * edge of a page the page beyond is asked for. Undefined when the record was not opened from a list.
 */
export function useNeighbours(resource: Resource, id: number): Neighbours | undefined {
  const trail = trailOf(useLocation().state);
  const place = placeOn(trail, id);
  const isFirst = place !== undefined && place.previous === undefined && place.position > 1;
  const isLast = place !== undefined && place.next === undefined && place.position < place.total;
  const before = usePageBeside(resource, trail, -1, isFirst);
  const after = usePageBeside(resource, trail, 1, isLast);
  if (!trail || !place) return undefined;
  return {
    position: place.position,
    total: place.total,
    previous: neighbour(place.previous, trail, before, before?.ids.at(-1)),
    next: neighbour(place.next, trail, after, after?.ids[0]),
  };
}

function neighbour(
  near: number | undefined,
  trail: ListTrail,
  beside: ListTrail | undefined,
  far: number | undefined,
): Neighbour | undefined {
  if (near !== undefined) return { id: near, trail };
  return beside && far !== undefined ? { id: far, trail: beside } : undefined;
}

function usePageBeside(
  resource: Resource,
  trail: ListTrail | undefined,
  step: 1 | -1,
  isWanted: boolean,
): ListTrail | undefined {
  const records = useMemo(() => recordsOf(resource), [resource]);
  const { pathname, searchParams } = new URL(trail?.list ?? '/', 'http://list');
  const state = parseListAddress(resource, pathname.split('/').at(-1), searchParams);
  const page = state.page + step;
  const { currentData } = records.useList(listQueryOf({ ...state, page }), { skip: !isWanted });
  if (!trail || !currentData) return undefined;
  const { per_page } = currentData.meta;
  return {
    list: trail.list.replace(/\/page\/\d+/, `/page/${page}`),
    ids: (currentData.data as readonly { readonly id: number }[]).map((row) => row.id),
    offset: (page - 1) * per_page,
    total: currentData.meta.total,
  };
}
