import { type NewClientDraft, newClient } from '@rentyard/contract/entities/account/user';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Sheet } from '@rentyard/ui/Sheet';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { DialogButtons } from '../../records/form/screen/DialogButtons.tsx';
import { useLeaveGuard } from '../../records/form/useLeaveGuard.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { useFormLocation } from '../../records/navigation/useFormLocation.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useRequiredPermission } from '../../services/permissions/useRequiredPermission.ts';
import { usersApi } from './account/usersApi.ts';
import { CallForm } from './call-form/CallForm.tsx';
import { useCallForm } from './call-form/useCallForm.ts';
import { PersonLanguageField } from './PersonLanguageField.tsx';

/**
 * Adds a client (`POST /users/add_client`). Clients have no role and no password, and never sign
 * in. Opened from an offer or order, it starts with the searched text.
 */
export function NewClientSheet(): ReactNode {
  const t = useT();
  const formId = useId();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const path = usePath();
  const { leave, quickCreate } = useFormLocation(newClient);
  const [add] = usersApi.useAddClientMutation();
  useRequiredPermission('create', 'users');
  const [start] = useState(() => clientFromSearch(quickCreate?.searchText ?? ''));
  const { controller, submit } = useCallForm({
    resource: newClient,
    start,
    send: (body) => add({ body }).unwrap(),
  });
  useLeaveGuard(controller.form, controller.discard);
  const save = async () => {
    const made = await submit();
    if (!made) return;
    alerts.created();
    if (quickCreate) quickCreate.onMade(made);
    else void navigate(path(`/users/show/${made.id}`), { replace: true });
  };
  return (
    <Sheet
      isOpen
      onClose={leave}
      title={t('users.new_client')}
      footer={
        <DialogButtons
          label={t('users.add_client')}
          form={formId}
          onCancel={leave}
          isBusy={controller.isSaving}
        />
      }
    >
      <CallForm controller={controller} id={formId} onSubmit={() => void save()}>
        <FieldGrid>
          <Field<typeof newClient> name="first_name" />
          <Field<typeof newClient> name="last_name" />
        </FieldGrid>
        <Field<typeof newClient> name="email" />
        <Field<typeof newClient> name="phone" />
        <PersonLanguageField hint={t('users.client_language_hint')} />
      </CallForm>
    </Sheet>
  );
}

/**
 * Turns the text of a client search into the draft of a new client: an e-mail address, a phone
 * number or a name.
 */
export function clientFromSearch(query: string): Partial<NewClientDraft> {
  const known = query.trim();
  if (known.includes('@')) return { email: known };
  if (/^[+\d][\d\s()-]*$/.test(known)) return { phone: known };
  const [first_name = '', ...rest] = known.split(/\s+/);
  return { first_name, last_name: rest.join(' ') };
}
