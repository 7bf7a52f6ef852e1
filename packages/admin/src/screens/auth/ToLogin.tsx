import { ButtonLink } from '@rentyard/ui/ButtonLink';
import type { ReactNode } from 'react';
import { usePath } from '../../i18n/LanguageContext.ts';
import { RouterLink } from '../../i18n/RouterLink.tsx';
import { useT } from '../../i18n/useT.ts';

interface ToLoginProps {
  /** The next step of the page, rather than a way back. */
  readonly isNext?: boolean;
}

/** Leads to the login form. */
export function ToLogin({ isNext }: ToLoginProps): ReactNode {
  const t = useT();
  const path = usePath();
  return (
    <ButtonLink
      as={RouterLink}
      to={path('/auth/login')}
      size="large"
      variant={isNext ? 'primary' : 'ghost'}
    >
      {t(isNext ? 'login.submit' : 'auth.to_login')}
    </ButtonLink>
  );
}
