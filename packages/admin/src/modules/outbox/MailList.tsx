import type { OutboxMail } from '@rentyard/contract/entities/outbox';
import { Badge, type BadgeTone } from '@rentyard/ui/Badge';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Page } from '../../services/api/listApi.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import type { MailState, useOutboxAddress } from './useOutboxAddress.ts';

interface MailListProps {
  readonly page: Page<OutboxMail>;
  readonly address: ReturnType<typeof useOutboxAddress>;
}

const tones: Readonly<Record<MailState, BadgeTone>> = {
  queued: 'info',
  sent: 'success',
  failed: 'danger',
};

/** A page of mails, newest first. Each links to its view beside the list. */
export function MailList({ page, address }: MailListProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const { current_page, last_page } = page.meta;
  const step = (to: number, label: 'outbox.newer' | 'outbox.older') => (
    <ButtonLink as={RouterLink} to={address.addressOf({ page: to })}>
      {t(label)}
    </ButtonLink>
  );
  return (
    <Stack gap={3}>
      <List>
        {page.data.map(({ id, to, subject, state, created_at }) => (
          <li key={id}>
            <RouterLink
              to={address.addressOf({ page: address.page, mail: id })}
              aria-current={id === address.mail || undefined}
            >
              <Stack direction="row" gap={2} align="center" justify="space-between">
                <Text size="sm" tone="muted" truncate>
                  {to}
                </Text>
                <Text size="sm" tone="muted" style={{ flex: 'none' }}>
                  <time dateTime={created_at} title={format.exactMoment(created_at)}>
                    {format.relative(created_at)}
                  </time>
                </Text>
              </Stack>
              <Stack direction="row" gap={2} align="center" justify="space-between">
                <Text size="md" weight="medium" truncate>
                  {subject}
                </Text>
                <Badge tone={tones[state]}>{t(`outbox.state.${state}`)}</Badge>
              </Stack>
            </RouterLink>
          </li>
        ))}
      </List>
      {last_page > 1 && (
        <Stack direction="row" gap={2} justify="space-between">
          {current_page > 1 ? step(current_page - 1, 'outbox.newer') : <span />}
          {current_page < last_page && step(current_page + 1, 'outbox.older')}
        </Stack>
      )}
    </Stack>
  );
}

const List = styled.ul`
  overflow: hidden;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.surface};

  > li + li { border-top: 1px solid ${theme.hairline}; }
  a {
    display: grid;
    gap: ${theme.space1};
    padding: ${theme.space3} ${theme.space4};
    color: ${theme.text};
    text-decoration: none;
  }
  a:hover { background: ${theme.hover}; }
  a[aria-current] { background: ${theme.accentSoft}; }
  a:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
`;
