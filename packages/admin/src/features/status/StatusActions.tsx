import type { Resource } from '@rentyard/contract/schema/resource';
import { declarationOf, type Status } from '@rentyard/contract/schema/statuses';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { type ReactNode, useState } from 'react';
import { StatusBadge } from '../../records/fields/StatusBadge.tsx';
import { statusOf } from '../../records/form/values/recordText.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useStatusAction } from './useStatusAction.ts';
import { useStatusChange } from './useStatusChange.ts';

interface RecordStatusProps {
  readonly record: RecordBase;
}

/** The status badge of a record, for records that have a status. */
export function RecordStatus({ record }: RecordStatusProps): ReactNode {
  const status = statusOf(record);
  return status ? <StatusBadge status={status} /> : null;
}

interface StatusActionsProps extends RecordStatusProps {
  readonly resource: Resource;
  /** Buttons next to each other, or full width below each other. */
  readonly direction: 'row' | 'column';
}

/** A button for every status that the record can change to (P-STAT). */
export function StatusActions(props: StatusActionsProps): ReactNode {
  const { resource, record, direction } = props;
  const action = useStatusAction();
  const may = useCan('change_status', resource.subject);
  const { change, isBusy, pending, submitReason, cancel } = useStatusChange(resource);
  const [chosen, setChosen] = useState<Status>();
  const from = statusOf(record);
  const next = record.next_statuses ?? [];
  if (!may || !from || next.length === 0) return null;
  const handleChoose = (to: Status) => {
    setChosen(to);
    change(record, to);
  };
  return (
    <Stack direction={direction} gap={2} wrap>
      {next.map((to) => (
        <Button
          key={to}
          variant={declarationOf(to).button ?? 'secondary'}
          isBusy={isBusy && chosen === to}
          // Another change needs the version that this one returns.
          disabled={isBusy && chosen !== to}
          onClick={() => handleChoose(to)}
        >
          {action(from, to)}
        </Button>
      ))}
      {pending && (
        <ReasonDialog resource={resource} id={record.id} onReason={submitReason} onClose={cancel} />
      )}
    </Stack>
  );
}
