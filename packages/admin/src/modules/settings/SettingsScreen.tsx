import { type HomeSettings, homeSettings } from '@rentyard/contract/entities/homeSettings';
import { currency } from '@rentyard/contract/entities/money/currency';
import {
  type MoneySettings,
  moneySettings,
  rateProviders,
} from '@rentyard/contract/entities/money/moneySettings';
import {
  type CodePatterns,
  codeOf,
  codeSettings,
  type NumberedResource,
} from '@rentyard/contract/entities/system/codeSettings';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Card } from '@rentyard/ui/Card';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Select } from '@rentyard/ui/Select';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { AccountField } from '../../domain/account/AccountField.tsx';
import { AccountForm } from '../../domain/account/AccountForm.tsx';
import type { AccountFormState } from '../../domain/account/useAccountForm.ts';
import { useGuardedAccountForm } from '../../domain/account/useGuardedAccountForm.ts';
import { RateNotice } from '../../domain/money/RateNotice.tsx';
import { ratesApi } from '../../domain/money/ratesApi.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { FourEyesCard } from './FourEyesCard.tsx';
import { RentalSettingsCard } from './RentalSettingsCard.tsx';
import { SystemCheckCard } from './SystemCheckCard.tsx';
import { settingsApi } from './settingsApi.ts';

/** Settings of the installation: money, generated codes, the home page, rental, and the system check. */
export function SettingsScreen(): ReactNode {
  const t = useT();
  const path = usePath();
  const failureText = useFailureText();
  const codes = settingsApi.useCodeSettingsQuery();
  const money = settingsApi.useMoneySettingsQuery({});
  const home = settingsApi.useHomeSettingsQuery({});
  const rental = settingsApi.useRentalSettingsQuery({});
  const failed = [codes, money, home, rental].find(({ data, error }) => error && !data);
  if (failed) {
    return (
      <>
        <PageHeader title={t('settings.title')} />
        <ErrorState title={failureText(failed.error)} onRetry={() => void failed.refetch()} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t('settings.title')}
        actions={
          <ButtonLink as={RouterLink} to={path('/settings/messages')}>
            {t('notices.title')}
          </ButtonLink>
        }
      />
      <Stack gap={4}>
        {money.data ? <MoneyCard settings={money.data} /> : <Skeleton height={280} />}
        {codes.data ? <CodesCard patterns={codes.data} /> : <Skeleton height={320} />}
        {home.data ? <HomeCard settings={home.data} /> : <Skeleton height={180} />}
        <FourEyesCard />
        {rental.data ? <RentalSettingsCard settings={rental.data} /> : <Skeleton height={180} />}
        <SystemCheckCard />
      </Stack>
    </>
  );
}

const resources = Object.keys(codeSettings.fields) as readonly NumberedResource[];

function CodesCard({ patterns }: { readonly patterns: CodePatterns }): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const [change] = settingsApi.useChangeCodeSettingsMutation();
  const state = useGuardedAccountForm<NumberedResource>({
    resource: codeSettings,
    start: patterns,
    send: async (values) => {
      const saved = await change({ body: values }).unwrap();
      state.form.reset({ ...saved });
      alerts.success(t('settings.saved'));
    },
  });
  return (
    <Card title={t('settings.codes')}>
      <AccountForm state={state} action={t('settings.save')}>
        <Text size="md" tone="muted" as="p">
          {t('settings.codes_hint')}
        </Text>
        <FieldGrid>
          {resources.map((resource) => (
            <PatternField key={resource} resource={resource} form={state.form} />
          ))}
        </FieldGrid>
      </AccountForm>
    </Card>
  );
}

interface PatternFieldProps {
  readonly resource: NumberedResource;
  readonly form: AccountFormState['form'];
}

function PatternField({ resource, form }: PatternFieldProps): ReactNode {
  const t = useT();
  const pattern = useWatch({ control: form.control, name: resource }) ?? '';
  return (
    <AccountField
      name={resource}
      label={t(`${resource}.title`)}
      hint={t('settings.example', { code: codeOf(pattern, exampleNumber) })}
      autoComplete="off"
      required
    />
  );
}

const exampleNumber = 10_001;

/** When orders count as waiting on the home page. */
function HomeCard({ settings }: { readonly settings: HomeSettings }): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const [change] = settingsApi.useChangeHomeSettingsMutation();
  const state = useGuardedAccountForm<keyof HomeSettings>({
    resource: homeSettings,
    start: homeTexts(settings),
    send: async ({ order_waiting_hours: hours }) => {
      const body = { order_waiting_hours: Number(hours) };
      state.form.reset(homeTexts(await change({ body }).unwrap()));
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

function homeTexts({ order_waiting_hours: hours }: HomeSettings) {
  return { order_waiting_hours: String(hours) };
}

const currencies = recordsOf(currency);

/** The base currency of amounts, and the provider of exchange rates. */
function MoneyCard({ settings }: { readonly settings: MoneySettings }): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const [change] = settingsApi.useChangeMoneySettingsMutation();
  const { data: status } = ratesApi.useRateStatusQuery({});
  const { data: known } = currencies.useList({ page: 1, perPage: 100 });
  const state = useGuardedAccountForm<keyof MoneySettings>({
    resource: moneySettings,
    start: moneyTexts(settings),
    send: async ({ base_currency: base, rate_provider: provider, rate_url }) => {
      const rate_provider = rateProviders.find((one) => one === provider) ?? 'none';
      const body = { base_currency: base === '' ? null : Number(base), rate_provider, rate_url };
      state.form.reset(moneyTexts(await change({ body }).unwrap()));
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
            options={live ?? buildOptions(settings)}
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

function moneyTexts({ base_currency: base, ...settings }: MoneySettings) {
  return { ...settings, base_currency: base ? String(base.id) : '' };
}

/** The chosen currency, while the list of currencies loads. */
function buildOptions({ base_currency: base }: MoneySettings) {
  return base ? [{ value: String(base.id), label: base.name }] : [];
}
