import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import { useUser } from '../../../services/session/useSession.ts';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { accountState } from './UserState.tsx';
import { type Person, useAccount } from './useAccount.ts';

interface AccountActionsProps {
  readonly person: Person;
  /** Number of active sessions. */
  readonly sessions: number;
}

/** Actions on an account, by its state. Users manage their own account in the profile. */
export function AccountActions({ person, sessions }: AccountActionsProps): ReactNode {
  const t = useT();
  const mayUpdate = useCan('update', 'users');
  const isMine = useUser()?.id === person.id;
  const account = useAccount(person);
  const [open, setOpen] = useState<'approval' | 'password'>();
  if (!mayUpdate) return null;
  if (isMine) {
    return (
      <Text size="sm" tone="muted" as="p">
        {t('users.own_account')}
      </Text>
    );
  }
  const { state, kind, two_step } = person;
  const signsIn = kind === 'staff' && state === 'active';
  return (
    <Stack gap={2}>
      {state === 'pending' && (
        <Button variant="primary" onClick={() => setOpen('approval')} disabled={account.isBusy}>
          {t('users.approve')}
        </Button>
      )}
      {accountState(person) === 'invited' && (
        <Button onClick={account.resendInvitation} disabled={account.isBusy}>
          {t('users.resend_invitation')}
        </Button>
      )}
      {signsIn && <Button onClick={() => setOpen('password')}>{t('users.change_password')}</Button>}
      {kind === 'staff' && two_step && (
        <Button onClick={account.resetTwoStep} disabled={account.isBusy}>
          {t('users.two_step_reset')}
        </Button>
      )}
      {sessions > 0 && (
        <Button onClick={() => account.signOut()} disabled={account.isBusy}>
          {t('users.sign_out')}
        </Button>
      )}
      {state === 'suspended' ? (
        <Button onClick={account.reactivate} disabled={account.isBusy}>
          {t('users.activate')}
        </Button>
      ) : (
        <Button onClick={account.suspend} disabled={account.isBusy}>
          {t(state === 'pending' ? 'users.reject' : 'users.suspend')}
        </Button>
      )}
      {open === 'approval' && (
        <ApprovalDialog person={person} account={account} onClose={() => setOpen(undefined)} />
      )}
      {open === 'password' && <PasswordDialog person={person} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}
