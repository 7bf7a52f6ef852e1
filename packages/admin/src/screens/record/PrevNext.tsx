import type { Resource } from '@rentyard/contract/schema/resource';
import { IconButton } from '@rentyard/ui/IconButton';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { buildListQuery, parseListAddress } from '../../records/list/listAddress.ts';
import {
  type ListTrail,
  parseTrail,
  positionOn,
  trailState,
} from '../../records/navigation/listTrail.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useFreeKeys } from '../../services/keyboard/useFreeKeys.ts';

interface PrevNextProps {
  readonly resource: Resource;
  readonly id: number;
  /** The screen that opens; the form by default. */
  readonly view?: 'edit' | 'show';
}

const noNeighbours: Neighbours = { position: 0, total: 0, previous: undefined, next: undefined };

/**
 * The position of the record in its list, with links to the previous and next record. Back still
 * leads to the list.
 */
export function PrevNext({ resource, id, view = 'edit' }: PrevNextProps): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const neighbours = useNeighbours(resource, id);
  const { position, total, previous, next } = neighbours ?? noNeighbours;
  const go = (to: Neighbour | undefined) => {
    if (!to) return;
    const options = { state: trailState(to.trail), replace: true };
    void navigate(path(`/${resource.subject}/${view}/${to.id}`), options);
  };
  const container = useRef<HTMLDivElement>(null);
  useFreeKeys({ BracketLeft: () => go(previous), BracketRight: () => go(next) }, container);
  if (!neighbours) return null;
  return (
    <Bar ref={container}>
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
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  gap: ${theme.space1};
  align-items: center;
`;

interface Neighbour {
  readonly id: number;
  /** The trail of this neighbour. It may be on another page of the list. */
  readonly trail: ListTrail;
}

interface Neighbours {
  readonly position: number;
  readonly total: number;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/**
 * The previous and next record in the list that the record was opened from (P-LIST-9). At the end
 * of a page it loads the next page. Undefined when the record was not opened from a list.
 */
function useNeighbours(resource: Resource, id: number): Neighbours | undefined {
  const trail = parseTrail(useLocation().state);
  const position = positionOn(trail, id);
  const isFirst =
    position !== undefined && position.previous === undefined && position.position > 1;
  const isLast =
    position !== undefined && position.next === undefined && position.position < position.total;
  const before = usePageBeside(resource, trail, -1, isFirst);
  const after = usePageBeside(resource, trail, 1, isLast);
  if (!trail || !position) return undefined;
  return {
    position: position.position,
    total: position.total,
    previous: neighbour(position.previous, trail, before, before?.ids.at(-1)),
    next: neighbour(position.next, trail, after, after?.ids[0]),
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
  isNeeded: boolean,
): ListTrail | undefined {
  const records = useMemo(() => recordsOf(resource), [resource]);
  const { pathname, searchParams } = new URL(trail?.list ?? '/', 'http://list');
  const state = parseListAddress(resource, pathname.split('/').at(-1), searchParams);
  const page = state.page + step;
  const timeZone = useTimeZone();
  const query = buildListQuery({ ...state, page }, timeZone);
  const { currentData } = records.useList(query, { skip: !isNeeded });
  if (!trail || !currentData) return undefined;
  const { per_page } = currentData.meta;
  return {
    list: trail.list.replace(/\/page\/\d+/, `/page/${page}`),
    ids: (currentData.data as readonly { readonly id: number }[]).map((row) => row.id),
    offset: (page - 1) * per_page,
    total: currentData.meta.total,
  };
}
