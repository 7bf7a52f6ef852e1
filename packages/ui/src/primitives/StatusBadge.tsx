import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from './Badge.tsx';

/** The states that records of a catalogue go through. */
export type RecordStatus = 'new' | 'active' | 'hidden' | 'rejected';

interface StatusBadgeProps {
  readonly status: RecordStatus;
  /** The status in the reader's language. */
  readonly label: string;
}

/** The tone that says a state before its word is read. */
export const toneOfStatus: Readonly<Record<RecordStatus, BadgeTone>> = {
  new: 'info',
  active: 'success',
  hidden: 'neutral',
  rejected: 'danger',
};

/** The state of a record: new is blue, active green, hidden grey, rejected red. */
export function StatusBadge({ status, label }: StatusBadgeProps): ReactNode {
  return <Badge tone={toneOfStatus[status]}>{label}</Badge>;
}
