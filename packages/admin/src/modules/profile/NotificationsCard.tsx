import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { Switch } from '@rentyard/ui/Switch';
import type { ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { usePreferences, useSavePreferences } from '../../services/session/usePreferences.ts';

/** Whether notifications are also sent by e-mail. */
export function NotificationsCard(): ReactNode {
  const t = useT();
  const { email_notifications: isOn = false, email_digest: isDaily = false } = usePreferences();
  const save = useSavePreferences();
  return (
    <Card title={t('profile.notifications')}>
      <Stack gap={3}>
        <Switch
          label={t('profile.email_notifications')}
          hint={t('profile.email_notifications_hint')}
          checked={isOn}
          onChange={(event) => save({ email_notifications: event.currentTarget.checked })}
        />
        <Switch
          label={t('profile.email_digest')}
          hint={t('profile.email_digest_hint')}
          checked={isDaily}
          disabled={!isOn}
          onChange={(event) => save({ email_digest: event.currentTarget.checked })}
        />
      </Stack>
    </Card>
  );
}
