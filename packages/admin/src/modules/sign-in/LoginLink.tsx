import { ButtonLink } from '@rentyard/ui/ButtonLink';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { askedQuery } from './queryWithReturnAddress.ts';

interface ToLoginProps {
  /** The next step of the page, rather than a way back. */
  readonly isNext?: boolean;
}

/** Leads to the login form, and from there to the page that was first asked for. */
export function ToLogin({ isNext }: ToLoginProps): ReactNode {
  const t = useT();
  const path = usePath();
  const { search } = useLocation();
  return (
    <ButtonLink
      as={RouterLink}
      to={path(`/auth/login${askedQuery(search)}`)}
      size="large"
      variant={isNext ? 'primary' : 'ghost'}
    >
      {t(isNext ? 'login.submit' : 'auth.to_login')}
    </ButtonLink>
  );
}
