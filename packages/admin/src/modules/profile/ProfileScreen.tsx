import { Card } from '@rentyard/ui/Card';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import { Stack } from '@rentyard/ui/Stack';
import { Switch } from '@rentyard/ui/Switch';
import type { ReactNode } from 'react';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { useT } from '../../services/i18n/useT.ts';
import { usePreferences, useSavePreferences } from '../../services/session/usePreferences.ts';
import { useUser } from '../../services/session/useSession.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { AppearanceCard } from './AppearanceCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PersonalCard } from './PersonalCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TwoStepCard } from './TwoStepCard.tsx';

interface ProfileScreenProps {
  readonly modules: readonly ModuleDefinition[];
}

/** The user's own settings, independent of permissions. */
export function ProfileScreen({ modules }: ProfileScreenProps): ReactNode {
  const t = useT();
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHeader title={t('shell.profile')} />
      <RecordLayout
        side={
          <>
            <AccountFacts user={user} />
            <AppearanceCard user={user} modules={modules} />
            <NotificationsCard />
          </>
        }
      >
        <PersonalCard user={user} />
        <PasswordCard user={user} />
        <TwoStepCard user={user} />
        <SessionsCard />
      </RecordLayout>
    </>
  );
}

/** Whether notifications are also sent by e-mail. */
function NotificationsCard(): ReactNode {
  const t = useT();
  const { email_notifications: isOn = false, email_digest: isDaily = false } = usePreferences();
  const save = useSavePreferences();
  return (
    <Card title={t('profile.notifications')}>
      <Stack gap={3}>
        <Switch
          label={t('profile.email_notifications')}
          hint={t('profile.email_notifications_hint')}
          checked={isOn}
          onChange={(event) => save({ email_notifications: event.currentTarget.checked })}
        />
        <Switch
          label={t('profile.email_digest')}
          hint={t('profile.email_digest_hint')}
          checked={isDaily}
          disabled={!isOn}
          onChange={(event) => save({ email_digest: event.currentTarget.checked })}
        />
      </Stack>
    </Card>
  );
}
