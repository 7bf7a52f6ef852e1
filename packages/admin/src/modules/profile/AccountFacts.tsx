import type { Profile } from '@rentyard/contract/entities/account/account';
import { Badge } from '@rentyard/ui/Badge';
import { Card } from '@rentyard/ui/Card';
import { type Description, DescriptionList } from '@rentyard/ui/DescriptionList';
import type { ReactNode } from 'react';
import { useFormat } from '../../services/format/useFormat.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';

interface AccountFactsProps {
  readonly user: Profile;
}

/** Account details that administrators set, and its age. */
export function AccountFacts({ user }: AccountFactsProps): ReactNode {
  const t = useT();
  const label = useFieldLabel('users');
  const format = useFormat();
  const moment = (iso: string | null): ReactNode =>
    iso === null ? (
      '—'
    ) : (
      <time dateTime={iso} title={format.exactMoment(iso)}>
        {format.moment(iso)}
      </time>
    );
  const verified = (iso: string | null): ReactNode => (
    <Badge tone={iso ? 'success' : 'warning'}>{iso ? moment(iso) : t('profile.unverified')}</Badge>
  );
  const items: readonly Description[] = [
    { term: label('email'), description: user.email },
    { term: label('email_verified_at'), description: verified(user.email_verified_at) },
    { term: label('documents_verified_at'), description: verified(user.documents_verified_at) },
    { term: label('role'), description: user.role?.name ?? '—' },
    { term: label('position'), description: user.position?.name ?? '—' },
    { term: label('password_changed_at'), description: moment(user.password_changed_at) },
    { term: label('created_at'), description: moment(user.created_at) },
  ];
  return (
    <Card title={t('profile.account')}>
      <DescriptionList items={items} />
    </Card>
  );
}
