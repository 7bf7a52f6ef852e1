import type { StoppedBy } from '@rentyard/contract/entities/job';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';

interface StoppedNoticeProps {
  readonly stopped: StoppedBy;
}

/** Says that a job or a broadcast has stopped because its user lost the permission. */
export function StoppedNotice({ stopped }: StoppedNoticeProps): ReactNode {
  const t = useT();
  const labels = usePermissionLabels();
  const { person, action, subject } = stopped;
  return (
    <Text as="p" role="status" tone="danger">
      {t('jobs.stopped', {
        name: person.name,
        action: labels.action(action),
        subject: labels.subject(subject),
      })}
    </Text>
  );
}
