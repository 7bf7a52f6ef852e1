import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import type { RenderLink } from '@rentyard/ui/link';
import { Tabs } from '@rentyard/ui/Tabs';
import { theme } from '@rentyard/ui/theme';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { FormSkeleton } from '../../records/form/FormSkeleton.tsx';
import { PresenceSlot } from '../../records/presence/PresenceSlot.tsx';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';

export interface RecordTabProps {
  readonly resource: Resource;
  readonly record: RecordBase;
  /** A revert has changed the record, or a part of it. */
  readonly onReverted?: (() => void) | undefined;
}

const RecordHistory = lazyComponent<RecordTabProps>(() =>
  import('../../features/history/RecordHistory.tsx').then((chunk) => chunk.RecordHistory),
);
const RecordUses = lazyComponent<RecordTabProps>(() =>
  import('../../features/history/RecordUses.tsx').then((chunk) => chunk.RecordUses),
);

const others = { history: RecordHistory, uses: RecordUses } as const;
type Other = keyof typeof others;

interface RecordTabsProps extends Omit<RecordTabProps, 'record'> {
  /** Undefined for a new record, which has no history. */
  readonly record: RecordBase | undefined;
  /** The history tab, if that of the record itself does not fit. */
  readonly history?: ComponentType<RecordTabProps>;
  /** The label of the first tab, when that is no form. */
  readonly formLabel?: string;
  /** The form. It stays mounted while another tab is open. */
  readonly children: ReactNode;
}

/**
 * Tabs of a record: form, history and references, each with its own URL (`?tab=history`). Switching
 * tabs replaces the history entry, so Back leads to the list.
 */
export function RecordTabs(props: RecordTabsProps): ReactNode {
  const { resource, record, history, formLabel, onReverted, children } = props;
  const t = useT();
  const { pathname, state } = useLocation();
  const [params] = useSearchParams();
  if (!record) return children;
  const requested = params.get('tab') ?? '';
  const open = Object.hasOwn(others, requested) ? (requested as Other) : undefined;
  const Open = open && { ...others, ...(history && { history }) }[open];
  const item = (id: Other | 'form') => ({
    id,
    label: (id === 'form' && formLabel) || t(`record.tab.${id}`),
    href: id === 'form' ? pathname : `${pathname}?tab=${id}`,
    isCurrent: id === (open ?? 'form'),
  });
  const renderLink: RenderLink = ({ href, ...link }) => (
    <RouterLink {...link} to={href} state={state} replace />
  );
  return (
    <>
      <Strip>
        <Tabs
          label={t('record.tabs')}
          items={[item('form'), item('history'), item('uses')]}
          renderLink={renderLink}
        />
        <PresenceSlot />
      </Strip>
      <div hidden={open !== undefined}>{children}</div>
      {Open && (
        <Suspense fallback={<FormSkeleton />}>
          <Open resource={resource} record={record} onReverted={onReverted} />
        </Suspense>
      )}
    </>
  );
}

const Strip = styled.div`
  display: flex;
  margin-bottom: ${theme.space4};

  > nav { flex: 1 0 auto; min-width: 0; max-width: 100%; }
`;
