import { order } from '@rentyard/contract/entities/listing/order';
import { statuses, statusesOf } from '@rentyard/contract/schema/statuses';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { media, theme } from '@rentyard/ui/theme';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import Table2 from 'lucide-react/icons/table-2';
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import type { NarrowedList } from '../../../records/filters/ListToolbar.tsx';
import { ListToolbar } from '../../../records/filters/ListToolbar.tsx';
import { CreateLink } from '../../../records/list/CreateLink.tsx';
import {
  buildListQuery,
  type ListState,
  parseListAddress,
  printListAddress,
} from '../../../records/list/listAddress.ts';
import type { ListTrail } from '../../../records/navigation/listTrail.ts';
import { api } from '../../../services/api/api.ts';
import { tag } from '../../../services/api/listApi.ts';
import { useEvents } from '../../../services/events/useEvents.ts';
import { useTimeZone } from '../../../services/format/useTimeZone.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { lazyComponent } from '../../../services/lazy/lazyComponent.ts';
import { useRequiredPermission } from '../../../services/permissions/useRequiredPermission.ts';
import { BoardColumn } from './BoardColumn.tsx';
import type { BoardNarrowing } from './boardApi.ts';
import { useBoardMoves } from './useBoardMoves.ts';

const ReasonDialog = lazyComponent(() =>
  import('../../../features/status/ReasonDialog.tsx').then((chunk) => chunk.ReasonDialog),
);

const columns = order.statuses ? statusesOf(order.statuses) : statuses;

/** Orders by status in columns. A card is moved by dragging, by its menu or by shortcuts. */
export function OrderBoard(): ReactNode {
  const t = useT();
  const path = usePath();
  useRequiredPermission('read', 'orders');
  const list = useBoardAddress();
  const { narrowing } = list;
  const moves = useBoardMoves(narrowing);
  useLiveBoard(moves.isKnown);
  return (
    <>
      <PageHeader
        title={t('orders.title')}
        actions={
          <>
            <ButtonLink as={RouterLink} to={path(list.tableAddress)} icon={Table2}>
              {t('board.table')}
            </ButtonLink>
            <CreateLink resource={order} trail={list.trail} />
          </>
        }
      />
      <ListToolbar resource={order} list={list} hasSearch />
      <VisuallyHidden as="p" id="board-keys">
        {t('board.keys')}
      </VisuallyHidden>
      <VisuallyHidden role="status">{moves.announcement}</VisuallyHidden>
      <Columns>
        {columns.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            order={columns}
            moves={moves}
            narrowing={narrowing}
          />
        ))}
      </Columns>
      {moves.pendingMove && (
        <Suspense>
          <ReasonDialog
            resource={order}
            id={moves.pendingMove.row.id}
            onReason={moves.giveReason}
            onClose={moves.cancelMove}
          />
        </Suspense>
      )}
    </>
  );
}

/** Milliseconds in which further changes are batched before a refetch. */
const refetchDelay = 400;

/**
 * Refetches the board when other users move orders. A board shows the current state, so it updates
 * automatically, unlike a list. `isKnown` is true for a change that was made here and is already shown.
 */
function useLiveBoard(isKnown: (id: number, version: number) => boolean): void {
  const dispatch = useDispatch();
  const changedVersions = useRef(new Map<number, number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refetchLater = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const isNews = [...changedVersions.current].some(([id, version]) => !isKnown(id, version));
      changedVersions.current.clear();
      if (isNews) dispatch(api.util.invalidateTags([tag(order.name, 'LIST')]));
    }, refetchDelay);
  };
  useEvents(['record', 'reset'], (event) => {
    if (event.name === 'reset')
      changedVersions.current.set(unknownOrders, Number.POSITIVE_INFINITY);
    else if (event.data.resource !== order.name) return;
    else changedVersions.current.set(event.data.id, event.data.version);
    refetchLater();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

/**
 * Used instead of an order's id when events were missed, because the changed orders are unknown.
 */
const unknownOrders = 0;

// The columns share the width. On narrow screens they are swiped one by one.
const Columns = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(248px, 1fr);
  gap: ${theme.space4};
  height: calc(100dvh - ${theme.topBar} - ${theme.space10} - ${theme.space10} - ${theme.space10});
  min-height: 420px;
  overflow-x: auto;
  scroll-snap-type: x proximity;

  > * { scroll-snap-align: start; }
  ${media.phone} { grid-auto-columns: 86%; }
`;

interface BoardAddress extends NarrowedList {
  readonly narrowing: BoardNarrowing;
  /** URL of the table with the same search and filters, without the language. */
  readonly tableAddress: string;
  /** Leads back to the board from a new order. */
  readonly trail: ListTrail;
}

/** The search and the filters of the board, which are in its URL like those of a list. */
function useBoardAddress(): BoardAddress {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const path = usePath();
  const timeZone = useTimeZone();
  return useMemo(() => {
    const list = parseListAddress(order, '1', new URLSearchParams(query));
    // The columns are the statuses.
    const state = { ...list, filters: list.filters.filter(({ path }) => path !== 'status') };
    const { search, filters } = state;
    const listQuery = buildListQuery(state, timeZone);
    const buildAddress = (part: Partial<ListState>) =>
      `/orders/board${printListAddress({ search, filters, ...part })}`;
    return {
      narrowing: { search: listQuery.search, filters: listQuery.filters },
      state: { search, filters },
      change: (part) => void navigate(path(buildAddress(part))),
      tableAddress: `/orders/page/1${printListAddress({ search, filters })}`,
      trail: { list: buildAddress({}), ids: [], offset: 0, total: 0 },
    };
  }, [query, navigate, path, timeZone]);
}
