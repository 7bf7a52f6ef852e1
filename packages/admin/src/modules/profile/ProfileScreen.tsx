import { PageHeader } from '@rentyard/ui/PageHeader';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import type { ReactNode } from 'react';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useUser } from '../../services/session/useSession.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { AppearanceCard } from './AppearanceCard.tsx';
import { NotificationsCard } from './NotificationsCard.tsx';
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
