import type { Broadcast } from '@rentyard/contract/entities/chat/broadcast';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { Progress } from '@rentyard/ui/Progress';
import { Stack } from '@rentyard/ui/Stack';
import { theme } from '@rentyard/ui/theme';
import Ban from 'lucide-react/icons/ban';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { StoppedNotice } from '../../../features/jobs/StoppedNotice.tsx';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../../services/api/failure.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { type BroadcastDecision, broadcastApi } from '../broadcast/broadcastApi.ts';
import { BroadcastStateBadge } from './BroadcastStateBadge.tsx';

interface ReportProgressProps {
  readonly broadcast: Broadcast;
  readonly maySend: boolean;
}

const figures = ['pending', 'sent', 'delivered', 'failed', 'cancelled'] as const;

/** Progress of a broadcast, with buttons to stop, resume and retry. */
export function ReportProgress({ broadcast, maySend }: ReportProgressProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const confirm = useConfirm();
  const alerts = useAlerts();
  const [decide, { isLoading }] = broadcastApi.useDecideBroadcastMutation();
  const { id, state, counts } = broadcast;
  const isLive = state === 'queued' || state === 'running';
  const isPaused = state === 'paused';
  const done = counts.total - counts.pending - counts.cancelled;

  const act = (decision: BroadcastDecision) =>
    decide({ id, decision })
      .unwrap()
      .catch((failure: unknown) => {
        const alertText = isApiFailure(failure) ? failure.message : '';
        alerts.error(alertText || t('record.not_reached'));
      });
  const cancel = async () => {
    const isSure = await confirm({
      title: t('broadcast.stop_title'),
      text: t('broadcast.stop_text', { count: counts.pending }),
      confirmLabel: t('broadcast.stop'),
      cancelLabel: t('broadcast.continue'),
      tone: 'danger',
    });
    if (isSure) await act('cancel');
  };

  return (
    <Card
      title={
        <Stack direction="row" gap={2} align="center">
          {t('broadcast.report')}
          <BroadcastStateBadge state={state} />
        </Stack>
      }
      actions={
        maySend && (
          <>
            {(isLive || isPaused) && (
              <Button
                variant={isPaused ? 'primary' : 'secondary'}
                icon={isPaused ? Play : Pause}
                isBusy={isLoading}
                onClick={() => void act(isPaused ? 'resume' : 'pause')}
              >
                {t(isPaused ? 'broadcast.resume' : 'broadcast.pause')}
              </Button>
            )}
            {(isLive || isPaused) && (
              <Button variant="danger" icon={Ban} onClick={() => void cancel()}>
                {t('broadcast.stop')}
              </Button>
            )}
            {!isPaused && counts.failed > 0 && (
              <Button icon={RotateCcw} isBusy={isLoading} onClick={() => void act('retry')}>
                {t('broadcast.retry', { count: counts.failed })}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap={3}>
        <Progress
          label={t('broadcast.progress', {
            done: format.number(done),
            total: format.number(counts.total),
          })}
          value={counts.total === 0 ? 1 : done / counts.total}
        />
        <p role="status">
          {t('broadcast.progress', {
            done: format.number(done),
            total: format.number(counts.total),
          })}
        </p>
        {broadcast.stopped && <StoppedNotice stopped={broadcast.stopped} />}
        <Figures>
          {figures.map((name) => (
            <div key={name} data-part={name}>
              <dt>{t(`broadcast.state.${name}`)}</dt>
              <dd>{format.number(counts[name])}</dd>
            </div>
          ))}
        </Figures>
      </Stack>
    </Card>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
  gap: ${theme.space2};
  margin: 0;

  > div { padding: ${theme.space2} ${theme.space3}; border-radius: ${theme.radius}; background: ${theme.sunken}; }
  dt { font-size: ${theme.textSm}; color: ${theme.textMuted}; }
  dd { font-size: ${theme.textXl}; line-height: 28px; font-weight: 600; font-variant-numeric: tabular-nums; }
  [data-part='failed'] dd { color: ${theme.danger}; }
  [data-part='delivered'] dd { color: ${theme.success}; }
`;
