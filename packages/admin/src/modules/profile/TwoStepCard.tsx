import type { Profile } from '@rentyard/contract/entities/account/account';
import { twoStepSwitch } from '@rentyard/contract/entities/account/forms';
import { Badge } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useState } from 'react';
import { AccountPassword } from '../../domain/account/AccountField.tsx';
import { AccountForm } from '../../domain/account/AccountForm.tsx';
import { accountApi } from '../../domain/account/accountApi.ts';
import { useAccountForm } from '../../domain/account/useAccountForm.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useT } from '../../services/i18n/useT.ts';

interface TwoStepCardProps {
  readonly user: Profile;
}

/** Turns two-step sign-in on and off. Both need the password, in case the screen was left open. */
export function TwoStepCard({ user }: TwoStepCardProps): ReactNode {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const isOn = user.two_step;
  return (
    <Card
      title={t('profile.two_step')}
      actions={
        <>
          <Badge tone={isOn ? 'success' : 'neutral'}>
            {t(isOn ? 'profile.two_step_on' : 'profile.two_step_off')}
          </Badge>
          {!isOpen && (
            <Button onClick={() => setOpen(true)}>
              {t(isOn ? 'profile.two_step_turn_off' : 'profile.two_step_turn_on')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p" tone="muted">
          {t('profile.two_step_text', { email: user.email })}
        </Text>
        {isOpen && <TwoStepForm isOn={isOn} onClose={() => setOpen(false)} />}
      </Stack>
    </Card>
  );
}

interface TwoStepFormProps {
  readonly isOn: boolean;
  readonly onClose: () => void;
}

const empty = { current_password: '' };

function TwoStepForm({ isOn, onClose }: TwoStepFormProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const [change] = accountApi.useSwitchTwoStepMutation();
  const state = useAccountForm({
    resource: twoStepSwitch,
    start: empty,
    send: async ({ current_password }) => {
      await change({ body: { enabled: !isOn, current_password } }).unwrap();
      alerts.edited();
      onClose();
    },
  });
  return (
    <AccountForm
      state={state}
      action={t(isOn ? 'profile.two_step_turn_off' : 'profile.two_step_turn_on')}
      others={
        <Button size="large" onClick={onClose}>
          {t('record.cancel')}
        </Button>
      }
    >
      <AccountPassword name="current_password" label={t('account.current_password')} autoFocus />
    </AccountForm>
  );
}
