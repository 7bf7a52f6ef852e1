import type { StatusEntry } from '@rentyard/contract/schema/history';
import type { Status } from '@rentyard/contract/schema/statuses';
import { Text } from '@rentyard/ui/Text';
import type { TimelineItem } from '@rentyard/ui/Timeline';
import type { ReactNode } from 'react';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';

export const statusTones: Readonly<Record<Status, TimelineItem['tone']>> = {
  new: 'info',
  active: 'success',
  hidden: 'neutral',
  rejected: 'danger',
};

/** A change of the status, with its reason. */
export function StatusStep({ from, to, reason }: Pick<StatusEntry, 'from' | 'to' | 'reason'>) {
  const t = useT();
  return (
    <>
      {t(`status.${from}`)} › <strong>{t(`status.${to}`)}</strong>
      {reason && <Text as="p">{reason}</Text>}
    </>
  );
}

/** Who did it, and when. */
export function EntryMeta(entry: Pick<StatusEntry, 'created_at' | 'created_by'>): ReactNode {
  const t = useT();
  const format = useFormat();
  return (
    <>
      {entry.created_by?.name ?? t('timeline.system')} ·{' '}
      <time dateTime={entry.created_at} title={format.exactMoment(entry.created_at)}>
        {format.relative(entry.created_at)}
      </time>
    </>
  );
}
