import { languageTag } from '@rentyard/contract/languages';
import { Button } from '@rentyard/ui/Button';
import { CodeField } from '@rentyard/ui/CodeField';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { type ApiFailure, isUnreached } from '../../services/api/failure.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { accountApi } from '../account/accountApi.ts';
import { useSecondsUntil } from '../account/useSecondsUntil.ts';
import { buildSecondStep, type SecondStep } from './buildSecondStep.ts';

interface CodeStepProps {
  readonly step: SecondStep;
  /** A new code was sent and replaces the previous one. */
  readonly onRenewed: (step: SecondStep) => void;
  /** Returns to the e-mail and password step. A given e-mail remains filled in. */
  readonly onBack: (email?: string) => void;
}

/** The six-digit code from the mail (P-AUTH-3). It is submitted once complete. */
export function CodeStep({ step, onRenewed, onBack }: CodeStepProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<ApiFailure>();
  const [finish, { isLoading, isSuccess }] = accountApi.useFinishLoginMutation();
  const [resend, { isLoading: isResending }] = accountApi.useResendCodeMutation();
  const expiresAt = Date.parse(step.expires_at);
  const until = useTime(expiresAt);
  const isExpired = useSecondsUntil(expiresAt) === 0;
  const wait = useSecondsUntil(step.resendAt);
  const isOver = failure?.errors?.challenge !== undefined;

  const send = async (typed: string) => {
    if (isLoading || isSuccess) return;
    setFailure(undefined);
    const { error } = await finish({ body: { challenge: step.challenge, code: typed } });
    if (!error || !('status' in error)) return;
    setFailure(error);
    setCode('');
    input.current?.focus();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };
  const handleResend = async () => {
    setFailure(undefined);
    setCode('');
    const { data, error } = await resend({ body: { challenge: step.challenge } });
    if (data) {
      alerts.success(t('code.sent'));
      onRenewed(buildSecondStep(data, step.email));
    }
    if (error && 'status' in error) setFailure(error);
    input.current?.focus();
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={4}>
        <Text as="p" tone="muted">
          {t('code.text')}
        </Text>
        <CodeField
          ref={input}
          label={t('code.label')}
          hint={isExpired ? t('code.expired') : t('code.until', { time: until })}
          error={failure && formatProblem(failure, t('login.unreached'))}
          value={code}
          onChange={setCode}
          onComplete={send}
          autoFocus
        />
        {isOver || isExpired ? (
          <Button variant="primary" size="large" onClick={() => onBack(step.email)}>
            {t('code.again')}
          </Button>
        ) : (
          <>
            <Button type="submit" variant="primary" size="large" isBusy={isLoading || isSuccess}>
              {t('login.submit')}
            </Button>
            <Button size="large" disabled={wait > 0} isBusy={isResending} onClick={handleResend}>
              {wait > 0 ? t('code.resend_in', { seconds: wait }) : t('code.resend')}
            </Button>
            <Button variant="ghost" size="large" onClick={() => onBack()}>
              {t('code.back')}
            </Button>
          </>
        )}
      </Stack>
    </form>
  );
}

/** The server's message: a wrong code, or no attempts left. */
function formatProblem(failure: ApiFailure, unreached: string): string {
  if (isUnreached(failure) && failure.status !== 429) return unreached;
  const problems = [failure.errors?.code, failure.errors?.challenge].flatMap(
    (found) => found ?? [],
  );
  return problems.map(({ message }) => message).join(' ') || failure.message;
}

/** Formats a time of today in the user's language. */
function useTime(moment: number): string {
  const tag = languageTag(useLanguage());
  return new Intl.DateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
}
