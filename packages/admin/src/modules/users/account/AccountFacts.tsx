import { user } from '@rentyard/contract/entities/account/user';
import { Badge } from '@rentyard/ui/Badge';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import type { ReactNode } from 'react';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { UserState } from './UserState.tsx';
import type { User } from './useAccount.ts';

/** Sign-in details of the account and whether they are verified. */
export function AccountFacts({ person }: { readonly person: User }): ReactNode {
  const t = useT();
  const label = useFieldLabel(user.name);
  const format = useFormat();
  const moment = (iso: string | null) =>
    iso === null ? null : (
      <time dateTime={iso} title={format.exactMoment(iso)}>
        {format.moment(iso)}
      </time>
    );
  const proved = (iso: string | null) =>
    moment(iso) ?? <Badge tone="warning">{t('users.not_verified')}</Badge>;
  const ofStaff = [
    {
      term: label('two_step'),
      description: t(person.two_step ? 'boolean.yes' : 'boolean.no'),
    },
    {
      term: label('password_changed_at'),
      description: person.password_expired ? (
        <Badge tone="warning">{t('users.expired')}</Badge>
      ) : (
        (moment(person.password_changed_at) ?? t('users.no_password'))
      ),
    },
  ];
  return (
    <DescriptionList
      items={[
        { term: label('state'), description: <UserState person={person} t={t} /> },
        { term: label('email_verified_at'), description: proved(person.email_verified_at) },
        ...(person.kind === 'staff' ? ofStaff : []),
        ...(person.kind === 'client'
          ? [
              {
                term: label('documents_verified_at'),
                description: proved(person.documents_verified_at),
              },
            ]
          : []),
        {
          term: label('last_seen_at'),
          description: moment(person.last_seen_at) ?? t('users.never'),
        },
      ]}
    />
  );
}
