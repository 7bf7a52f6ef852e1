import {
  type BuzbotEventRow,
  botEventResults,
  buzbotEvent,
} from '@rentyard/contract/entities/chat/event';
import { Badge } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { ColumnsMenu } from '@rentyard/ui/ColumnsMenu';
import { badgeColumn, DataTable } from '@rentyard/ui/DataTable';
import { DensityMenu } from '@rentyard/ui/DensityMenu';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { NoMatch } from '@rentyard/ui/NoMatch';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Tabs } from '@rentyard/ui/Tabs';
import { media, theme } from '@rentyard/ui/theme';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ListToolbar } from '../../records/filters/ListToolbar.tsx';
import { type Column, useColumns } from '../../records/list/columns.tsx';
import { ListFailed } from '../../records/list/ListStates.tsx';
import { comparisonsAt, withComparisons } from '../../records/list/listAddress.ts';
import { PhoneDisclosure } from '../../records/list/PhoneDisclosure.tsx';
import { type ListController, useList } from '../../records/list/useList.ts';
import { useListTable } from '../../records/list/useListTable.ts';
import { useEvents } from '../../services/events/useEvents.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { renderRouterLink } from '../../services/i18n/renderRouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { logAddress } from './logAddress.ts';
import { matchesListState } from './matchesListState.ts';

/** The chart loads separately, so that the rows do not wait for it. */
const EventsOverTime = lazyComponent(() =>
  import('./EventsOverTime.tsx').then((chunk) => chunk.EventsOverTime),
);

/** Events of the bot: a chart over time and a live list. */
export function EventsScreen(): ReactNode {
  const t = useT();
  const path = usePath();
  const list = useList(buzbotEvent);
  const columns = useColumns(buzbotEvent, eventColumns);
  const { table, menuState } = useListTable(buzbotEvent, list, columns);
  return (
    <Screen>
      <PageHeader
        title={t('buzbot_dashboard.title')}
        count={list.total === undefined ? undefined : t('list.results', { count: list.total })}
      />
      <PhoneDisclosure label={t('bot_events.over_time')}>
        <Suspense fallback={<ChartPlaceholder />}>
          <EventsOverTime list={list} />
        </Suspense>
      </PhoneDisclosure>
      <ResultTabs list={list} />
      <ListToolbar resource={buzbotEvent} list={list} hasSearch>
        <ColumnsMenu columns={columns} state={menuState} onStateChange={table.onStateChange} />
        <DensityMenu density={table.state.density} onStateChange={table.onStateChange} />
      </ListToolbar>
      <NewEvents list={list} />
      <DataTable
        rows={list.rows as readonly BuzbotEventRow[] | undefined}
        columns={columns}
        getRowId={({ id }) => String(id)}
        label={t('buzbot_dashboard.title')}
        {...table}
        rowHref={({ id }) => path(logAddress(id, list.state))}
        renderLink={renderRouterLink}
        emptyState={<EmptyState title={t('bot_events.empty')} text={t('bot_events.empty_text')} />}
        noMatchState={<NoMatch onClear={list.clear} />}
        errorState={<ListFailed failure={list.failure} onRetry={list.retry} />}
      />
    </Screen>
  );
}

/** Shows how many events arrived since the list was loaded. The list reloads on request only. */
function NewEvents({ list }: { readonly list: ListController }): ReactNode {
  const t = useT();
  const [count, setCount] = useState(0);
  const { state, rows } = list;
  // New rows include the counted events.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows reset the count
  useEffect(() => setCount(0), [rows]);
  useEvents(['bot_event', 'reset'], ({ name, data }) => {
    if (name === 'reset') list.retry();
    else if (matchesListState(data, state)) setCount((before) => before + 1);
  });
  const show = () => {
    if (state.page === 1) list.retry();
    else list.change({ page: 1 });
  };
  return (
    <Line role="status">
      {count > 0 && (
        <Button icon={ArrowUp} onClick={show}>
          {t('bot_events.new', { count })}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.div`
  &:not(:empty) { margin-bottom: ${theme.space3}; }
`;

// As tall as the chart's card, so that nothing moves when it loads.
const ChartPlaceholder = styled.div`
  height: 276px;
  margin-bottom: ${theme.space3};
`;

// The chart scrolls away with the page. The table below it has its own window.
const Screen = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  ${media.notPhone} {
    > :last-child { min-height: 480px; }
  }
`;

/** Tabs for all, successful and failed events. */
function ResultTabs({ list }: { readonly list: ListController }): ReactNode {
  const t = useT();
  const path = usePath();
  const { filters } = list.state;
  const { eq = '' } = comparisonsAt(filters, 'result');
  const tab = (result: string, label: string) => ({
    id: result,
    label,
    href: path(list.buildAddress({ filters: withComparisons(filters, 'result', { eq: result }) })),
    isCurrent: eq === result,
  });
  return (
    <Strip>
      <Tabs
        label={t('bot_events.by_result')}
        renderLink={renderRouterLink}
        items={[
          tab('', t('bot_events.all')),
          ...botEventResults.map((result) =>
            tab(result, t(`buzbot_events.choice.result.${result}`)),
          ),
        ]}
      />
    </Strip>
  );
}

const Strip = styled.div`
  margin-bottom: ${theme.space3};
`;

/** Columns of the bot's events. */
const eventColumns: readonly Column<typeof buzbotEvent.fields>[] = [
  { field: 'type', isPrimary: true, minWidth: 180 },
  ({ t, column }) => {
    const result = ({ result }: BuzbotEventRow) => t(`buzbot_events.choice.result.${result}`);
    return badgeColumn({
      ...column('result'),
      minWidth: 120,
      value: result,
      cell: (row) => (
        <Badge tone={row.result === 'error' ? 'danger' : 'success'}>{result(row)}</Badge>
      ),
    });
  },
  { field: 'person', minWidth: 160 },
  { field: 'error', minWidth: 264 },
  // The header names the unit.
  { field: 'duration', minWidth: 116 },
  { field: 'created_at', width: 170, priority: 2, isExact: true },
];
