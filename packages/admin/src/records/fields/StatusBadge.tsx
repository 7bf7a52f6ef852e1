import { declarationOf, type Status } from '@rentyard/contract/schema/statuses';
import { Badge } from '@rentyard/ui/Badge';
import { memo, type ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';

interface StatusBadgeProps {
  readonly status: Status;
  /** Replaces the name of the status. */
  readonly label?: string;
}

/** The name of a status in its colour. */
export const StatusBadge = memo(function StatusBadge({
  status,
  label,
}: StatusBadgeProps): ReactNode {
  const t = useT();
  return <Badge tone={declarationOf(status).tone}>{label ?? t(`status.${status}`)}</Badge>;
});
