import { passwordReset } from '@rentyard/contract/entities/account/forms';
import type { FormOf } from '@rentyard/contract/schema/forms';
import { Dialog } from '@rentyard/ui/Dialog';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { type ReactNode, useId, useState } from 'react';
import { DialogButtons } from '../../../records/form/DialogButtons.tsx';
import { FormPasswordField } from '../../../records/inputs/FormPasswordField.tsx';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { CallForm } from '../call-form/CallForm.tsx';
import { useCallForm } from '../call-form/useCallForm.ts';
import type { Person } from './useAccount.ts';
import { usersApi } from './usersApi.ts';

interface PasswordDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

type PasswordMethod = 'link' | 'temporary';

/** Resets a user's password: by a link in a mail, or with a temporary password. */
export function PasswordDialog({ person, onClose }: PasswordDialogProps): ReactNode {
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
            <FormPasswordField<typeof passwordReset> name="password" />
            <FormPasswordField<typeof passwordReset> name="password_confirmation" />
          </>
        )}
      </CallForm>
    </Dialog>
  );
}
