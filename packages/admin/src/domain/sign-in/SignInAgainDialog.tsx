import type { Profile } from '@rentyard/contract/entities/account/account';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import {
  formerUserSettled,
  selectFormerUser,
  sessionEnded,
} from '../../services/session/session.ts';
import { releaseUnsaved } from '../../services/session/unsavedForms.ts';
import { useUser } from '../../services/session/useSession.ts';
import type { SecondStep } from './buildSecondStep.ts';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

/**
 * Signs in again over a form whose session has ended (P-AUTH-7). The page keeps its state, and
 * refused requests are retried. A different user must decide what happens to the previous user's
 * values.
 */
export function SignInAgainDialog(): ReactNode {
  const t = useT();
  const user = useUser();
  const former = useSelector(selectFormerUser);
  const dispatch = useDispatch();
  const [step, setStep] = useState<SecondStep>();
  if (former) return <OtherUserDialog former={former} />;
  const leave = () => dispatch(sessionEnded());
  return (
    // The page needs a session, so the dialog can only sign in or leave.
    <Dialog
      isOpen
      title={t('again.title')}
      width={440}
      footer={<Button onClick={leave}>{t('again.leave')}</Button>}
    >
      <Stack gap={4}>
        {!step && <Text as="p">{t('again.text')}</Text>}
        {step ? (
          <CodeStep step={step} onRenewed={setStep} onBack={() => setStep(undefined)} />
        ) : (
          <PasswordStep email={user?.email} onSecondStep={setStep} />
        )}
      </Stack>
    </Dialog>
  );
}

interface OtherUserDialogProps {
  /** The user who typed the unsaved values. */
  readonly former: Profile;
}

/**
 * Asks whether to keep or to discard unsaved values after another user has signed in over them.
 * They are never sent without that decision.
 */
function OtherUserDialog({ former }: OtherUserDialogProps): ReactNode {
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
