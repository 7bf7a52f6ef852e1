import type { QueueEntry } from '@rentyard/contract/entities/home';
import { Card } from '@rentyard/ui/Card';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { CountLink } from './CountLink.tsx';
import { useListAddress } from './useListAddress.ts';

/** What waits for the user. Notifications have cards of their own. */
export function QueueCard({ queue }: { readonly queue: readonly QueueEntry[] }): ReactNode {
  const t = useT();
  const address = useListAddress();
  const isEmpty = queue.every(({ count }) => count === 0);
  return (
    <Card title={t('home.queue')}>
      {isEmpty && (
        <Text as="p" tone="muted">
          {t('home.queue_empty')}
        </Text>
      )}
      <ul>
        {queue.map(({ item, count, list }) => (
          <CountLink
            key={item}
            label={t(`home.queue.${item}`)}
            count={count}
            to={list ? address(list) : undefined}
          />
        ))}
      </ul>
    </Card>
  );
}
