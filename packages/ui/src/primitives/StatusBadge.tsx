import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from './Badge.tsx';

interface StatusBadgeProps {
  readonly status: 'new' | 'active' | 'hidden' | 'rejected';
  /** The status in the reader's language. */
  readonly label: string;
}

const toneOf: Readonly<Record<StatusBadgeProps['status'], BadgeTone>> = {
  new: 'info',
  active: 'success',
  hidden: 'neutral',
  rejected: 'danger',
};

/** The state of a record: new is blue, active green, hidden grey, rejected red. */
export function StatusBadge({ status, label }: StatusBadgeProps): ReactNode {
  return <Badge tone={toneOf[status]}>{label}</Badge>;
}
