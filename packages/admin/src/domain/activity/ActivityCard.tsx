import type { Activity } from '@rentyard/contract/entities/account/userRoutes';
import { Card } from '@rentyard/ui/Card';
import { Text } from '@rentyard/ui/Text';
import { Timeline, type TimelineItem } from '@rentyard/ui/Timeline';
import type { ReactNode } from 'react';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';

interface ActivityCardProps {
  readonly title: string;
  readonly activity: readonly Activity[];
  /** The text without any changes. */
  readonly empty: string;
}

/** Recent changes to records by a user or a program, newest first. */
export function ActivityCard({ title, activity, empty }: ActivityCardProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const text = usePermissionLabels();
  const address = useRecordAddress();
  const items = activity.map(({ id, action, subject, record, created_at }): TimelineItem => {
    const name = record.name || `№ ${record.id}`;
    const isGone = action === 'delete' || record.name === '';
    return {
      id,
      title: (
        <>
          {t(`history.action.${action}`)}:{' '}
          {isGone ? name : <RouterLink to={address(subject, record.id)}>{name}</RouterLink>}
        </>
      ),
      meta: (
        <>
          {text.subject(subject)} ·{' '}
          <time dateTime={created_at} title={format.exactMoment(created_at)}>
            {format.relative(created_at)}
          </time>
        </>
      ),
      tone: action === 'create' ? 'success' : action === 'delete' ? 'danger' : 'neutral',
    };
  });
  return (
    <Card title={title}>
      {items.length > 0 ? (
        <Timeline items={items} />
      ) : (
        <Text size="md" tone="muted" as="p">
          {empty}
        </Text>
      )}
    </Card>
  );
}
