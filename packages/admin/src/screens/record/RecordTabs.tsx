import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import type { RenderLink } from '@rentyard/ui/link';
import { type TabItem, Tabs } from '@rentyard/ui/Tabs';
import { theme } from '@rentyard/ui/theme';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { FormSkeleton } from '../../records/form/screen/FormSkeleton.tsx';
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

interface RecordTabPanelsProps extends Omit<RecordTabProps, 'record'> {
  /** Undefined for a new record, which has no history. */
  readonly record: RecordBase | undefined;
  /** The history tab, if that of the record itself does not fit. */
  readonly history?: ComponentType<RecordTabProps>;
  /** The form. It stays mounted while another tab is open. */
  readonly children: ReactNode;
}

interface RecordTabsProps extends RecordTabPanelsProps {
  /** The label of the first tab, when that is no form. */
  readonly formLabel?: string;
}

/**
 * Tabs of a record: form, history and references, each with its own URL (`?tab=history`). Switching
 * tabs replaces the history entry, so Back leads to the list.
 */
export function RecordTabs({ formLabel, ...panels }: RecordTabsProps): ReactNode {
  const t = useT();
  const { pathname } = useLocation();
  const open = useOpenTab();
  if (!panels.record) return panels.children;
  const form = { id: 'form', label: formLabel ?? t('record.tab.form'), href: pathname };
  return (
    <>
      <Strip>
        <RecordTabLinks first={{ ...form, isCurrent: open === undefined }} />
        <PresenceSlot />
      </Strip>
      <RecordTabPanels {...panels} />
    </>
  );
}

/** Links to the history and the references of a record, after the tab of its form. */
export function RecordTabLinks({ first }: { readonly first?: TabItem }): ReactNode {
  const t = useT();
  const { pathname, state } = useLocation();
  const open = useOpenTab();
  const item = (id: Other): TabItem => ({
    id,
    label: t(`record.tab.${id}`),
    href: `${pathname}?tab=${id}`,
    isCurrent: id === open,
  });
  const renderLink: RenderLink = ({ href, ...link }) => (
    <RouterLink {...link} to={href} state={state} replace />
  );
  return (
    <Tabs
      label={t('record.tabs')}
      items={[...(first ? [first] : []), item('history'), item('uses')]}
      renderLink={renderLink}
    />
  );
}

/** What the open tab shows. */
export function RecordTabPanels(props: RecordTabPanelsProps): ReactNode {
  const { resource, record, history, onReverted, children } = props;
  const open = useOpenTab();
  if (!record) return children;
  const Open = open && { ...others, ...(history && { history }) }[open];
  return (
    <>
      <div hidden={open !== undefined}>{children}</div>
      {Open && (
        <Suspense fallback={<FormSkeleton />}>
          <Open resource={resource} record={record} onReverted={onReverted} />
        </Suspense>
      )}
    </>
  );
}

/** The tab of the URL; undefined for the form. */
export function useOpenTab(): Other | undefined {
  const [params] = useSearchParams();
  const requested = params.get('tab') ?? '';
  return Object.hasOwn(others, requested) ? (requested as Other) : undefined;
}

const Strip = styled.div`
  display: flex;
  margin-bottom: ${theme.space4};

  > nav { flex: 1 0 auto; min-width: 0; max-width: 100%; }
`;
