import type { Profile } from '@rentyard/contract/entities/account/account';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { formerUserSettled } from '../../services/session/session.ts';
import { releaseUnsaved } from '../../services/session/unsavedForms.ts';
import { useUser } from '../../services/session/useSession.ts';

interface OtherUserDialogProps {
  /** The user who typed the unsaved values. */
  readonly former: Profile;
}

/**
 * Asks whether to keep or to discard unsaved values after another user has signed in over them.
 * They are never sent without that decision.
 */
export function OtherUserDialog({ former }: OtherUserDialogProps): ReactNode {
  const t = useT();
  const path = usePath();
  const user = useUser();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const keepValues = () => dispatch(formerUserSettled());
  const discardValues = () => {
    releaseUnsaved();
    keepValues();
    void navigate(path('/'), { replace: true });
  };
  return (
    <Dialog
      isOpen
      title={t('again.other_title', { name: nameOf(user) })}
      width={440}
      footer={
        <>
          <Button onClick={keepValues}>{t('again.keep')}</Button>
          <Button variant="primary" onClick={discardValues}>
            {t('again.drop')}
          </Button>
        </>
      }
    >
      <Text as="p">{t('again.other_text', { former: nameOf(former) })}</Text>
    </Dialog>
  );
}

function nameOf(user: Profile | null): string {
  return user ? `${user.first_name} ${user.last_name}`.trim() || user.email : '';
}
