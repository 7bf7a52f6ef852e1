import type { PersonRead } from '@rentyard/contract/entities/account/userRoutes';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Icon } from '@rentyard/ui/Icon';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ReactNode } from 'react';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { parseDevice } from '../../../services/session/parseDevice.ts';

interface SessionsCardProps {
  readonly sessions: PersonRead['sessions'];
  /** Ends a session; undefined without permission. */
  readonly onEnd: ((session: number) => Promise<void>) | undefined;
}

const phones = ['iOS', 'Android'];

/** A user's active sessions, the latest used first. */
export function SessionsCard({ sessions, onEnd }: SessionsCardProps): ReactNode {
  const t = useT();
  const format = useFormat();
  return (
    <Card title={t('users.sessions')}>
      {sessions.length === 0 && (
        <Text size="md" tone="muted" as="p">
          {t('users.no_sessions')}
        </Text>
      )}
      <Stack as="ul" gap={3}>
        {sessions.map(({ id, user_agent, ip, last_used_at, created_at }) => {
          const { browser, system } = parseDevice(user_agent);
          const device = [browser, system].filter(Boolean).join(', ') || t('users.unknown_device');
          return (
            <Stack key={id} as="li" direction="row" gap={3} align="center">
              <Icon of={phones.includes(system) ? Smartphone : Monitor} size={20} />
              <Stack gap={0} style={{ flex: 1 }}>
                <Text size="md" title={user_agent ?? undefined}>
                  {device}
                </Text>
                <Text size="sm" tone="muted">
                  {[ip, t('users.last_active', { time: format.relative(last_used_at) })]
                    .filter(Boolean)
                    .join(' · ')}
                  {' · '}
                  {t('users.signed_in_at', { time: format.moment(created_at) })}
                </Text>
              </Stack>
              {onEnd && (
                <Button
                  aria-label={t('users.end_session_of', { device })}
                  onClick={() => void onEnd(id)}
                >
                  {t('users.end_session')}
                </Button>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
