import type { Job } from '@rentyard/contract/entities/job';
import type { Resource } from '@rentyard/contract/schema/resource';
import { type ReactNode, useState } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { JobDialog } from '../jobs/JobDialog.tsx';
import type { Chosen } from '../list/chosen.ts';
import { type BulkChangeDeed, BulkQuestion } from './BulkQuestion.tsx';

interface BulkDialogProps {
  readonly resource: Resource;
  readonly deed: BulkChangeDeed;
  readonly chosen: Chosen;
  /** The change is under way: the selection has served. */
  readonly onStarted: () => void;
  readonly onClose: () => void;
}

/** A change of many records: asked for, shown before it is made, made, told row by row, taken back as one (P-LIST-8). */
export function BulkDialog(props: BulkDialogProps): ReactNode {
  const { resource, deed, chosen, onStarted, onClose } = props;
  const t = useT();
  const [job, setJob] = useState<Job>();
  const title = t(`bulk.title.${deed}`, { count: chosen.count });
  if (job) {
    return (
      <JobDialog
        resource={resource}
        jobId={job.id}
        title={title}
        label={t('bulk.running', { count: job.total ?? chosen.count })}
        onClose={onClose}
      />
    );
  }
  return (
    <BulkQuestion
      resource={resource}
      deed={deed}
      chosen={chosen}
      title={title}
      onJob={(started) => {
        setJob(started);
        onStarted();
      }}
      onClose={onClose}
    />
  );
}
