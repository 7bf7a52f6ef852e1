import {
  type RentalSettings,
  rentalSettings,
} from '@rentyard/contract/entities/rental/rentalSettings';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import type { ReactNode } from 'react';
import { AccountField } from '../../domain/account/AccountField.tsx';
import { AccountForm } from '../../domain/account/AccountForm.tsx';
import { useGuardedAccountForm } from '../../domain/account/useGuardedAccountForm.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { settingsApi } from './settingsApi.ts';

/** For how long new orders are tentative. */
export function RentalSettingsCard({ settings }: { readonly settings: RentalSettings }): ReactNode {
  const t = useT();
  const label = useFieldLabel('settings');
  const alerts = useAlerts();
  const [change] = settingsApi.useChangeRentalSettingsMutation();
  const state = useGuardedAccountForm<keyof RentalSettings>({
    resource: rentalSettings,
    start: rentalTexts(settings),
    send: async ({ tentative_hours: hours }) => {
      const body = { tentative_hours: hours.trim() === '' ? null : Number(hours) };
      state.form.reset(rentalTexts(await change({ body }).unwrap()));
      alerts.success(t('settings.rental_saved'));
    },
  });
  return (
    <Card title={t('settings.rental')}>
      <AccountForm state={state} action={t('settings.rental_save')}>
        <FieldGrid>
          <AccountField
            name="tentative_hours"
            label={label('tentative_hours')}
            hint={t('settings.tentative_hours_hint')}
            autoComplete="off"
          />
        </FieldGrid>
      </AccountForm>
    </Card>
  );
}

function rentalTexts({ tentative_hours: hours }: RentalSettings) {
  return { tentative_hours: hours === null ? '' : String(hours) };
}
