import type { Job } from '@rentyard/contract/entities/job';
import type { Resource } from '@rentyard/contract/schema/resource';
import { useAlerts as useAlertQueue } from '@rentyard/ui/Alerts';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { Progress } from '@rentyard/ui/Progress';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type ReactNode, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { api } from '../../services/api/api.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { JobReport } from './JobReport.tsx';
import { jobsApi } from './jobsApi.ts';
import { StoppedNotice } from './StoppedNotice.tsx';
import { useJobSummary } from './useJobSummary.ts';

interface JobDialogProps {
  readonly resource: Resource;
  readonly jobId: number;
  readonly title: string;
  /** What the job is doing: `Changing 128 records`. */
  readonly label: string;
  /** Rendered under the report of the job, not under that of its undo. */
  readonly more?: (job: Job) => ReactNode;
  readonly onClose: () => void;
}

/** How long the alert about a job that finished in the background is shown, in milliseconds. */
const alertDuration = 10_000;

/**
 * A job from its start to its report and undo. When hidden, the job continues and an alert reports
 * its end.
 */
export function JobDialog(props: JobDialogProps): ReactNode {
  const { resource, onClose } = props;
  const t = useT();
  const alerts = useAlertQueue();
  const [id, setId] = useState(props.jobId);
  const [isHidden, setHidden] = useState(false);
  const job = useJob(id);
  const isDone = job !== undefined && isOver(job);
  const isUndo = id !== props.jobId;
  const title = isUndo ? t('jobs.undo_of', { title: props.title }) : props.title;
  const formatSummary = useJobSummary();
  useEffect(() => {
    if (!job || !isDone || !isHidden) return;
    alerts.show({
      tone: 'info',
      text: `${title}. ${formatSummary(job)}`,
      action: { label: t('jobs.show_report'), onPress: () => setHidden(false) },
      duration: alertDuration,
    });
  }, [job, isDone, isHidden, alerts, title, formatSummary, t]);
  const close = isDone ? onClose : () => setHidden(true);
  return (
    <Dialog
      isOpen={!isHidden}
      onClose={close}
      title={title}
      width={720}
      footer={<JobButtons job={job} onUndo={(undo) => setId(undo.id)} onClose={close} />}
    >
      {isDone ? (
        <>
          <JobReport key={job.id} resource={resource} job={job} />
          {!isUndo && props.more?.(job)}
        </>
      ) : (
        <JobProgress job={job} label={isUndo ? t('jobs.undoing') : props.label} />
      )}
    </Dialog>
  );
}

interface JobProgressProps {
  /** Undefined until loaded. */
  readonly job: Job | undefined;
  /** What the job is doing: `Changing 128 records`. */
  readonly label: string;
}

/** The progress of a job. */
function JobProgress({ job, label }: JobProgressProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const counts = job ? Object.values(job.counts) : [];
  const passed = counts.reduce((sum, count) => sum + count, 0);
  const share = job?.total ? passed / job.total : undefined;
  return (
    <Stack gap={2} role="status">
      <Text>{label}</Text>
      <Progress label={label} {...(share !== undefined && { value: share })} />
      {job?.total != null && (
        <Text tone="muted" isTabular>
          {t('jobs.progress', { done: format.number(passed), total: format.number(job.total) })}
        </Text>
      )}
      {job?.stopped && <StoppedNotice stopped={job.stopped} />}
    </Stack>
  );
}

interface JobButtonsProps {
  readonly job: Job | undefined;
  /** Called with the job that undoes this one. The dialog shows it from then on. */
  readonly onUndo: (undo: Job) => void;
  readonly onClose: () => void;
}

/** Buttons of a job: cancel, resume, undo, close. */
function JobButtons({ job, onUndo, onClose }: JobButtonsProps): ReactNode {
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

/** Polling interval of a running job, in milliseconds. */
const pace = 600;

/** Whether a job has finished. */
function isOver({ state }: Job): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled';
}

/** Polls a job until it has finished, and then invalidates what it changed. */
function useJob(id: number): Job | undefined {
  const dispatch = useDispatch();
  const of = { params: { id } };
  const { currentData: job } = jobsApi.endpoints.job.useQueryState(of);
  const isDone = job !== undefined && isOver(job);
  jobsApi.endpoints.job.useQuerySubscription(of, { pollingInterval: isDone ? 0 : pace });
  useEffect(() => {
    if (isDone) dispatch(api.util.invalidateTags(['Record']));
  }, [isDone, dispatch]);
  return job;
}
