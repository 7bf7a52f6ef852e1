import { user, userKinds } from '@rentyard/contract/entities/account/user';
import type { EditedOf } from '@rentyard/contract/schema/resource';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { useLoadedCounters } from '../../services/counters/useLoadedCounters.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { AccountActions } from './account/AccountActions.tsx';
import { AccountFacts } from './account/AccountFacts.tsx';
import { usersApi } from './account/usersApi.ts';
import { PersonLanguageField } from './PersonLanguageField.tsx';

type Invited = Pick<EditedOf<typeof user>, 'kind' | 'state' | 'email'>;

/** Invites a user, or edits their details and permissions. */
export function UserForm(): ReactNode {
  const t = useT();
  const { id } = useParams();
  const loadCounters = useLoadedCounters();
  return (
    <RecordScreen
      resource={user}
      createdText={async (saved) => {
        const { kind, state, email } = saved as Invited;
        const isInvited = kind === 'staff' && state === 'active';
        const counters = isInvited ? await loadCounters() : undefined;
        if (!counters) return undefined;
        // Counted only while there is no mail server.
        const isMailStored = counters.mails_waiting !== undefined;
        return t(isMailStored ? 'users.invitation_stored' : 'users.invitation_sent', { email });
      }}
      {...(id && { side: <AccountCard id={Number(id)} /> })}
    >
      <Card title={t('users.person')}>
        <Stack gap={4}>
          <FieldGrid>
            <Field<typeof user> name="first_name" />
            <Field<typeof user> name="last_name" />
            <Field<typeof user>
              name="email"
              hint={t(id === undefined ? 'users.invite_hint' : 'users.email_hint')}
            />
            <Field<typeof user> name="phone" />
            <PersonLanguageField hint={t('users.language_hint')} />
          </FieldGrid>
        </Stack>
      </Card>
      <Card title={t('users.access')}>
        <Stack gap={4}>
          <FieldGrid>
            <Field<typeof user> name="kind" hint={t('users.kind_hint')} options={userKinds} />
            <Field<typeof user> name="state" hint={t('users.state_hint')} />
            <RoleField isNew={id === undefined} />
            <Field<typeof user> name="position" hint={t('users.position_hint')} />
          </FieldGrid>
        </Stack>
      </Card>
      <Papers />
    </RecordScreen>
  );
}

/** Staff are invited with a role, so that they can work after their first sign-in. */
function RoleField({ isNew }: { readonly isNew: boolean }): ReactNode {
  const t = useT();
  const { form } = useFormOfRecord();
  const [kind, state] = useWatch({ control: form.control, name: ['kind', 'state'] });
  const isRequired = isNew && kind === 'staff' && state === 'active';
  return <Field<typeof user> name="role" hint={t('users.role_hint')} required={isRequired} />;
}

/** Only clients have documents, and hear about decisions on their records. */
function Papers(): ReactNode {
  const t = useT();
  const { form } = useFormOfRecord();
  const kind = useWatch({ control: form.control, name: 'kind' }) as string;
  if (kind !== 'client') return null;
  return (
    <>
      <Card title={t('users.documents')}>
        <Field<typeof user> name="documents_verified_at" hint={t('users.documents_hint')} />
      </Card>
      <Card title={t('users.messages')}>
        <Field<typeof user> name="customer_notices" hint={t('users.messages_hint')} />
      </Card>
    </>
  );
}

/** The state of the account and its actions, beside the user's form. */
function AccountCard({ id }: { readonly id: number }): ReactNode {
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
