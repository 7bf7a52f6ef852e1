import {
  type CodePatterns,
  codeOf,
  codeSettings,
  type NumberedResource,
} from '@rentyard/contract/entities/codeSettings';
import { Card } from '@rentyard/ui/Card';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { AccountField } from '../../domain/account/AccountField.tsx';
import { AccountForm } from '../../domain/account/AccountForm.tsx';
import type { AccountFormState } from '../../domain/account/useAccountForm.ts';
import { useGuardedAccountForm } from '../../domain/account/useGuardedAccountForm.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useFailureText } from '../../services/api/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { HomeCard } from './HomeCard.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { SystemCheckCard } from './SystemCheckCard.tsx';
import { settingsApi } from './settingsApi.ts';

/** Settings of the installation: money, generated codes, the home page, and the system check. */
export function SettingsScreen(): ReactNode {
  const t = useT();
  const failureText = useFailureText();
  const codes = settingsApi.useCodeSettingsQuery();
  const money = settingsApi.useMoneySettingsQuery({});
  const home = settingsApi.useHomeSettingsQuery({});
  const failed = [codes, money, home].find(({ data, error }) => error && !data);
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
      <PageHeader title={t('settings.title')} />
      <Stack gap={4}>
        {money.data ? <MoneyCard settings={money.data} /> : <Skeleton height={280} />}
        {codes.data ? <CodesCard patterns={codes.data} /> : <Skeleton height={320} />}
        {home.data ? <HomeCard settings={home.data} /> : <Skeleton height={180} />}
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
