import type { Job } from '@rentyard/contract/entities/job';
import type { Resource } from '@rentyard/contract/schema/resource';
import { type ReactNode, useState } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { ExportDialog } from '../import-export/ExportDialog.tsx';
import { JobDialog } from '../jobs/JobDialog.tsx';
import type { Chosen } from '../list/chosen.ts';
import type { BulkDeed } from './BulkBar.tsx';
import { type BulkChangeDeed, BulkQuestion } from './BulkQuestion.tsx';

/** What the bar of chosen rows was asked for. */
export interface Asked {
  readonly deed: BulkDeed;
  readonly chosen: Chosen;
  /** Takes the selection back. */
  readonly clear: () => void;
}

interface BulkAskedProps {
  readonly resource: Resource;
  readonly asked: Asked;
  /** Ids of the columns that the list shows, in their order. */
  readonly columns: readonly string[];
  readonly onClose: () => void;
}

/** The dialog for what is to be done to chosen rows. */
export function BulkAsked({ resource, asked, columns, onClose }: BulkAskedProps): ReactNode {
  const { deed, chosen, clear } = asked;
  if (deed === 'export') {
    return <ExportDialog resource={resource} chosen={chosen} columns={columns} onClose={onClose} />;
  }
  return (
    <BulkDialog
      resource={resource}
      deed={deed}
      chosen={chosen}
      onStarted={clear}
      onClose={onClose}
    />
  );
}

interface BulkDialogProps {
  readonly resource: Resource;
  readonly deed: BulkChangeDeed;
  readonly chosen: Chosen;
  /** The change is under way: the selection has served. */
  readonly onStarted: () => void;
  readonly onClose: () => void;
}

/** A change of many records: asked for, shown before it is made, made, told row by row, taken back as one (P-LIST-8). */
function BulkDialog(props: BulkDialogProps): ReactNode {
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
