import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Card } from '@rentyard/ui/Card';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { AccountActions } from './AccountActions.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { usersApi } from './usersApi.ts';

/** The account beside the form of a person: where it stands and what can be done to it. */
export function AccountCard({ id }: { readonly id: number }): ReactNode {
  const t = useT();
  const path = usePath();
  const { data } = usersApi.usePersonQuery({ params: { id } });
  return (
    <Card title={t('users.account')}>
      {data ? (
        <Stack gap={4}>
          <AccountFacts person={data.user} />
          <AccountActions person={data.user} sessions={data.sessions.length} />
          <ButtonLink as={RouterLink} to={path(`/users/show/${id}`)}>
            {t('users.open_person')}
          </ButtonLink>
        </Stack>
      ) : (
        <Skeleton height={160} />
      )}
    </Card>
  );
}
