import { Button } from '@rentyard/ui/Button';
import { Text } from '@rentyard/ui/Text';
import MailCheck from 'lucide-react/icons/mail-check';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { accountApi, type MaybeMailed } from '../../domain/account/accountApi.ts';
import { useSecondsUntil } from '../../domain/account/useSecondsUntil.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { type ApiFailure, isUnreached } from '../../services/api/failure.ts';
import { useT } from '../../services/i18n/useT.ts';
import { LoginLink } from './LoginLink.tsx';
import { NoticePage } from './NoticePage.tsx';
import { type SentMail, sentMail } from './sentMail.ts';

/** A registration always sends a mail. A forgotten password only does when the account exists. */
const textKeys = { registration: 'sent.text_new', password: 'sent.text' } as const;

/** Confirms that a mail was sent, and resends it on request. */
export function EmailSent(): ReactNode {
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
