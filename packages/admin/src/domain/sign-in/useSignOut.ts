import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { useT } from '../../services/i18n/useT.ts';
import { profileApi } from '../../services/session/profileApi.ts';
import { hasUnsaved } from '../../services/session/unsavedForms.ts';

/** Signs out. Asks first when there are unsaved values. */
export function useSignOut(): () => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  const [logout] = profileApi.useLogoutMutation();
  return async () => {
    // The messages of this confirmation load together with the forms.
    const isSure =
      !hasUnsaved() || (await confirm({ title: t('leave.title'), text: t('leave.text') }));
    if (isSure) await logout();
  };
}
