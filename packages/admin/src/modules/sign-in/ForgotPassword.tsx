import { forgotPassword } from '@rentyard/contract/entities/account/forms';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AccountField } from '../../domain/account/AccountField.tsx';
import { AccountForm } from '../../domain/account/AccountForm.tsx';
import { accountApi } from '../../domain/account/accountApi.ts';
import { useAccountForm } from '../../domain/account/useAccountForm.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { LoginLink } from './LoginLink.tsx';
import { queryWithReturnAddress } from './queryWithReturnAddress.ts';
import { sentMail } from './sentMail.ts';

const empty = { email: '' };

/**
 * Requests a link for a password reset. The response is the same for known and unknown addresses.
 */
export function ForgotPassword(): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [requestReset] = accountApi.useForgotPasswordMutation();
  const state = useAccountForm({
    resource: forgotPassword,
    start: empty,
    send: async ({ email }) => {
      const response = await requestReset({ body: { email } }).unwrap();
      void navigate(path(`/auth/email-sent${queryWithReturnAddress(search)}`), {
        state: sentMail(email, 'password', response),
      });
    },
  });
  return (
    <Stack gap={4}>
      <Heading level={1} tabIndex={-1}>
        {t('forgot.title')}
      </Heading>
      <Text as="p" tone="muted">
        {t('forgot.text')}
      </Text>
      <AccountForm isPage state={state} action={t('forgot.submit')} others={<LoginLink />}>
        <AccountField
          name="email"
          type="email"
          label={t('login.email')}
          autoComplete="username"
          autoFocus
        />
      </AccountForm>
    </Stack>
  );
}
