import { Avatar } from '@rentyard/ui/Avatar';
import { Button } from '@rentyard/ui/Button';
import { Menu } from '@rentyard/ui/Menu';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useSignOut } from '../domain/sign-in/useSignOut.ts';
import { usePath } from '../services/i18n/LanguageContext.ts';
import { renderRouterLink } from '../services/i18n/renderRouterLink.tsx';
import { useT } from '../services/i18n/useT.ts';
import { useUser } from '../services/session/useSession.ts';

/** Who is signed in, the way to what they set about themselves, and the way out. */
export function ProfileMenu(): ReactNode {
  const t = useT();
  const user = useUser();
  const path = usePath();
  const signOut = useSignOut();
  if (!user) return null;
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email;
  return (
    <Menu
      label={t('shell.profile')}
      trigger={
        <Button variant="ghost" aria-label={`${t('shell.profile')}: ${name}`}>
          <Avatar name={name} />
        </Button>
      }
      renderLink={renderRouterLink}
      items={[
        { label: t('shell.profile'), icon: UserRound, href: path('/profile') },
        'separator',
        { label: t('shell.sign_out'), icon: LogOut, onSelect: () => void signOut() },
      ]}
    />
  );
}
