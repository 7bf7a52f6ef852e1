import { registration } from '@rentyard/contract/entities/account/forms';
import { Button } from '@rentyard/ui/Button';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import CircleCheck from 'lucide-react/icons/circle-check';
import DoorClosed from 'lucide-react/icons/door-closed';
import MailCheck from 'lucide-react/icons/mail-check';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { AccountField, NewPasswordField } from '../../domain/account/AccountField.tsx';
import { AccountForm } from '../../domain/account/AccountForm.tsx';
import { accountApi, type MaybeMailed } from '../../domain/account/accountApi.ts';
import { PasswordChangeForm } from '../../domain/account/PasswordChangeForm.tsx';
import { useAccountForm } from '../../domain/account/useAccountForm.ts';
import { useSecondsUntil } from '../../domain/account/useSecondsUntil.ts';
import { ErrorScreen } from '../../domain/error-pages/ErrorScreen.tsx';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { type ApiFailure, isUnreached } from '../../services/api/failure.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { initApi } from '../../services/session/initApi.ts';
import { profileApi } from '../../services/session/profileApi.ts';
import { useUser } from '../../services/session/useSession.ts';
import { EmailExpired } from './EmailExpired.tsx';
import { LoginLink } from './LoginLink.tsx';
import { NoticePage } from './NoticePage.tsx';
import { queryWithReturnAddress } from './queryWithReturnAddress.ts';
import { ResetPassword } from './ResetPassword.tsx';
import { type SentMail, sentMail } from './sentMail.ts';

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

/** A registration always sends a mail. A forgotten password only does when the account exists. */
const textKeys = { registration: 'sent.text_new', password: 'sent.text' } as const;

/** Confirms that a mail was sent, and resends it on request. */
function EmailSent(): ReactNode {
  const t = useT();
  const mail = useLocation().state as SentMail | null;
  return (
    <NoticePage
      icon={MailCheck}
      tone="info"
      title={t('sent.title')}
      text={mail ? t(textKeys[mail.about], { email: mail.email }) : t('sent.text_any')}
    >
      {mail && (
        <Text as="p" tone="muted">
          {t(`sent.${mail.about}`)}
        </Text>
      )}
      {mail && <SendAgain mail={mail} />}
      <LoginLink />
    </NoticePage>
  );
}

function SendAgain({ mail }: { readonly mail: SentMail }): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const wait = useSecondsUntil(mail.resendAt);
  const [confirm, confirming] = accountApi.useResendConfirmationMutation();
  const [forgot, forgetting] = accountApi.useForgotPasswordMutation();
  const { email, about } = mail;

  const send = async () => {
    const request = { body: { email } };
    const again = about === 'registration' ? confirm(request) : forgot(request);
    const { data, error } = (await again) as { data?: MaybeMailed; error?: ApiFailure };
    if (data) {
      alerts.success(t('sent.again'));
      void navigate(pathname + search, { replace: true, state: sentMail(email, about, data) });
    }
    if (error) {
      const isSilent = isUnreached(error) && error.status !== 429;
      alerts.error(isSilent ? t('login.unreached') : error.message);
    }
  };
  return (
    <Button
      size="large"
      disabled={wait > 0}
      isBusy={confirming.isLoading || forgetting.isLoading}
      onClick={send}
    >
      {wait > 0 ? t('sent.resend_in', { seconds: wait }) : t('sent.resend')}
    </Button>
  );
}

const empty = { first_name: '', last_name: '', email: '', password: '' };

/** Registers an account (P-AUTH-4), where the installation allows it. */
function Registration(): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: init } = initApi.useInitQuery();
  const [register] = accountApi.useRegisterMutation();
  const state = useAccountForm({
    resource: registration,
    start: empty,
    send: async (newcomer) => {
      const response = await register({ body: newcomer }).unwrap();
      const mail = sentMail(newcomer.email, 'registration', response);
      void navigate(path(`/auth/email-sent${queryWithReturnAddress(search)}`), { state: mail });
    },
  });
  if (init?.registration === 'closed' || state.failure?.code === 'registration_closed') {
    return (
      <NoticePage
        icon={DoorClosed}
        tone="info"
        title={t('registration.closed_title')}
        text={t('registration.closed_text')}
      >
        <LoginLink />
      </NoticePage>
    );
  }
  return (
    <Stack gap={4}>
      <Heading level={1} tabIndex={-1}>
        {t('registration.title')}
      </Heading>
      <Text as="p" tone="muted">
        {t(init?.registration === 'open' ? 'registration.text_open' : 'registration.text')}
      </Text>
      <AccountForm isPage state={state} action={t('login.register')} others={<LoginLink />}>
        <AccountField
          name="first_name"
          label={t('account.first_name')}
          autoComplete="given-name"
          autoFocus
        />
        <AccountField name="last_name" label={t('account.last_name')} autoComplete="family-name" />
        <AccountField name="email" type="email" label={t('login.email')} autoComplete="username" />
        <NewPasswordField
          name="password"
          label={t('login.password')}
          avoidFields={['first_name', 'last_name', 'email']}
        />
      </AccountForm>
    </Stack>
  );
}
