import { Button } from '@rentyard/ui/Button';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PasswordChangeForm } from '../../domain/account/PasswordChangeForm.tsx';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { profileApi } from '../../services/session/profileApi.ts';
import { useUser } from '../../services/session/useSession.ts';

/** Requires a new password before the requested page opens. */
export function ExpiredPassword(): ReactNode {
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
