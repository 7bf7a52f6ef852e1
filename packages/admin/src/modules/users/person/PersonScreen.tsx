import { user } from '@rentyard/contract/entities/account/user';
import type { PersonRead } from '@rentyard/contract/entities/account/userRoutes';
import { Avatar } from '@rentyard/ui/Avatar';
import { Badge } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Card } from '@rentyard/ui/Card';
import { Icon } from '@rentyard/ui/Icon';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import { Stack } from '@rentyard/ui/Stack';
import { Tabs } from '@rentyard/ui/Tabs';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import Monitor from 'lucide-react/icons/monitor';
import Pencil from 'lucide-react/icons/pencil';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ReactNode } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { ActivityCard } from '../../../domain/activity/ActivityCard.tsx';
import { FactList } from '../../../features/read/FactList.tsx';
import { RecordFacts } from '../../../features/read/RecordFacts.tsx';
import { FormSkeleton } from '../../../records/form/screen/FormSkeleton.tsx';
import { LoadFailure } from '../../../records/form/screen/LoadFailure.tsx';
import { useNamedRecord } from '../../../records/navigation/openRecord.ts';
import { isApiFailure } from '../../../services/api/failure.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { renderRouterLink } from '../../../services/i18n/renderRouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import { parseDevice } from '../../../services/session/parseDevice.ts';
import { AccountActions } from '../account/AccountActions.tsx';
import { AccountFacts } from '../account/AccountFacts.tsx';
import { UserState } from '../account/UserState.tsx';
import { type User, useAccount } from '../account/useAccount.ts';
import { usersApi } from '../account/usersApi.ts';
import { BucketsCard } from '../buckets/BucketsCard.tsx';
import { OwnedRecordsCard } from './OwnedRecordsCard.tsx';

/** `/users/show/{id}`: a user with sessions, activity and records; upload buckets in a tab. */
export function PersonScreen(): ReactNode {
  const t = useT();
  const path = usePath();
  const { id } = useParams();
  const { data, error, refetch } = usersApi.usePersonQuery({ params: { id: Number(id) } });
  const { pathname } = useLocation();
  const isStorage = useSearchParams()[0].get('tab') === 'storage';
  const mayUpdate = useCan('update', 'users');
  useNamedRecord(data?.user.name ?? '');
  if (!data) {
    if (isApiFailure(error)) return <LoadFailure failure={error} onRetry={refetch} />;
    return (
      <Card>
        <FormSkeleton />
      </Card>
    );
  }
  const { user, sessions, activity, offers, orders } = data;
  const isStaff = user.kind === 'staff';
  return (
    <>
      <PageHeader
        title={
          <Stack as="span" direction="row" gap={3} align="center">
            <Avatar name={user.name} size="large" />
            {user.name}
          </Stack>
        }
        actions={
          mayUpdate && (
            <ButtonLink as={RouterLink} to={path(`/users/edit/${user.id}`)} icon={Pencil}>
              {t('record.edit')}
            </ButtonLink>
          )
        }
      >
        {user.kind && <Badge>{t(`users.choice.kind.${user.kind}`)}</Badge>}
        <UserState person={user} t={t} />
      </PageHeader>
      <Strip>
        <Tabs
          label={t('record.tabs')}
          items={[
            {
              id: 'activity',
              label: t('users.open_person'),
              href: pathname,
              isCurrent: !isStorage,
            },
            {
              id: 'storage',
              label: t('users.buckets'),
              href: `${pathname}?tab=storage`,
              isCurrent: isStorage,
            },
          ]}
          renderLink={renderRouterLink}
        />
      </Strip>
      {isStorage ? (
        <BucketsCard personId={user.id} />
      ) : (
        <RecordLayout
          side={
            <>
              <Card title={t('users.account')}>
                <Stack gap={4}>
                  <AccountFacts person={user} />
                  <AccountActions person={user} sessions={sessions.length} />
                </Stack>
              </Card>
              <PersonFacts person={user} />
            </>
          }
        >
          {isStaff && <Sessions person={user} sessions={sessions} />}
          {user.kind !== 'client' && (
            <ActivityCard
              title={t('users.activity')}
              activity={activity}
              empty={t('users.no_activity')}
            />
          )}
          {offers && offers.total > 0 && (
            <OwnedRecordsCard
              subject="offers"
              owner="user"
              personId={user.id}
              belongings={offers}
            />
          )}
          {orders && orders.total > 0 && (
            <OwnedRecordsCard
              subject="orders"
              owner="client"
              personId={user.id}
              belongings={orders}
            />
          )}
        </RecordLayout>
      )}
    </>
  );
}

type SessionsProps = Pick<Parameters<typeof SessionsCard>[0], 'sessions'> & {
  readonly person: Parameters<typeof useAccount>[0];
};

function Sessions({ person, sessions }: SessionsProps): ReactNode {
  const { signOut } = useAccount(person);
  const mayEnd = useCan('update', 'users');
  return <SessionsCard sessions={sessions} onEnd={mayEnd ? signOut : undefined} />;
}

const Strip = styled.div`
  margin-bottom: ${theme.space4};
`;

const contacts = ['first_name', 'last_name', 'email', 'phone', 'language'] as const;
const ofStaff = ['role', 'position'] as const;

/** Contact, role and age of an account. */
function PersonFacts({ person }: { readonly person: User }): ReactNode {
  const t = useT();
  const fields = person.kind === 'staff' ? [...contacts, ...ofStaff] : contacts;
  return (
    <>
      <Card title={t('users.person')}>
        <FactList resource={user} record={person} fields={fields} isDense isEditable />
      </Card>
      <Card title={t('record.dates')}>
        <RecordFacts resource={user} record={person} />
      </Card>
    </>
  );
}

interface SessionsCardProps {
  readonly sessions: PersonRead['sessions'];
  /** Ends a session; undefined without permission. */
  readonly onEnd: ((session: number) => Promise<void>) | undefined;
}

const phones = ['iOS', 'Android'];

/** A user's active sessions, the latest used first. */
function SessionsCard({ sessions, onEnd }: SessionsCardProps): ReactNode {
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
