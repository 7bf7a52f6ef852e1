import type { QueueEntry } from '@rentyard/contract/entities/home';
import { Card } from '@rentyard/ui/Card';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../services/format/useFormat.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { queueTones } from './queueTones.ts';
import { UrgentRecords } from './UrgentRecords.tsx';
import { useListAddress } from './useListAddress.ts';

interface QueueProps {
  readonly queue: readonly QueueEntry[];
  /** Called when the height will not change any more by loading. */
  readonly onSettled: () => void;
}

/** What waits for the user: the number of each kind, and the most urgent records with their next step. */
export function QueueCard({ queue, onSettled }: QueueProps): ReactNode {
  const t = useT();
  const { number } = useFormat();
  const address = useListAddress();
  const isEmpty = queue.every(({ count }) => count === 0);
  return (
    <Card title={t('home.queue')}>
      {isEmpty && (
        <Text as="p" tone="muted">
          {t('home.queue_empty')}
        </Text>
      )}
      <Counts>
        {queue.map(({ item, count, list }) => {
          const content = (
            <>
              <span>{t(`home.queue.${item}`)}</span> <b>{number(count)}</b>
            </>
          );
          const state = {
            'data-empty': count === 0 || undefined,
            'data-tone': count > 0 ? queueTones[item] : undefined,
          };
          return (
            <li key={item}>
              {list ? (
                <Count as={RouterLink} to={address(list)} {...state}>
                  {content}
                </Count>
              ) : (
                <Count {...state}>{content}</Count>
              )}
            </li>
          );
        })}
      </Counts>
      <UrgentRecords queue={queue} onSettled={onSettled} />
    </Card>
  );
}

const Counts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(128px, 18%), 1fr));
  gap: ${theme.space1};
  margin: 0 calc(-1 * ${theme.space3});
`;

const Count = styled.div<{ readonly to?: string }>`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  height: 100%;
  padding: ${theme.space2} ${theme.space3};
  border-radius: ${theme.radius};
  color: ${theme.text};
  line-height: 18px;
  text-decoration: none;

  > span { min-width: 0; overflow-wrap: anywhere; }
  > b { font-size: ${theme.textXl}; font-weight: 600; line-height: 28px; font-variant-numeric: tabular-nums; }
  &[data-tone='danger'] > b { color: ${theme.danger}; }
  &[data-tone='warning'] > b { color: ${theme.warning}; }
  &[data-empty] { color: ${theme.textMuted}; }
  &[data-empty] > b { font-weight: 400; }
  &:is(a):hover { background: ${theme.hover}; }
`;
