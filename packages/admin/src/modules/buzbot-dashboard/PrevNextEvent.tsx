import type { BotLog } from '@rentyard/contract/entities/chat/event';
import { IconButton } from '@rentyard/ui/IconButton';
import { Stack } from '@rentyard/ui/Stack';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ListState } from '../../records/list/listAddress.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { isFreeKey } from '../../services/keyboard/freeKey.ts';
import { useKeyDown } from '../../services/keyboard/useKeyDown.ts';
import { logAddress } from './logAddress.ts';

interface PrevNextEventProps {
  readonly log: BotLog | undefined;
  readonly state: ListState;
  readonly isFetching: boolean;
}

/** Links to the previous and next event of the list; shortcuts `[` and `]`. */
export function PrevNextEvent({ log, state, isFetching }: PrevNextEventProps): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const go = (id: number | null | undefined) => {
    if (id) void navigate(path(logAddress(id, state)), { replace: true });
  };
  useKeyDown((event) => {
    if (isFreeKey(event, 'BracketLeft')) go(log?.previous);
    if (isFreeKey(event, 'BracketRight')) go(log?.next);
  });
  return (
    <Stack direction="row" gap={1} align="center">
      <IconButton
        icon={ChevronLeft}
        label={t('bot_log.previous')}
        disabled={isFetching ? false : !log?.previous}
        onClick={() => go(log?.previous)}
      />
      <IconButton
        icon={ChevronRight}
        label={t('bot_log.next')}
        disabled={isFetching ? false : !log?.next}
        onClick={() => go(log?.next)}
      />
    </Stack>
  );
}
