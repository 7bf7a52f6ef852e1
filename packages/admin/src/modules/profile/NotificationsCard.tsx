import { Card } from '@rentyard/ui/Card';
import { Switch } from '@rentyard/ui/Switch';
import type { ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { usePreferences, useSavePreferences } from '../../services/session/usePreferences.ts';

/** Whether notifications are also sent by e-mail. */
export function NotificationsCard(): ReactNode {
  const t = useT();
  const { email_notifications: isOn = false } = usePreferences();
  const save = useSavePreferences();
  return (
    <Card title={t('profile.notifications')}>
      <Switch
        label={t('profile.email_notifications')}
        hint={t('profile.email_notifications_hint')}
        checked={isOn}
        onChange={(event) => save({ email_notifications: event.currentTarget.checked })}
      />
    </Card>
  );
}
