import {
  type CustomerNoticeSettings,
  customerNoticeSettings,
} from '@rentyard/contract/entities/chat/customerNoticeRoutes';
import { Card } from '@rentyard/ui/Card';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { TimeField } from '@rentyard/ui/TimeField';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { AccountField } from '../../../domain/account/AccountField.tsx';
import { AccountForm } from '../../../domain/account/AccountForm.tsx';
import type { AccountFormState } from '../../../domain/account/useAccountForm.ts';
import { useGuardedAccountForm } from '../../../domain/account/useGuardedAccountForm.ts';
import { readProblem } from '../../../records/form/values/problems.ts';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { useFailureText } from '../../../services/format/useFailureText.ts';
import { useProblem } from '../../../services/i18n/useProblem.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { NoticeTexts } from './NoticeTexts.tsx';
import { noticesApi } from './noticesApi.ts';

/** Messages to owners and clients about decisions and returns: when they are sent, and their texts. */
export function NoticesScreen(): ReactNode {
  const t = useT();
  const failureText = useFailureText();
  const { data, error, refetch } = noticesApi.useCustomerNoticesQuery({});
  return (
    <>
      <PageHeader title={t('notices.title')} />
      {!data && error && <ErrorState title={failureText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={480} />}
      {data && (
        <Stack gap={4}>
          <TimingCard settings={data} />
          <NoticeTexts templates={data.templates} />
        </Stack>
      )}
    </>
  );
}

type Timing = Pick<CustomerNoticeSettings, 'delay_minutes' | 'quiet_from' | 'quiet_to'>;

function TimingCard({ settings }: { readonly settings: Timing }): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const [change] = noticesApi.useChangeCustomerNoticesMutation();
  const state = useGuardedAccountForm<keyof Timing>({
    resource: customerNoticeSettings,
    start: timingTexts(settings),
    send: async ({ delay_minutes, quiet_from, quiet_to }) => {
      const body = {
        delay_minutes: Number(delay_minutes),
        quiet_from: quiet_from || null,
        quiet_to: quiet_to || null,
      };
      state.form.reset(timingTexts(await change({ body }).unwrap()));
      alerts.success(t('notices.timing_saved'));
    },
  });
  return (
    <Card title={t('notices.timing')}>
      <AccountForm state={state} action={t('notices.timing_save')}>
        <Text size="md" tone="muted" as="p">
          {t('notices.timing_hint')}
        </Text>
        <FieldGrid>
          <AccountField
            name="delay_minutes"
            label={t('notices.delay')}
            hint={t('notices.delay_hint')}
            autoComplete="off"
            required
          />
        </FieldGrid>
        <FieldGrid>
          <QuietTime form={state.form} name="quiet_from" />
          <QuietTime form={state.form} name="quiet_to" />
        </FieldGrid>
      </AccountForm>
    </Card>
  );
}

interface QuietTimeProps {
  readonly form: AccountFormState['form'];
  readonly name: 'quiet_from' | 'quiet_to';
}

function QuietTime({ form, name }: QuietTimeProps): ReactNode {
  const t = useT();
  const problemText = useProblem();
  const { field, fieldState } = useController({ control: form.control, name });
  const label = t(`notices.${name}`);
  const problem = fieldState.error && readProblem(fieldState.error);
  return (
    <TimeField
      label={label}
      hint={t('notices.quiet_hint')}
      name={name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={problem && problemText(problem, label)}
    />
  );
}

function timingTexts({ delay_minutes, quiet_from, quiet_to }: Timing) {
  return {
    delay_minutes: String(delay_minutes),
    quiet_from: quiet_from ?? '',
    quiet_to: quiet_to ?? '',
  };
}
