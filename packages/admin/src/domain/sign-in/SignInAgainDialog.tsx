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
 * Signs in again over a form whose session has ended (P-AUTH-7): nothing on the page is touched, and calls
 * that were refused go on. Somebody else is asked what to do with values that are not theirs.
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
    // Nothing can be done on the page without a session: there is only on, or out.
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
