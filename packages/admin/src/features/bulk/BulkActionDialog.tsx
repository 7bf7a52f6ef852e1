import type { Job } from '@rentyard/contract/entities/job';
import type { Resource } from '@rentyard/contract/schema/resource';
import { type ReactNode, useState } from 'react';
import type { RowSelection } from '../../records/list/rows/rowSelection.ts';
import { useCountText } from '../../records/list/useCountText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { ExportDialog } from '../import-export/ExportDialog.tsx';
import { JobDialog } from '../jobs/JobDialog.tsx';
import type { BulkAction } from './BulkBar.tsx';
import { type BulkChangeAction, BulkChangeDialog } from './BulkChangeDialog.tsx';

/** A bulk action that the user selected, with its rows. */
export interface BulkActionRequest {
  readonly action: BulkAction;
  readonly chosen: RowSelection;
  /** Clears the selection. */
  readonly clear: () => void;
}

interface BulkActionDialogProps {
  readonly resource: Resource;
  readonly request: BulkActionRequest;
  /** Ids of the visible columns, in display order. */
  readonly columns: readonly string[];
  readonly onClose: () => void;
}

/** The dialog of a bulk action. */
export function BulkActionDialog({
  resource,
  request,
  columns,
  onClose,
}: BulkActionDialogProps): ReactNode {
  const { action, chosen, clear } = request;
  if (action === 'export') {
    return <ExportDialog resource={resource} chosen={chosen} columns={columns} onClose={onClose} />;
  }
  return (
    <BulkChangeFlow
      resource={resource}
      action={action}
      chosen={chosen}
      onStarted={clear}
      onClose={onClose}
    />
  );
}

interface BulkChangeFlowProps {
  readonly resource: Resource;
  readonly action: BulkChangeAction;
  readonly chosen: RowSelection;
  /** The job has started, so clear the selection. */
  readonly onStarted: () => void;
  readonly onClose: () => void;
}

/** A bulk change: choose the change, preview it, run it, read the report, undo it (P-LIST-8). */
function BulkChangeFlow(props: BulkChangeFlowProps): ReactNode {
  const { resource, action, chosen, onStarted, onClose } = props;
  const t = useT();
  const [job, setJob] = useState<Job>();
  const countText = useCountText(resource.name);
  const title = t(`bulk.title.${action}`, { records: countText(chosen.count) });
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
    <BulkChangeDialog
      resource={resource}
      action={action}
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
