import { confirmationResend } from '@rentyard/contract/entities/account/forms';
import { Button } from '@rentyard/ui/Button';
import { Text } from '@rentyard/ui/Text';
import MailX from 'lucide-react/icons/mail-x';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AccountField } from '../../domain/account/AccountField.tsx';
import { AccountForm } from '../../domain/account/AccountForm.tsx';
import { accountApi } from '../../domain/account/accountApi.ts';
import { useAccountForm } from '../../domain/account/useAccountForm.ts';
import type { ApiFailure } from '../../services/api/failure.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { LoginLink } from './LoginLink.tsx';
import { NoticePage } from './NoticePage.tsx';
import { sentMail } from './sentMail.ts';

/**
 * Target of an expired confirmation link. Sends a new one, by the token of the link (`?token=`) or
 * by e-mail address.
 */
export function EmailExpired(): ReactNode {
  const t = useT();
  const token = new URLSearchParams(useLocation().search).get('token');
  return (
    <NoticePage icon={MailX} tone="warning" title={t('expired.title')} text={t('expired.text')}>
      {token ? <ByLink token={token} /> : <ByAddress />}
    </NoticePage>
  );
}

function ByLink({ token }: { readonly token: string }): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const [resend, { isLoading }] = accountApi.useResendConfirmationMutation();
  const [failure, setFailure] = useState<ApiFailure>();
  const send = async () => {
    const { data, error } = (await resend({ body: { token } })) as {
      data?: unknown;
      error?: ApiFailure;
    };
    if (data) void navigate(path('/auth/email-sent'));
    setFailure(error);
  };
  return (
    <>
      {failure && (
        <Text tone="danger" role="alert" as="p">
          {failure.message || t('login.unreached')}
        </Text>
      )}
      <Button size="large" variant="primary" isBusy={isLoading} onClick={send}>
        {t('expired.submit')}
      </Button>
      <LoginLink />
    </>
  );
}

const empty = { email: '' };
/** Without a token, the address is required. */
const byAddress = {
  fields: { email: { ...confirmationResend.fields.email, required: true } },
} as const;

function ByAddress(): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const [resend] = accountApi.useResendConfirmationMutation();
  const state = useAccountForm({
    resource: byAddress,
    start: empty,
    send: async ({ email }) => {
      const response = await resend({ body: { email } }).unwrap();
      void navigate(path('/auth/email-sent'), { state: sentMail(email, 'registration', response) });
    },
  });
  return (
    <AccountForm isPage state={state} action={t('expired.submit')} others={<LoginLink />}>
      <AccountField name="email" type="email" label={t('login.email')} autoComplete="username" />
    </AccountForm>
  );
}
