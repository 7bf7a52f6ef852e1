import { memo, type ReactNode } from 'react';
import { Badge, type BadgeTone } from './Badge.tsx';

/** The statuses of catalogue records. */
export type RecordStatus = 'new' | 'active' | 'hidden' | 'rejected';

interface StatusBadgeProps {
  readonly status: RecordStatus;
  /** The status in the user's language. */
  readonly label: string;
}

/** The colour of each status. */
export const toneOfStatus: Readonly<Record<RecordStatus, BadgeTone>> = {
  new: 'info',
  active: 'success',
  hidden: 'neutral',
  rejected: 'danger',
};

/** The status of a record: new is blue, active green, hidden grey, rejected red. */
export const StatusBadge = memo(function StatusBadge({
  status,
  label,
}: StatusBadgeProps): ReactNode {
  return <Badge tone={toneOfStatus[status]}>{label}</Badge>;
});
