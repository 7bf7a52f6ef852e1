import { Button } from '@rentyard/ui/Button';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { PasswordChangeForm } from '../../domain/account/PasswordChangeForm.tsx';
import { ErrorScreen } from '../../domain/error-pages/ErrorScreen.tsx';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { initApi } from '../../services/session/initApi.ts';
import { profileApi } from '../../services/session/profileApi.ts';
import { useUser } from '../../services/session/useSession.ts';
import { EmailExpired } from './EmailExpired.tsx';
import { EmailSent } from './EmailSent.tsx';
import { LoginLink } from './LoginLink.tsx';
import { NoticePage } from './NoticePage.tsx';
import { Registration } from './Registration.tsx';
import { ResetPassword } from './ResetPassword.tsx';

/**
 * The pages beside the login form (P-AUTH-1), by the rest of `/auth/...`. They share a chunk
 * because each is small and users often see several of them.
 */
export function AuthScreen(): ReactNode {
  const [page, token, ...more] = (useParams()['*'] ?? '').split('/');
  if (page === 'reset-password' && token && more.length === 0)
    return <ResetPassword token={token} />;
  if (token !== undefined) return <NoSuchPage />;
  switch (page) {
    case 'registration':
      return <Registration />;
    case 'email-sent':
      return <EmailSent />;
    case 'email-confirmed':
      return <EmailConfirmed />;
    case 'email-expired':
      return <EmailExpired />;
    case 'reset-password-success':
      return <ResetPasswordSuccess />;
    case 'password-expired':
      return <ExpiredPassword />;
    default:
      return <NoSuchPage />;
  }
}

function NoSuchPage(): ReactNode {
  return <ErrorScreen address="/error/404" onRetry={() => location.reload()} />;
}

/** Target of the confirmation link in the mail. The next step depends on the registration mode. */
function EmailConfirmed(): ReactNode {
  const t = useT();
  const { data: init } = initApi.useInitQuery();
  const isOpen = init?.registration === 'open';
  return (
    <NoticePage
      icon={CircleCheck}
      tone="success"
      title={t('confirmed.title')}
      text={t(isOpen ? 'confirmed.text_open' : 'confirmed.text')}
    >
      <LoginLink isNext={isOpen} />
    </NoticePage>
  );
}

/** Confirms the new password. The user is not signed in yet. */
function ResetPasswordSuccess(): ReactNode {
  const t = useT();
  return (
    <NoticePage
      icon={CircleCheck}
      tone="success"
      title={t('reset.done_title')}
      text={t('reset.done_text')}
    >
      <LoginLink isNext />
    </NoticePage>
  );
}

/** Requires a new password before the requested page opens. */
function ExpiredPassword(): ReactNode {
  const t = useT();
  const path = usePath();
  const user = useUser();
  const { search } = useLocation();
  const [logout] = profileApi.useLogoutMutation();
  // The login form redirects everybody else and reads the same query.
  if (!user?.password_expired) return <Navigate to={path(`/auth/login${search}`)} replace />;
  return (
    <Stack gap={4}>
      <Heading level={1} tabIndex={-1}>
        {t('expired_password.title')}
      </Heading>
      <Text as="p" tone="muted">
        {t('expired_password.text')}
      </Text>
      <PasswordChangeForm
        isPage
        others={
          <Button variant="ghost" size="large" onClick={() => void logout()}>
            {t('shell.sign_out')}
          </Button>
        }
      />
    </Stack>
  );
}
