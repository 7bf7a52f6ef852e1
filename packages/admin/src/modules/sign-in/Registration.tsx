import { registration } from '@rentyard/contract/entities/account/forms';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import DoorClosed from 'lucide-react/icons/door-closed';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AccountField, NewPasswordField } from '../../domain/account/AccountField.tsx';
import { AccountForm } from '../../domain/account/AccountForm.tsx';
import { accountApi } from '../../domain/account/accountApi.ts';
import { useAccountForm } from '../../domain/account/useAccountForm.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { initApi } from '../../services/session/initApi.ts';
import { LoginLink } from './LoginLink.tsx';
import { NoticePage } from './NoticePage.tsx';
import { queryWithReturnAddress } from './queryWithReturnAddress.ts';
import { sentMail } from './sentMail.ts';

const empty = { first_name: '', last_name: '', email: '', password: '' };

/** Registers an account (P-AUTH-4), where the installation allows it. */
export function Registration(): ReactNode {
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
