import type { Resource } from '@rentyard/contract/schema/resource';
import { IconButton } from '@rentyard/ui/IconButton';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { isFreeKey } from '../../services/keyboard/freeKey.ts';
import { listQueryOf, parseListAddress } from '../list/listAddress.ts';
import { type ListTrail, placeOn, trailOf, trailState } from '../navigation/listTrail.ts';

interface RecordWalkProps {
  readonly resource: Resource;
  readonly id: number;
}

const noNeighbours: Neighbours = { position: 0, total: 0, previous: undefined, next: undefined };

/** Where the record stands in its list, and the way to its neighbours. Back still leads to the list. */
export function RecordWalk({ resource, id }: RecordWalkProps): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const around = useNeighbours(resource, id);
  const { position, total, previous, next } = around ?? noNeighbours;
  const go = (to: Neighbour | undefined) => {
    if (!to) return;
    const options = { state: trailState(to.trail), replace: true };
    void navigate(path(`/${resource.subject}/edit/${to.id}`), options);
  };
  const place = useRef<HTMLDivElement>(null);
  useWalkKeys(place, { BracketLeft: () => go(previous), BracketRight: () => go(next) });
  if (!around) return null;
  return (
    <Place ref={place}>
      <Text size="md" tone="muted" isTabular>
        {t('record.place', { position, total })}
      </Text>
      <IconButton
        icon={ChevronLeft}
        label={t('record.previous')}
        disabled={!previous}
        onClick={() => go(previous)}
      />
      <IconButton
        icon={ChevronRight}
        label={t('record.next')}
        disabled={!next}
        onClick={() => go(next)}
      />
    </Place>
  );
}

/** `[` and `]`, by their place on the keyboard, while nobody types; in a sheet, while it lies on top. */
function useWalkKeys(
  place: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, () => void>>,
): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const go = latest.current[event.code];
      if (go && isFreeKey(event, event.code, place.current?.closest('dialog'))) go();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [place]);
}

const Place = styled.div`
  display: flex;
  gap: ${theme.space1};
  align-items: center;
`;

interface Neighbour {
  readonly id: number;
  /** The trail as it is around this neighbour: another page of the list may begin with it. */
  readonly trail: ListTrail;
}

interface Neighbours {
  readonly position: number;
  readonly total: number;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/**
 * The records before and after one, as the list had them that it was opened from (P-LIST-9). At the
 * edge of a page the page beyond is asked for. Undefined when the record was not opened from a list.
 */
function useNeighbours(resource: Resource, id: number): Neighbours | undefined {
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
