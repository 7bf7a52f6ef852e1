import type { Profile } from '@rentyard/contract/entities/account/account';
import { profile } from '@rentyard/contract/entities/account/profile';
import { Badge } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { type Description, DescriptionList } from '@rentyard/ui/DescriptionList';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import { Stack } from '@rentyard/ui/Stack';
import { Switch } from '@rentyard/ui/Switch';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { AccountField } from '../../domain/account/AccountField.tsx';
import { AccountForm } from '../../domain/account/AccountForm.tsx';
import { PasswordChangeForm } from '../../domain/account/PasswordChangeForm.tsx';
import type { AccountFormState } from '../../domain/account/useAccountForm.ts';
import { useGuardedAccountForm } from '../../domain/account/useGuardedAccountForm.ts';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { profileApi } from '../../services/session/profileApi.ts';
import { usePreferences, useSavePreferences } from '../../services/session/usePreferences.ts';
import { useUser } from '../../services/session/useSession.ts';
import { AppearanceCard } from './AppearanceCard.tsx';
import { CalendarFeedsCard } from './CalendarFeedsCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TwoStepCard } from './TwoStepCard.tsx';

interface ProfileScreenProps {
  readonly modules: readonly ModuleDefinition[];
}

/** The user's own settings, independent of permissions. */
export function ProfileScreen({ modules }: ProfileScreenProps): ReactNode {
  const t = useT();
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHeader title={t('shell.profile')} />
      <RecordLayout
        side={
          <>
            <AccountFacts user={user} />
            <AppearanceCard user={user} modules={modules} />
            <NotificationsCard />
          </>
        }
      >
        <PersonalCard user={user} />
        <PasswordCard user={user} />
        <TwoStepCard user={user} />
        <SessionsCard />
        <CalendarFeedsCard />
      </RecordLayout>
    </>
  );
}

/** Whether notifications are also sent by e-mail. */
function NotificationsCard(): ReactNode {
  const t = useT();
  const { email_notifications: isOn = false, email_digest: isDaily = false } = usePreferences();
  const save = useSavePreferences();
  return (
    <Card title={t('profile.notifications')}>
      <Stack gap={3}>
        <Switch
          label={t('profile.email_notifications')}
          hint={t('profile.email_notifications_hint')}
          checked={isOn}
          onChange={(event) => save({ email_notifications: event.currentTarget.checked })}
        />
        <Switch
          label={t('profile.email_digest')}
          hint={t('profile.email_digest_hint')}
          checked={isDaily}
          disabled={!isOn}
          onChange={(event) => save({ email_digest: event.currentTarget.checked })}
        />
      </Stack>
    </Card>
  );
}

interface AccountFactsProps {
  readonly user: Profile;
}

/** Account details that administrators set, and its age. */
function AccountFacts({ user }: AccountFactsProps): ReactNode {
  const t = useT();
  const label = useFieldLabel('users');
  const format = useFormat();
  const moment = (iso: string | null): ReactNode =>
    iso === null ? (
      '—'
    ) : (
      <time dateTime={iso} title={format.exactMoment(iso)}>
        {format.moment(iso)}
      </time>
    );
  const verified = (iso: string | null): ReactNode => (
    <Badge tone={iso ? 'success' : 'warning'}>{iso ? moment(iso) : t('profile.unverified')}</Badge>
  );
  const items: readonly Description[] = [
    { term: label('email'), description: user.email },
    { term: label('email_verified_at'), description: verified(user.email_verified_at) },
    { term: label('documents_verified_at'), description: verified(user.documents_verified_at) },
    { term: label('role'), description: user.role?.name ?? '—' },
    { term: label('position'), description: user.position?.name ?? '—' },
    { term: label('password_changed_at'), description: moment(user.password_changed_at) },
    { term: label('created_at'), description: moment(user.created_at) },
  ];
  return (
    <Card title={t('profile.account')}>
      <DescriptionList items={items} />
    </Card>
  );
}

interface PasswordCardProps {
  readonly user: Profile;
}

/** Date of the last password change, and the form for a new one. */
function PasswordCard({ user }: PasswordCardProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const since = user.password_changed_at;
  return (
    <Card
      title={t('login.password')}
      actions={
        !isOpen && <Button onClick={() => setOpen(true)}>{t('account.change_password')}</Button>
      }
    >
      {isOpen ? (
        <PasswordChangeForm
          onDone={close}
          others={
            <Button size="large" onClick={close}>
              {t('record.cancel')}
            </Button>
          }
        />
      ) : (
        <Text as="p" tone="muted">
          {since
            ? t('profile.password_since', { time: format.moment(since) })
            : t('profile.password')}
        </Text>
      )}
    </Card>
  );
}

interface PersonalCardProps {
  readonly user: Profile;
}

/**
 * Names and phone. Only administrators change the e-mail address, because it identifies the
 * account.
 */
function PersonalCard({ user }: PersonalCardProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const label = useFieldLabel('users');
  const [update] = profileApi.useUpdateProfileMutation();
  const state = useGuardedAccountForm({
    resource: profile,
    start: { first_name: user.first_name, last_name: user.last_name, phone: user.phone ?? '' },
    send: async ({ phone, ...names }) => {
      await update({ body: { ...names, phone: phone === '' ? null : phone } }).unwrap();
      state.form.reset({ ...names, phone });
      alerts.edited();
    },
  });
  return (
    <Card title={t('profile.personal')}>
      <AccountForm state={state} action={t('profile.save')} others={<Discard form={state.form} />}>
        <FieldGrid>
          <AccountField name="first_name" label={label('first_name')} autoComplete="given-name" />
          <AccountField name="last_name" label={label('last_name')} autoComplete="family-name" />
        </FieldGrid>
        <AccountField name="phone" label={label('phone')} autoComplete="tel" type="tel" />
      </AccountForm>
    </Card>
  );
}

/** Shown while there are changes to discard. */
function Discard({ form }: Pick<AccountFormState, 'form'>): ReactNode {
  const t = useT();
  const { isDirty } = useFormState({ control: form.control });
  if (!isDirty) return null;
  return (
    <Button size="large" onClick={() => form.reset()}>
      {t('profile.discard')}
    </Button>
  );
}
