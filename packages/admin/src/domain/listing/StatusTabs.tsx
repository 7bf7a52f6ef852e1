import type { Resource } from '@rentyard/contract/schema/resource';
import { type Status, statuses } from '@rentyard/contract/schema/statuses';
import { Tabs } from '@rentyard/ui/Tabs';
import { type ReactNode, useMemo } from 'react';
import { comparisonsAt, withComparisons } from '../../records/list/listAddress.ts';
import type { ListController } from '../../records/list/useList.ts';
import { useCounters } from '../../services/counters/useCounters.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import type { MessageKey } from '../../services/i18n/defineMessages.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { renderRouterLink } from '../../services/i18n/renderRouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';

interface StatusTabsProps {
  readonly resource: Resource;
  readonly list: ListController;
  readonly allLabel: MessageKey;
}

/** Tabs of a list by status, with counts. A tab sets the status filter. */
export function StatusTabs({ resource, list, allLabel }: StatusTabsProps): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useFormat();
  const { state, buildAddress } = list;
  const { filters } = state;
  const isOfView = state.view !== undefined;
  const counts = useCounters().statuses?.[resource.name];
  // Another page of rows does not render the tabs.
  return useMemo(() => {
    const { eq } = comparisonsAt(filters, 'status');
    const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
    const worded = (count: number | undefined) =>
      count === undefined ? undefined : format.number(count);
    const buildHref = (status: Status | undefined) => {
      const own = withComparisons(filters, 'status', { eq: status ?? '' });
      return path(buildAddress({ filters: own, view: undefined }));
    };
    return (
      <Tabs
        label={t('list.by_status')}
        renderLink={renderRouterLink}
        items={[
          {
            id: 'all',
            label: t(allLabel),
            href: buildHref(undefined),
            count: worded(all),
            isCurrent: !eq && !isOfView,
          },
          ...statuses.map((status) => ({
            id: status,
            label: t(`listing.tab.${status}`),
            href: buildHref(status),
            count: worded(counts?.[status]),
            isCurrent: eq === status && !isOfView,
          })),
        ]}
      />
    );
  }, [t, path, format, allLabel, filters, isOfView, buildAddress, counts]);
}
