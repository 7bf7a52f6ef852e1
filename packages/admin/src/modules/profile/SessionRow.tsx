import type { Session } from '@rentyard/contract/entities/account/account';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { deviceOf } from '../../services/session/deviceOf.ts';

interface SessionRowProps {
  readonly session: Session;
}

/** What a person can tell a session by: the browser, the place, when it was used. */
export function SessionRow({ session }: SessionRowProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const { browser, system } = deviceOf(session.user_agent);
  const { ip, user_agent, last_used_at, expires_at } = session;
  return (
    <Stack gap={0}>
      <Text weight="medium" title={user_agent ?? undefined}>
        {[browser, system].filter(Boolean).join(' · ') || t('sessions.unknown')}
      </Text>
      <Text size="sm" tone="muted">
        {[
          ip,
          t('sessions.used', { time: format.relative(last_used_at) }),
          t('sessions.until', { time: format.moment(expires_at) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
  );
}
