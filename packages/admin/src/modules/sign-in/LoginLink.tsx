import { ButtonLink } from '@rentyard/ui/ButtonLink';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { queryWithReturnAddress } from './queryWithReturnAddress.ts';

interface LoginLinkProps {
  /** The link is the next step of the page instead of a way back. */
  readonly isNext?: boolean;
}

/** Links to the login form, which then opens the requested page. */
export function LoginLink({ isNext }: LoginLinkProps): ReactNode {
  const t = useT();
  const path = usePath();
  const { search } = useLocation();
  return (
    <ButtonLink
      as={RouterLink}
      to={path(`/auth/login${queryWithReturnAddress(search)}`)}
      size="large"
      variant={isNext ? 'primary' : 'secondary'}
    >
      {t(isNext ? 'login.submit' : 'auth.to_login')}
    </ButtonLink>
  );
}
