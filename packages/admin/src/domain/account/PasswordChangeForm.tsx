import { ownPasswordChange } from '@rentyard/contract/entities/account/forms';
import type { ReactNode } from 'react';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useUser } from '../../services/session/useSession.ts';
import { AccountPassword, NewPasswordField } from './AccountField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { accountApi } from './accountApi.ts';
import { useAccountForm } from './useAccountForm.ts';

interface PasswordChangeFormProps {
  readonly isPage?: boolean;
  /** Rendered beside the button. */
  readonly others?: ReactNode;
  readonly onDone?: () => void;
}

const empty = { current_password: '', password: '', password_confirmation: '' };

/** Changes the user's own password, which ends all their other sessions. */
export function PasswordChangeForm({ isPage, others, onDone }: PasswordChangeFormProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const user = useUser();
  const [change] = accountApi.useChangePasswordMutation();
  const state = useAccountForm({
    resource: ownPasswordChange,
    start: empty,
    send: async (passwords) => {
      if (!user) return;
      await change({ id: user.id, passwords }).unwrap();
      alerts.success(t('account.password_changed'));
      onDone?.();
    },
  });
  const avoid = user ? [user.first_name, user.last_name, user.email] : [];
  return (
    <AccountForm
      state={state}
      action={t('account.change_password')}
      others={others}
      isPage={isPage ?? false}
    >
      <AccountPassword name="current_password" label={t('account.current_password')} />
      <NewPasswordField name="password" label={t('account.new_password')} avoid={avoid} />
      <AccountPassword
        isNew
        name="password_confirmation"
        label={t('account.password_confirmation')}
      />
    </AccountForm>
  );
}
