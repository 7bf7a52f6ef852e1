import type { Resource } from '@rentyard/contract/resource';
import { IconButton } from '@rentyard/ui/IconButton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '../i18n/LanguageContext.ts';
import { useT } from '../i18n/useT.ts';
import { isFreeKey } from './list/freeKey.ts';
import { trailState } from './list/listTrail.ts';
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
  useWalkKeys({ BracketLeft: () => go(previous), BracketRight: () => go(next) });
  if (!around) return null;
  return (
    <Stack direction="row" gap={1} align="center">
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
    </Stack>
  );
}

/** `[` and `]`, by their place on the keyboard, while nobody types. */
function useWalkKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const go = latest.current[event.code];
      if (go && isFreeKey(event, event.code)) go();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}
