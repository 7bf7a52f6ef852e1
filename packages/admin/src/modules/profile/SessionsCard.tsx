import type { Session } from '@rentyard/contract/entities/account/account';
import { Badge } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { accountApi } from '../../domain/account/accountApi.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { parseDevice } from '../../services/session/parseDevice.ts';

type Which = { readonly id: number } | { readonly others: true };

/** The user's active sessions, and buttons to end them. */
export function SessionsCard(): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const { data: sessions, error, refetch } = accountApi.useOwnSessionsQuery();
  const [end, { isLoading }] = accountApi.useEndSessionsMutation();
  const confirm = useConfirm();
  const close = async (which: Which, title: string, confirmLabel: string) => {
    const question = { title, text: t('sessions.end_text'), confirmLabel, tone: 'danger' } as const;
    if (!(await confirm(question))) return;
    try {
      await end({ body: which }).unwrap();
      alerts.success(t('sessions.ended'));
    } catch (failure) {
      alerts.error(failureText(failure));
    }
  };
  const others = sessions?.filter(({ is_current }) => !is_current) ?? [];
  return (
    <Card
      title={t('sessions.title')}
      actions={
        others.length > 0 && (
          <Button
            isBusy={isLoading}
            onClick={() =>
              void close({ others: true }, t('sessions.end_others_title'), t('sessions.end_others'))
            }
          >
            {t('sessions.end_others')}
          </Button>
        )
      }
    >
      {error && !sessions && <ErrorState title={failureText(error)} onRetry={refetch} />}
      {!sessions && !error && <Skeleton width="100%" height={44} />}
      {sessions && (
        <Rows>
          {sessions.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              onEnd={(id, device) =>
                void close({ id }, t('sessions.end_title', { device }), t('sessions.end'))
              }
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}

interface SessionItemProps {
  readonly session: Session;
  readonly onEnd: (id: number, device: string) => void;
}

function SessionItem({ session, onEnd }: SessionItemProps): ReactNode {
  const t = useT();
  const { browser, system } = parseDevice(session.user_agent);
  const device = [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown');
  return (
    <li>
      <SessionRow session={session} device={device} />
      <Stack direction="row" align="center">
        {session.is_current ? (
          <Badge tone="success">{t('sessions.current')}</Badge>
        ) : (
          <Button onClick={() => onEnd(session.id, device)}>{t('sessions.end')}</Button>
        )}
      </Stack>
    </li>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly device: string;
}

/** A session with its browser, location and last use. */
function SessionRow({ session, device }: SessionRowProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const { ip, user_agent, last_used_at, expires_at } = session;
  return (
    <Stack gap={0}>
      <Text weight="medium" title={user_agent ?? undefined}>
        {device}
      </Text>
      <Text size="sm" tone="muted">
        {[
          ip,
          t('sessions.used', { time: format.relative(last_used_at) }),
          t('sessions.expires', { time: format.moment(expires_at) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
  );
}

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space2} ${theme.space4};
    padding: ${theme.space3} 0;
  }
  > li + li { border-top: 1px solid ${theme.hairline}; }
`;
