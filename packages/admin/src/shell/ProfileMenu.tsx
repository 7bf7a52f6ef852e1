import { Avatar } from '@rentyard/ui/Avatar';
import { Button } from '@rentyard/ui/Button';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { Menu } from '@rentyard/ui/Menu';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { usePath } from '../i18n/LanguageContext.ts';
import { renderRouterLink } from '../i18n/renderRouterLink.tsx';
import { useT } from '../i18n/useT.ts';
import { profileApi } from '../session/profileApi.ts';
import { hasUnsaved } from '../session/unsaved.ts';
import { useUser } from '../session/useSession.ts';

/** Who is signed in, the way to what they set about themselves, and the way out. */
export function ProfileMenu(): ReactNode {
  const t = useT();
  const user = useUser();
  const path = usePath();
  const confirm = useConfirm();
  const [logout] = profileApi.useLogoutMutation();
  if (!user) return null;
  const leave = async () => {
    // The words of the question come with the forms that it is about.
    const isSure =
      !hasUnsaved() || (await confirm({ title: t('leave.title'), text: t('leave.text') }));
    if (isSure) await logout();
  };
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
        { label: t('shell.sign_out'), icon: LogOut, onSelect: () => void leave() },
      ]}
    />
  );
}
