import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type ReactNode, Suspense, useState } from 'react';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { lazyComponent } from '../../../services/lazy/lazyComponent.ts';
import {
  type BroadcastDraft,
  hasText,
  scheduleProblem,
  textProblems,
} from '../broadcast/broadcastDraft.ts';
import type { Preview } from './usePreview.ts';

const ConfirmSend = lazyComponent(() =>
  import('./SendConfirmation.tsx').then((chunk) => chunk.SendConfirmation),
);

interface SendBarProps {
  readonly draft: BroadcastDraft;
  readonly preview: Preview;
  readonly onSent: () => void;
}

/** Opens the send confirmation, or explains what is missing. */
export function SendBar({ draft, preview, onSent }: SendBarProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const [isConfirming, setConfirming] = useState(false);
  const count = preview.data?.count;
  const isWritten = hasText(draft);
  const isTimed = scheduleProblem(draft, Date.now()) === undefined;
  const isCorrect = Object.keys({ ...textProblems(draft), ...preview.problems }).length === 0;
  const isReady =
    isWritten && isTimed && isCorrect && preview.isCurrent && count !== undefined && count > 0;
  const missing = !isWritten
    ? t('broadcast.write_first')
    : !isCorrect
      ? t('broadcast.correct_first')
      : !isTimed
        ? t('broadcast.time_first')
        : count === 0
          ? t('broadcast.nobody')
          : '';
  return (
    <Stack direction="row" gap={3} align="center" wrap>
      <Button
        variant="primary"
        size="large"
        icon={draft.scheduledAt ? CalendarClock : SendHorizontal}
        disabled={!isReady}
        onClick={() => setConfirming(true)}
      >
        {draft.scheduledAt && isTimed
          ? t('broadcast.schedule_for', { date: format.moment(draft.scheduledAt) })
          : t('broadcast.send', { count: count ?? 0 })}
      </Button>
      {missing && <Text tone="muted">{missing}</Text>}
      {isConfirming && count !== undefined && (
        <Suspense>
          <ConfirmSend
            draft={draft}
            count={count}
            onRecount={preview.recount}
            onClose={() => setConfirming(false)}
            onSent={onSent}
          />
        </Suspense>
      )}
    </Stack>
  );
}
