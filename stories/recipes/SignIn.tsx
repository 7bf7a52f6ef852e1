import { AuthLayout } from '@rentyard/ui/AuthLayout';
import { Button } from '@rentyard/ui/Button';
import { CodeField } from '@rentyard/ui/CodeField';
import { Heading } from '@rentyard/ui/Heading';
import { Logo } from '@rentyard/ui/Logo';
import { PasswordField } from '@rentyard/ui/PasswordField';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { TextField } from '@rentyard/ui/TextField';
import { firstProblem, email as isEmail, required } from '@rentyard/validators';
import { type FormEvent, type ReactNode, useState } from 'react';

const texts: Readonly<Record<string, string>> = {
  required: 'Enter your e-mail address',
  email: 'An address looks like name@example.com',
};

/** Signing in with e-mail and password, then with a code from an authenticator app. */
export function SignIn(): ReactNode {
  const [step, setStep] = useState<'password' | 'code' | 'done'>('password');
  return (
    <AuthLayout logo={<Logo name="Fleet" />} tagline="Every machine, every depot, one list.">
      {step === 'password' && <PasswordForm onSent={() => setStep('code')} />}
      {step === 'code' && (
        <Stack gap={4}>
          <Heading level={1}>Enter the code</Heading>
          <Text tone="soft">Open your authenticator app. The code changes every 30 seconds.</Text>
          <CodeField label="Code from the app" autoFocus onComplete={() => setStep('done')} />
          <Button variant="ghost" onClick={() => setStep('password')}>
            Use another account
          </Button>
        </Stack>
      )}
      {step === 'done' && <Heading level={1}>Welcome back, Ana</Heading>}
    </AuthLayout>
  );
}

function PasswordForm({ onSent }: { readonly onSent: () => void }): ReactNode {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ readonly email?: string; readonly password?: string }>({});
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const problem = firstProblem<string | null | undefined>(email, [required('email'), isEmail()]);
    const found = {
      ...(problem && { email: texts[problem.id] ?? problem.id }),
      ...(password === '' && { password: 'Enter your password' }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) onSent();
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={4}>
        <Heading level={1}>Sign in</Heading>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          required
          value={email}
          error={errors.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          required
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="primary" size="large">
          Continue
        </Button>
      </Stack>
    </form>
  );
}
