import { Avatar } from '@rentyard/ui/Avatar';
import { Button } from '@rentyard/ui/Button';
import { Menu } from '@rentyard/ui/Menu';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { useT } from '../i18n/useT.ts';
import { profileApi } from '../session/profileApi.ts';
import { useUser } from '../session/useSession.ts';

/** Who is signed in, and the way out. */
export function ProfileMenu(): ReactNode {
  const t = useT();
  const user = useUser();
  const [logout] = profileApi.useLogoutMutation();
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
      items={[{ label: t('shell.sign_out'), icon: LogOut, onSelect: () => void logout() }]}
    />
  );
}
