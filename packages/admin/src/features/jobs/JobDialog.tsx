import type { Job } from '@rentyard/contract/entities/job';
import type { Resource } from '@rentyard/contract/schema/resource';
import { useAlerts as useAlertQueue } from '@rentyard/ui/Alerts';
import { Dialog } from '@rentyard/ui/Dialog';
import { Progress } from '@rentyard/ui/Progress';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { JobButtons } from './JobButtons.tsx';
import { JobReport } from './JobReport.tsx';
import { StoppedNotice } from './StoppedNotice.tsx';
import { isOver, useJob } from './useJob.ts';
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
  const summaryOf = useJobSummary();
  useEffect(() => {
    if (!job || !isDone || !isHidden) return;
    alerts.show({
      tone: 'info',
      text: `${title}. ${summaryOf(job)}`,
      action: { label: t('jobs.show_report'), onSelect: () => setHidden(false) },
      duration: alertDuration,
    });
  }, [job, isDone, isHidden, alerts, title, summaryOf, t]);
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
