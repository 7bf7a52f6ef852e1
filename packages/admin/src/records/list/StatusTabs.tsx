import type { Resource } from '@rentyard/contract/resource';
import { type Status, statuses } from '@rentyard/contract/statuses';
import type { LinkProps } from '@rentyard/ui/link';
import { Tabs } from '@rentyard/ui/Tabs';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { recordsOf } from '../../api/recordsOf.ts';
import type { MessageKey } from '../../i18n/defineMessages.ts';
import { usePath } from '../../i18n/LanguageContext.ts';
import { RouterLink } from '../../i18n/RouterLink.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { comparisonsAt, withComparisons } from './listAddress.ts';
import type { ListController } from './useList.ts';

interface StatusTabsProps {
  readonly resource: Resource;
  readonly list: ListController;
  readonly allLabel: MessageKey;
}

/** The list by status, each with its count. A tab is the filter by that status under another name. */
export function StatusTabs({ resource, list, allLabel }: StatusTabsProps): ReactNode {
  const t = useT();
  const path = usePath();
  const { eq } = comparisonsAt(list.state.filters, 'status');
  // The rows come first; how many there are elsewhere can wait until nothing else is to be done.
  const isReady = useIdle(list.rows !== undefined);
  const all = useCount(resource, undefined, isReady);
  const counts: Readonly<Record<Status, ReactNode>> = {
    new: useCount(resource, 'new', isReady),
    active: useCount(resource, 'active', isReady),
    hidden: useCount(resource, 'hidden', isReady),
    rejected: useCount(resource, 'rejected', isReady),
  };
  const hrefOf = (status: Status | undefined) => {
    const filters = withComparisons(list.state.filters, 'status', { eq: status ?? '' });
    return path(list.addressOf({ filters }));
  };
  return (
    <Strip>
      <Tabs
        label={t('list.by_status')}
        renderLink={renderLink}
        items={[
          { id: 'all', label: t(allLabel), href: hrefOf(undefined), count: all, isCurrent: !eq },
          ...statuses.map((status) => ({
            id: status,
            label: t(`status.${status}`),
            href: hrefOf(status),
            count: counts[status],
            isCurrent: eq === status,
          })),
        ]}
      />
    </Strip>
  );
}

const Strip = styled.div`
  margin-bottom: ${theme.space3};
`;

function renderLink({ href, ...rest }: LinkProps): ReactNode {
  return <RouterLink {...rest} to={href} />;
}

/** True once something happened and the browser has found a quiet moment since. */
function useIdle(hasHappened: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!hasHappened || isIdle) return;
    // Safari has no idle callbacks.
    const ask = window.requestIdleCallback ?? ((done: () => void) => setTimeout(done, 200));
    ask(() => setIdle(true));
  }, [hasHappened, isIdle]);
  return isIdle;
}

/** How many records have a status; undefined until the server told. */
function useCount(resource: Resource, status: Status | undefined, isReady: boolean): ReactNode {
  const format = useFormat();
  const records = useMemo(() => recordsOf(resource), [resource]);
  const filters = status && [{ path: 'status', operator: 'eq', value: status } as const];
  const query = { page: 1, per_page: 1, ...(filters && { filters }) };
  const { data } = records.useList(query, { skip: !isReady });
  if (!data) return undefined;
  return data.meta.total_is_exact
    ? format.number(data.meta.total)
    : `${format.number(data.meta.total)}+`;
}
