import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useT } from '../../services/i18n/useT.ts';
import { selectFormerUser, sessionEnded } from '../../services/session/session.ts';
import { useUser } from '../../services/session/useSession.ts';
import { CodeStep } from './CodeStep.tsx';
import { OtherUserDialog } from './OtherUserDialog.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import type { SecondStep } from './secondStepOf.ts';

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
