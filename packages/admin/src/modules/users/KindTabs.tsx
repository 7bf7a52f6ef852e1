import { serviceAccountKind, userKinds } from '@rentyard/contract/entities/account/user';
import { Tabs } from '@rentyard/ui/Tabs';
import type { ReactNode } from 'react';
import { comparisonsAt, withComparisons } from '../../records/list/listAddress.ts';
import type { ListController } from '../../records/list/useList.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { renderRouterLink } from '../../services/i18n/renderRouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { usersApi } from './account/usersApi.ts';

interface KindTabsProps {
  readonly list: ListController;
}

const kinds = [...userKinds, serviceAccountKind] as const;
const label = {
  staff: 'users.staff',
  client: 'users.clients',
  service: 'users.service_accounts',
} as const;

/** Tabs for staff, clients and service accounts with their counts. A tab sets the filter by kind. */
export function KindTabs({ list }: KindTabsProps): ReactNode {
  const t = useT();
  const { data: figures } = usersApi.useUsersDashboardQuery();
  const path = usePath();
  const { number } = useFormat();
  const { eq } = comparisonsAt(list.state.filters, 'kind');
  const buildHref = (kind: string) =>
    path(list.buildAddress({ filters: withComparisons(list.state.filters, 'kind', { eq: kind }) }));
  const counts = figures && {
    staff: figures.staff.total,
    client: figures.clients.total,
    service: figures.service_accounts,
  };
  const shown = kinds.filter(
    (kind) => kind !== serviceAccountKind || counts?.service || eq === kind,
  );
  const labelled = (count: number | undefined) => (count === undefined ? undefined : number(count));
  return (
    <Tabs
      label={t('users.by_kind')}
      renderLink={renderRouterLink}
      items={[
        {
          id: 'everyone',
          label: t('users.everyone'),
          href: buildHref(''),
          count: labelled(counts && counts.staff + counts.client + counts.service),
          isCurrent: !eq,
        },
        ...shown.map((kind) => ({
          id: kind,
          label: t(label[kind]),
          href: buildHref(kind),
          count: labelled(counts?.[kind]),
          isCurrent: eq === kind,
        })),
      ]}
    />
  );
}
