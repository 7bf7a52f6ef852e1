import { IconButton } from '@rentyard/ui/IconButton';
import { Popover } from '@rentyard/ui/Popover';
import { theme } from '@rentyard/ui/theme';
import Bell from 'lucide-react/icons/bell';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { useCounters } from '../../services/counters/useCounters.ts';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';

const NotificationList = lazyComponent(() =>
  import('./NotificationList.tsx').then((chunk) => chunk.NotificationList),
);

/** The bell of the top bar with the number of unread notifications. */
export function NotificationBell(): ReactNode {
  const t = useT();
  const { notifications_unread: unread = 0 } = useCounters();
  const label =
    unread > 0 ? t('shell.notifications_unread', { count: unread }) : t('shell.notifications');
  return (
    <Slot data-count={unread > 99 ? '99+' : unread || undefined}>
      <Popover
        label={t('shell.notifications')}
        placement="bottom-end"
        trigger={<IconButton icon={Bell} label={label} />}
      >
        {(close) => (
          <Suspense>
            <NotificationList unread={unread} onClose={close} />
          </Suspense>
        )}
      </Popover>
    </Slot>
  );
}

const Slot = styled.span`
  position: relative;
  display: inline-flex;

  &[data-count]::after {
    content: attr(data-count);
    position: absolute;
    inset-inline-end: -2px;
    top: -2px;
    min-width: 16px;
    padding: 0 4px;
    border-radius: 8px;
    background: ${theme.danger};
    color: ${theme.surface};
    font-size: 11px;
    line-height: 16px;
    text-align: center;
    pointer-events: none;
  }
`;
