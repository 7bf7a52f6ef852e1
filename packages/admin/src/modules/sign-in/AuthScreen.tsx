import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ErrorScreen } from '../../domain/error-pages/ErrorScreen.tsx';
import { EmailConfirmed } from './EmailConfirmed.tsx';
import { EmailExpired } from './EmailExpired.tsx';
import { EmailSent } from './EmailSent.tsx';
import { ExpiredPassword } from './ExpiredPassword.tsx';
import { Registration } from './Registration.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { ResetPasswordSuccess } from './ResetPasswordSuccess.tsx';

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
