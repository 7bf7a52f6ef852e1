import { user } from '@rentyard/contract/user';
import { Card } from '@rentyard/ui/Card';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import type { ReactNode } from 'react';
import { useFieldLabel } from '../../../i18n/useFieldLabel.ts';
import { useT } from '../../../i18n/useT.ts';
import { RecordFacts } from '../../../records/RecordFacts.tsx';
import type { Person } from '../account/useAccount.ts';

/** How somebody is reached, what they are here, and when they came. */
export function PersonFacts({ person }: { readonly person: Person }): ReactNode {
  const t = useT();
  const label = useFieldLabel(user.name);
  const named = (field: 'role' | 'position') => ({
    term: label(field),
    description: person[field]?.name ?? '–',
  });
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
