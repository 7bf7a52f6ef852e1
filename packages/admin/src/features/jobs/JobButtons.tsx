import type { Job } from '@rentyard/contract/entities/job';
import { Button } from '@rentyard/ui/Button';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useFailureText } from '../../services/api/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { jobsApi } from './jobsApi.ts';
import { isOver } from './useJob.ts';

interface JobButtonsProps {
  readonly job: Job | undefined;
  /** Called with the job that undoes this one. The dialog shows it from then on. */
  readonly onUndo: (undo: Job) => void;
  readonly onClose: () => void;
}

/** Buttons of a job: cancel, resume, undo, close. */
export function JobButtons({ job, onUndo, onClose }: JobButtonsProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const [decide, { isLoading }] = jobsApi.useDecideJobMutation();
  const send = (decision: 'cancel' | 'undo' | 'resume', then?: (job: Job) => void) => {
    if (!job) return;
    decide({ id: job.id, decision })
      .unwrap()
      .then(then)
      .catch((error: unknown) => alerts.error(failureText(error)));
  };
  const isRunning = !job || !isOver(job);
  return (
    <>
      {isRunning && (
        <Button disabled={!job || isLoading} onClick={() => send('cancel')}>
          {t('jobs.cancel')}
        </Button>
      )}
      {job?.stopped && (
        <Button icon={Play} isBusy={isLoading} onClick={() => send('resume')}>
          {t('jobs.resume')}
        </Button>
      )}
      {job?.can_undo && (
        <Button icon={RotateCcw} isBusy={isLoading} onClick={() => send('undo', onUndo)}>
          {t('jobs.undo')}
        </Button>
      )}
      <Button variant={isRunning ? 'secondary' : 'primary'} onClick={onClose}>
        {t(isRunning ? 'jobs.hide' : 'jobs.close')}
      </Button>
    </>
  );
}
