import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SecondStep } from '../../domain/sign-in/buildSecondStep.ts';
import { PasswordStep } from '../../domain/sign-in/PasswordStep.tsx';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { initApi } from '../../services/session/initApi.ts';
import { queryWithReturnAddress } from './queryWithReturnAddress.ts';

const CodeStep = lazyComponent(() =>
  import('../../domain/sign-in/CodeStep.tsx').then((chunk) => chunk.CodeStep),
);

const ForgotPassword = lazyComponent(() =>
  import('./ForgotPassword.tsx').then((chunk) => chunk.ForgotPassword),
);

interface LoginState {
  readonly secondStep?: SecondStep;
  /** E-mail of the user who must enter the password again. */
  readonly email?: string;
}

/**
 * The sign-in screen: e-mail and password, a code from the mail for some accounts, and the password
 * reset (`?forgot=1`). Each step is a history entry, so that Back and a reload stay in it.
 */
export function LoginScreen(): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const { search, pathname, state } = useLocation();
  const { data: init } = initApi.useInitQuery();
  const { secondStep, email } = (state ?? {}) as LoginState;
  const show = (next: LoginState, replace = false) =>
    void navigate(pathname + search, { state: next, replace });

  if (secondStep) {
    return (
      <Suspense>
        <Stack gap={4}>
          <Heading level={1} tabIndex={-1}>
            {t('login.title')}
          </Heading>
          <CodeStep
            step={secondStep}
            onRenewed={(next) => show({ secondStep: next }, true)}
            onBack={(known) => show({ ...(known && { email: known }) }, true)}
          />
        </Stack>
      </Suspense>
    );
  }
  if (new URLSearchParams(search).has('forgot')) {
    return (
      <Suspense>
        <ForgotPassword />
      </Suspense>
    );
  }
  return (
    <Stack gap={4}>
      <Heading level={1} tabIndex={-1}>
        {t('login.title')}
      </Heading>
      <PasswordStep email={email} onSecondStep={(step) => show({ secondStep: step })}>
        <Stack direction="row" gap={4} wrap justify="space-between">
          <RouterLink to={path(`/auth/login${queryWithReturnAddress(search, { forgot: '1' })}`)}>
            {t('login.forgot')}
          </RouterLink>
          {init?.registration !== 'closed' && (
            <RouterLink to={path(`/auth/registration${queryWithReturnAddress(search)}`)}>
              {t('login.register')}
            </RouterLink>
          )}
        </Stack>
      </PasswordStep>
    </Stack>
  );
}
