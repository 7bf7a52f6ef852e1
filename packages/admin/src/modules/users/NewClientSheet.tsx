import { newClient } from '@rentyard/contract/user';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Sheet } from '@rentyard/ui/Sheet';
import { type ReactNode, useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAlerts } from '../../alerts/useAlerts.ts';
import { usePath } from '../../i18n/LanguageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { CallForm } from '../../records/form/CallForm.tsx';
import { DialogButtons } from '../../records/form/DialogButtons.tsx';
import { useCallForm } from '../../records/form/useCallForm.ts';
import { useLeaveGuard } from '../../records/form/useLeaveGuard.ts';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import { trailOf } from '../../records/list/listTrail.ts';
import { useRequiredRight } from '../../records/useRequiredRight.ts';
import { PersonLanguageField } from './PersonLanguageField.tsx';
import { usersApi } from './usersApi.ts';

/** Adds a client (`POST /users/add_client`): no role, no password, they never sign in here. */
export function NewClientSheet(): ReactNode {
  const t = useT();
  const formId = useId();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const path = usePath();
  const { state } = useLocation();
  const [add] = usersApi.useAddClientMutation();
  useRequiredRight('create', 'users');
  const { controller, submit } = useCallForm({
    resource: newClient,
    send: (draft) => add(draft).unwrap(),
  });
  useLeaveGuard(controller.form, controller.discard);
  const close = () =>
    void navigate(path(trailOf(state)?.list ?? '/users/page/1'), { replace: true });
  const save = async () => {
    const made = await submit();
    if (!made) return;
    alerts.created();
    void navigate(path(`/users/show/${made.id}`), { replace: true });
  };
  return (
    <Sheet
      isOpen
      onClose={close}
      title={t('users.new_client')}
      footer={
        <DialogButtons
          label={t('users.add_client')}
          form={formId}
          onCancel={close}
          isBusy={controller.isSaving}
        />
      }
    >
      <CallForm controller={controller} id={formId} onSubmit={() => void save()}>
        <FieldGrid>
          <FormTextField name="first_name" />
          <FormTextField name="last_name" />
        </FieldGrid>
        <FormTextField name="email" />
        <FormTextField name="phone" />
        <PersonLanguageField hint={t('users.client_language_hint')} />
      </CallForm>
    </Sheet>
  );
}
