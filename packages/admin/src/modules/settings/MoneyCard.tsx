import { currency } from '@rentyard/contract/entities/currency';
import {
  type MoneySettings,
  moneySettings,
  rateProviders,
} from '@rentyard/contract/entities/moneySettings';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Select } from '@rentyard/ui/Select';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { AccountField } from '../../domain/account/AccountField.tsx';
import { AccountForm } from '../../domain/account/AccountForm.tsx';
import type { AccountFormState } from '../../domain/account/useAccountForm.ts';
import { useGuardedAccountForm } from '../../domain/account/useGuardedAccountForm.ts';
import { RateNotice } from '../../domain/money/RateNotice.tsx';
import { ratesApi } from '../../domain/money/ratesApi.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useT } from '../../services/i18n/useT.ts';
import { settingsApi } from './settingsApi.ts';

const currencies = recordsOf(currency);

/** The base currency of amounts, and the provider of exchange rates. */
export function MoneyCard({ settings }: { readonly settings: MoneySettings }): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const [change] = settingsApi.useChangeMoneySettingsMutation();
  const { data: status } = ratesApi.useRateStatusQuery({});
  const { data: known } = currencies.useList({ page: 1, perPage: 100 });
  const state = useGuardedAccountForm<keyof MoneySettings>({
    resource: moneySettings,
    start: textsOf(settings),
    send: async ({ base_currency: base, rate_provider: provider, rate_url }) => {
      const rate_provider = rateProviders.find((one) => one === provider) ?? 'none';
      const body = { base_currency: base === '' ? null : Number(base), rate_provider, rate_url };
      state.form.reset(textsOf(await change({ body }).unwrap()));
      alerts.success(t('settings.money_saved'));
    },
  });
  const live = known?.data.map(({ id, code }) => ({ value: String(id), label: code ?? '' }));
  return (
    <Card title={t('settings.money')}>
      <AccountForm state={state} action={t('settings.money_save')}>
        <Text size="md" tone="muted" as="p">
          {t('settings.money_hint')}
        </Text>
        {status && <RateNotice status={status} />}
        <FieldGrid>
          <SelectField
            form={state.form}
            name="base_currency"
            label={t('settings.base_currency')}
            emptyLabel={t('settings.no_base_currency')}
            options={live ?? optionOf(settings)}
          />
          <SelectField
            form={state.form}
            name="rate_provider"
            label={t('settings.rate_provider')}
            options={rateProviders.map((value) => ({
              value,
              label: t(`settings.rate_provider.${value}`),
            }))}
          />
          <AccountField
            name="rate_url"
            label={t('settings.rate_url')}
            hint={t('settings.rate_url_hint')}
            autoComplete="off"
            required
          />
        </FieldGrid>
      </AccountForm>
    </Card>
  );
}

interface SelectFieldProps {
  readonly form: AccountFormState['form'];
  readonly name: keyof MoneySettings;
  readonly label: string;
  readonly emptyLabel?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function SelectField({ form, name, ...rest }: SelectFieldProps): ReactNode {
  const { value = '', onChange, ...field } = useController({ control: form.control, name }).field;
  return (
    <Select
      {...rest}
      {...field}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}

function textsOf({ base_currency: base, ...settings }: MoneySettings) {
  return { ...settings, base_currency: base ? String(base.id) : '' };
}

/** The chosen currency, while the list of currencies loads. */
function optionOf({ base_currency: base }: MoneySettings) {
  return base ? [{ value: String(base.id), label: base.name }] : [];
}
