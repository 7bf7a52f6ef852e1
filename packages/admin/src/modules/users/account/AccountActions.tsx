import { passwordReset } from '@rentyard/contract/entities/account/forms';
import { user } from '@rentyard/contract/entities/account/user';
import type { FormOf } from '@rentyard/contract/schema/forms';
import type { Option } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Combobox } from '@rentyard/ui/Combobox';
import { Dialog } from '@rentyard/ui/Dialog';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useId, useState } from 'react';
import { useLoadOptions } from '../../../records/fields/useReferenceOptions.ts';
import { DialogButtons } from '../../../records/form/screen/DialogButtons.tsx';
import { Field } from '../../../records/inputs/Field.tsx';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import { useUser } from '../../../services/session/useSession.ts';
import { CallForm } from '../call-form/CallForm.tsx';
import { useCallForm } from '../call-form/useCallForm.ts';
import { accountState } from './UserState.tsx';
import type { Account } from './useAccount.ts';
import { type User, useAccount } from './useAccount.ts';
import { usersApi } from './usersApi.ts';

interface AccountActionsProps {
  readonly person: User;
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

interface ApprovalDialogProps {
  readonly person: User;
  readonly account: Account;
  readonly onClose: () => void;
}

/** Approves a registered user with a role. */
function ApprovalDialog({ person, account, onClose }: ApprovalDialogProps): ReactNode {
  const t = useT();
  const label = useFieldLabel(user.name);
  const loadOptions = useLoadOptions(user.name, 'role');
  const [role, setRole] = useState<Option | null>(person.role);
  const [isMissing, setMissing] = useState(false);
  const approve = async () => {
    if (role === null) setMissing(true);
    else if (await account.approve(role.id)) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('users.approve_title', { name: person.name })}
      footer={
        <DialogButtons
          label={t('users.approve')}
          onConfirm={() => void approve()}
          onCancel={onClose}
          isBusy={account.isBusy}
        />
      }
    >
      <Stack gap={4}>
        <Text size="md" tone="soft" as="p">
          {t(person.email_verified_at === null ? 'users.approve_unverified' : 'users.approve_text')}
        </Text>
        <Combobox
          label={label('role')}
          required
          value={role}
          onChange={(chosen) => setRole(chosen as Option | null)}
          loadOptions={loadOptions}
          error={isMissing && role === null ? t('users.role_missing') : undefined}
        />
      </Stack>
    </Dialog>
  );
}

interface PasswordDialogProps {
  readonly person: User;
  readonly onClose: () => void;
}

type PasswordMethod = 'link' | 'temporary';

/** Resets a user's password: by a link in a mail, or with a temporary password. */
function PasswordDialog({ person, onClose }: PasswordDialogProps): ReactNode {
  const t = useT();
  const formId = useId();
  const alerts = useAlerts();
  const [method, setMethod] = useState<PasswordMethod>('link');
  const [reset] = usersApi.useChangeUserPasswordMutation();
  const { controller, submit } = useCallForm({
    resource: passwordReset,
    send: (_, typed) =>
      reset({
        params: { id: person.id },
        body: method === 'link' ? {} : (typed as FormOf<typeof passwordReset>),
      }).unwrap(),
  });
  const choose = (chosen: PasswordMethod) => {
    controller.discard();
    setMethod(chosen);
  };
  const handleSubmit = async () => {
    if (method === 'temporary' && controller.form.getValues('password') === '') {
      controller.form.setError('password', { type: 'required' }, { shouldFocus: true });
      return;
    }
    if (!(await submit())) return;
    alerts.success(
      method === 'link'
        ? t('users.password_link_sent', { email: person.email })
        : t('users.password_changed', { name: person.name }),
    );
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('users.password_of', { name: person.name })}
      footer={
        <DialogButtons
          label={t(method === 'link' ? 'users.password_send_link' : 'users.password_set')}
          form={formId}
          onCancel={onClose}
          isBusy={controller.isSaving}
        />
      }
    >
      <CallForm controller={controller} id={formId} onSubmit={() => void handleSubmit()}>
        <RadioGroup
          label={t('users.password_method')}
          value={method}
          onChange={choose}
          options={[
            { value: 'link', label: t('users.password_link'), hint: t('users.password_link_hint') },
            {
              value: 'temporary',
              label: t('users.password_temporary'),
              hint: t('users.password_temporary_hint'),
            },
          ]}
        />
        {method === 'temporary' && (
          <>
            <Field<typeof passwordReset> isPassword name="password" />
            <Field<typeof passwordReset> isPassword name="password_confirmation" />
          </>
        )}
      </CallForm>
    </Dialog>
  );
}
