import type { Resource } from '@rentyard/contract/resource';
import { IconButton } from '@rentyard/ui/IconButton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '../i18n/LanguageContext.ts';
import { useT } from '../i18n/useT.ts';
import { trailState } from './list/listTrail.ts';
import { useNeighbours } from './useNeighbours.ts';

interface RecordWalkProps {
  readonly resource: Resource;
  readonly id: number;
}

/** Where the record stands in its list, and the way to its neighbours. Back still leads to the list. */
export function RecordWalk({ resource, id }: RecordWalkProps): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const around = useNeighbours(resource, id);
  if (!around) return null;
  const { position, total, previous, next } = around;
  const go = (to: typeof next) => {
    if (!to) return;
    const options = { state: trailState(to.trail), replace: true };
    void navigate(path(`/${resource.subject}/edit/${to.id}`), options);
  };
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
