import type { Profile } from '@rentyard/contract/entities/account/account';
import { profile } from '@rentyard/contract/entities/account/profile';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { AccountField } from '../../domain/account/AccountField.tsx';
import { AccountForm } from '../../domain/account/AccountForm.tsx';
import type { AccountFormState } from '../../domain/account/useAccountForm.ts';
import { useGuardedAccountForm } from '../../domain/account/useGuardedAccountForm.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { profileApi } from '../../services/session/profileApi.ts';

interface PersonalCardProps {
  readonly user: Profile;
}

/**
 * Names and phone. Only administrators change the e-mail address, because it identifies the
 * account.
 */
export function PersonalCard({ user }: PersonalCardProps): ReactNode {
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
