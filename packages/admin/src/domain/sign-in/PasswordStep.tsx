import { Button } from '@rentyard/ui/Button';
import { Checkbox } from '@rentyard/ui/Checkbox';
import { PasswordField } from '@rentyard/ui/PasswordField';
import { Text } from '@rentyard/ui/Text';
import { TextField } from '@rentyard/ui/TextField';
import { theme } from '@rentyard/ui/theme';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type ApiFailure, isUnreached } from '../../services/api/failure.ts';
import { useT } from '../../services/i18n/useT.ts';
import { profileApi } from '../../services/session/profileApi.ts';
import { buildSecondStep, type SecondStep } from './buildSecondStep.ts';

interface PasswordStepProps {
  /** The expected user. Another one may still sign in. */
  readonly email?: string | undefined;
  /** E-mail and password are correct, and the account needs a code too. */
  readonly onSecondStep: (step: SecondStep) => void;
  /** Rendered between the fields and the button. */
  readonly children?: ReactNode;
}

/** The form for e-mail and password. `navigateOnSessionChange` decides where a sign-in leads. */
export function PasswordStep({ email, onSecondStep, children }: PasswordStepProps): ReactNode {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<LoginProblems>({});
  const [login, { isLoading, isSuccess }] = profileApi.useLoginMutation();

  useEffect(() => {
    // With a known e-mail, the password field gets the focus.
    if (email !== undefined)
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, [email]);
  const show = (found: LoginProblems) => {
    setProblems(found);
    // A refused sign-in concerns both fields. The password is more often wrong, and is not readable.
    const isRefused = found.email !== undefined && found.email !== 'missing';
    const first = isRefused || !found.email ? 'password' : 'email';
    if (found.email || found.password)
      form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const email = String(values.get('email') ?? '').trim();
    const password = String(values.get('password') ?? '');
    const missing = findMissing({ email, password });
    show(missing);
    if (missing.email || missing.password) return;
    const body = { email, password, remember: values.has('remember') };
    const { data, error } = await login({ body });
    if (error && 'status' in error) show(findProblems(error));
    if (data && 'two_step' in data) onSecondStep(buildSecondStep(data.two_step, email));
  };
  const problemText = (field: 'email' | 'password') => {
    const problem = problems[field];
    if (problem === 'missing') return t('login.required', { field: t(`login.${field}`) });
    return problem;
  };
  const general = problems.form === 'unreached' ? t('login.unreached') : problems.form;

  return (
    <Form ref={form} noValidate onSubmit={handleSubmit}>
      {general && (
        <Text tone="danger" role="alert">
          {general}
        </Text>
      )}
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        autoFocus={email === undefined}
        label={t('login.email')}
        error={problemText('email')}
      />
      <PasswordField name="password" label={t('login.password')} error={problemText('password')} />
      <Checkbox name="remember" label={t('login.remember')} />
      <Button type="submit" variant="primary" size="large" isBusy={isLoading || isSuccess}>
        {t('login.submit')}
      </Button>
      {children}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space4};
`;

/** Problems of a sign-in attempt: the form has the text for `missing`, the server for the rest. */
interface LoginProblems {
  readonly email?: 'missing' | string;
  readonly password?: 'missing' | string;
  /** A problem that belongs to no single field. */
  readonly form?: 'unreached' | string;
}

function findMissing(values: { readonly email: string; readonly password: string }): LoginProblems {
  return {
    ...(values.email === '' && { email: 'missing' }),
    ...(values.password === '' && { password: 'missing' }),
  };
}

/**
 * Problems of a refused attempt. The server explains a lock (429); the form has the text for an
 * unreachable server.
 */
function findProblems(failure: ApiFailure): LoginProblems {
  const email = failure.errors?.email?.[0]?.message;
  const password = failure.errors?.password?.[0]?.message;
  if (email || password) return { ...(email && { email }), ...(password && { password }) };
  const isSilent = isUnreached(failure) && failure.status !== 429;
  return { form: isSilent || failure.message === '' ? 'unreached' : failure.message };
}
