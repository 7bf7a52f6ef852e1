import { resetPassword } from '@rentyard/contract/entities/account/forms';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { Heading } from '@rentyard/ui/Heading';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import KeyRound from 'lucide-react/icons/key-round';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AccountPassword, NewPasswordField } from '../../domain/account/AccountField.tsx';
import { AccountForm } from '../../domain/account/AccountForm.tsx';
import { accountApi } from '../../domain/account/accountApi.ts';
import { useAccountForm } from '../../domain/account/useAccountForm.ts';
import { isApiFailure, isUnreached } from '../../services/api/failure.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { LoginLink } from './LoginLink.tsx';
import { NoticePage } from './NoticePage.tsx';

interface ResetPasswordProps {
  readonly token: string;
}

/** Sets a new password by the link from a mail. The link's token is checked first (P-AUTH-5). */
export function ResetPassword({ token }: ResetPasswordProps): ReactNode {
  const t = useT();
  const { error, isLoading, refetch } = accountApi.useCheckResetTokenQuery({
    params: { token },
  });
  if (isLoading) {
    return (
      <Stack gap={4} aria-busy>
        <Skeleton width="60%" height={28} />
        <Skeleton width="100%" height={40} />
        <Skeleton width="100%" height={40} />
      </Stack>
    );
  }
  if (!error) return <NewPassword token={token} />;
  if (isApiFailure(error) && isUnreached(error)) {
    return <ErrorState title={t('login.unreached')} onRetry={refetch} />;
  }
  return <SpentLink />;
}

const empty = { password: '', password_confirmation: '' };

function NewPassword({ token }: ResetPasswordProps): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const [reset] = accountApi.useResetPasswordMutation();
  const state = useAccountForm({
    resource: resetPassword,
    start: empty,
    send: async (passwords) => {
      await reset({ body: { token, ...passwords } }).unwrap();
      void navigate(path('/auth/reset-password-success'), { replace: true });
    },
  });
  // The link may have been used or replaced while this page was open.
  if (state.failure?.errors?.token) return <SpentLink />;
  return (
    <Stack gap={4}>
      <Heading level={1} tabIndex={-1}>
        {t('reset.title')}
      </Heading>
      <AccountForm isPage state={state} action={t('reset.submit')} others={<LoginLink />}>
        <NewPasswordField name="password" label={t('account.new_password')} autoFocus />
        <AccountPassword
          isNew
          name="password_confirmation"
          label={t('account.password_confirmation')}
        />
      </AccountForm>
    </Stack>
  );
}

function SpentLink(): ReactNode {
  const t = useT();
  const path = usePath();
  return (
    <NoticePage
      icon={KeyRound}
      tone="warning"
      title={t('reset.spent_title')}
      text={t('reset.spent')}
    >
      <ButtonLink as={RouterLink} to={path('/auth/login?forgot=1')} size="large" variant="primary">
        {t('reset.request_again')}
      </ButtonLink>
      <LoginLink />
    </NoticePage>
  );
}
