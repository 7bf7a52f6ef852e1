import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type ReactNode, Suspense, useState } from 'react';
import { useT } from '../../../services/i18n/useT.ts';
import { lazyComponent } from '../../../services/lazy/lazyComponent.ts';
import { type BroadcastDraft, hasText } from '../broadcast/broadcastDraft.ts';
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
  const [isAsking, setAsking] = useState(false);
  const count = preview.data?.count;
  const isWritten = hasText(draft);
  const isReady = isWritten && preview.isCurrent && count !== undefined && count > 0;
  const missing = !isWritten
    ? t('broadcast.write_first')
    : count === 0
      ? t('broadcast.nobody')
      : '';
  return (
    <Stack direction="row" gap={3} align="center" wrap>
      <Button
        variant="primary"
        size="large"
        icon={SendHorizontal}
        disabled={!isReady}
        onClick={() => setAsking(true)}
      >
        {t('broadcast.send', { count: count ?? 0 })}
      </Button>
      {missing && <Text tone="muted">{missing}</Text>}
      {isAsking && count !== undefined && (
        <Suspense>
          <ConfirmSend
            draft={draft}
            count={count}
            onRecount={preview.recount}
            onClose={() => setAsking(false)}
            onSent={onSent}
          />
        </Suspense>
      )}
    </Stack>
  );
}
