import { user } from '@rentyard/contract/entities/user';
import { Card } from '@rentyard/ui/Card';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import type { ReactNode } from 'react';
import { RecordFacts } from '../../../features/read/RecordFacts.tsx';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useAbility } from '../../../services/permissions/useCan.ts';
import type { Person } from '../account/useAccount.ts';

/** Contact, role and age of an account. */
export function PersonFacts({ person }: { readonly person: Person }): ReactNode {
  const t = useT();
  const path = usePath();
  const label = useFieldLabel(user.name);
  const may = useAbility();
  const named = (field: 'role' | 'position') => {
    const granted = person[field];
    const module = `${field}s` as const;
    if (!granted) return { term: label(field), description: '–' };
    const permissions = path(`/${module}/edit-permissions/${granted.id}`);
    const isLink = may('update', module);
    return {
      term: label(field),
      description: isLink ? <RouterLink to={permissions}>{granted.name}</RouterLink> : granted.name,
    };
  };
  return (
    <>
      <Card title={t('users.person')}>
        <DescriptionList
          items={[
            { term: label('email'), description: <CopyToClipboard value={person.email} /> },
            {
              term: label('phone'),
              description: person.phone ? <CopyToClipboard value={person.phone} /> : '–',
            },
            ...(person.kind === 'staff' ? [named('role'), named('position')] : []),
          ]}
        />
      </Card>
      <Card title={t('record.dates')}>
        <RecordFacts resource={user} record={person} />
      </Card>
    </>
  );
}
