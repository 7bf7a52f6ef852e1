import { type HomeSettings, homeSettings } from '@rentyard/contract/entities/homeSettings';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import type { ReactNode } from 'react';
import { AccountField } from '../../domain/account/AccountField.tsx';
import { AccountForm } from '../../domain/account/AccountForm.tsx';
import { useGuardedAccountForm } from '../../domain/account/useGuardedAccountForm.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useT } from '../../services/i18n/useT.ts';
import { settingsApi } from './settingsApi.ts';

/** When orders count as waiting on the home page. */
export function HomeCard({ settings }: { readonly settings: HomeSettings }): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const [change] = settingsApi.useChangeHomeSettingsMutation();
  const state = useGuardedAccountForm<keyof HomeSettings>({
    resource: homeSettings,
    start: textsOf(settings),
    send: async ({ order_waiting_hours: hours }) => {
      const body = { order_waiting_hours: Number(hours) };
      state.form.reset(textsOf(await change({ body }).unwrap()));
      alerts.success(t('settings.home_saved'));
    },
  });
  return (
    <Card title={t('settings.home')}>
      <AccountForm state={state} action={t('settings.home_save')}>
        <FieldGrid>
          <AccountField
            name="order_waiting_hours"
            label={t('settings.order_waiting_hours')}
            hint={t('settings.order_waiting_hours_hint')}
            autoComplete="off"
            required
          />
        </FieldGrid>
      </AccountForm>
    </Card>
  );
}

function textsOf({ order_waiting_hours: hours }: HomeSettings) {
  return { order_waiting_hours: String(hours) };
}
