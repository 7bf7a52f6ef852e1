import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { useT } from '../../services/i18n/useT.ts';
import { profileApi } from '../../services/session/profileApi.ts';
import { hasUnsaved } from '../../services/session/unsavedForms.ts';

/** Signs out, and asks before when values were typed that are not saved. */
export function useSignOut(): () => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  const [logout] = profileApi.useLogoutMutation();
  return async () => {
    // The words of the question come with the forms that it is about.
    const isSure =
      !hasUnsaved() || (await confirm({ title: t('leave.title'), text: t('leave.text') }));
    if (isSure) await logout();
  };
}
