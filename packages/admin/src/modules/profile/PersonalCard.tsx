import type { Profile } from '@rentyard/contract/entities/account/account';
import { profile } from '@rentyard/contract/entities/account/profile';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { type ReactNode, useCallback } from 'react';
import { useFormState } from 'react-hook-form';
import { AccountField } from '../../domain/account/AccountField.tsx';
import { AccountForm } from '../../domain/account/AccountForm.tsx';
import { type AccountFormState, useAccountForm } from '../../domain/account/useAccountForm.ts';
import { useLeaveGuard } from '../../records/form/useLeaveGuard.ts';
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
  const state = useAccountForm({
    resource: profile,
    start: { first_name: user.first_name, last_name: user.last_name, phone: user.phone ?? '' },
    send: async ({ phone, ...names }) => {
      await update({ body: { ...names, phone: phone === '' ? null : phone } }).unwrap();
      state.form.reset({ ...names, phone });
      alerts.edited();
    },
  });
  const discard = useCallback(() => state.form.reset(), [state.form]);
  useLeaveGuard(state.form, discard);
  return (
    <Card title={t('profile.personal')}>
      <AccountForm
        state={state}
        action={t('profile.save')}
        others={<Discard state={state} onDiscard={discard} />}
      >
        <FieldGrid>
          <AccountField name="first_name" label={label('first_name')} autoComplete="given-name" />
          <AccountField name="last_name" label={label('last_name')} autoComplete="family-name" />
        </FieldGrid>
        <AccountField name="phone" label={label('phone')} autoComplete="tel" type="tel" />
      </AccountForm>
    </Card>
  );
}

interface DiscardProps {
  readonly state: AccountFormState;
  readonly onDiscard: () => void;
}

/** Shown while there are changes to discard. */
function Discard({ state, onDiscard }: DiscardProps): ReactNode {
  const t = useT();
  const { isDirty } = useFormState({ control: state.form.control });
  if (!isDirty) return null;
  return (
    <Button size="large" onClick={onDiscard}>
      {t('profile.discard')}
    </Button>
  );
}
