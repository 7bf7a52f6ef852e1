import type { Resource } from '@rentyard/contract/schema/resource';
import { IconButton } from '@rentyard/ui/IconButton';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { isFreeKey } from '../../services/keyboard/freeKey.ts';
import { trailState } from '../navigation/listTrail.ts';
import { type Neighbour, type Neighbours, useNeighbours } from './useNeighbours.ts';

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
