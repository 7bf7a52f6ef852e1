import { type OrderRow, order } from '@rentyard/contract/order';
import { needsReason, nextStatuses, type Status } from '@rentyard/contract/statuses';
import { useCallback, useState } from 'react';
import { useAlerts } from '../../../alerts/useAlerts.ts';
import { recordsOf } from '../../../api/recordsOf.ts';
import { useT } from '../../../i18n/useT.ts';
import { useFailureText } from '../../../records/actions/useFailureText.ts';
import { useCan } from '../../../session/useCan.ts';

const orders = recordsOf(order);

interface Move {
  readonly row: OrderRow;
  readonly to: Status;
}

export interface BoardMoves {
  /** Cards on their way, shown in their new column before the server has answered. */
  readonly underWay: readonly Move[];
  /** The card that is being dragged. */
  readonly dragged: OrderRow | undefined;
  readonly drag: (row: OrderRow | undefined) => void;
  /** Where the card may go; nowhere without the right to change statuses. */
  readonly targetsOf: (row: OrderRow) => readonly Status[];
  readonly move: (row: OrderRow, to: Status) => void;
  /** The move that waits for its reason. */
  readonly asked: Move | undefined;
  readonly giveReason: (reason: string) => void;
  readonly forget: () => void;
  /** What was done last, for those who cannot see the card go. */
  readonly news: string;
}

/** Moves orders between statuses by the calls and rules of `change_status`. */
export function useBoardMoves(): BoardMoves {
  const t = useT();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const mayChange = useCan('change_status', 'orders');
  const [send] = orders.useChangeStatus();
  const [underWay, setUnderWay] = useState<readonly Move[]>([]);
  const [dragged, drag] = useState<OrderRow>();
  const [asked, setAsked] = useState<Move>();
  const [news, setNews] = useState('');

  const targetsOf = useCallback(
    (row: OrderRow) =>
      mayChange && order.statuses ? nextStatuses(order.statuses, row.status) : [],
    [mayChange],
  );

  const change = async (move: Move, reason?: string) => {
    const { row, to } = move;
    setUnderWay((moves) => [...moves, move]);
    try {
      const { id, version } = row;
      await send({ id, version, status: to, ...(reason && { reason }) });
      setNews(t('board.moved', { name: row.name, status: t(`status.${to}`) }));
    } catch (error) {
      alerts.error(failureText(error));
    } finally {
      // The lists bring the card to its place, or show that it stayed.
      setUnderWay((moves) => moves.filter((one) => one !== move));
    }
  };

  return {
    underWay,
    dragged,
    drag,
    targetsOf,
    move: (row, to) => {
      if (!targetsOf(row).includes(to)) return;
      if (needsReason(to)) setAsked({ row, to });
      else void change({ row, to });
    },
    asked,
    giveReason: (reason) => {
      if (asked) void change(asked, reason);
      setAsked(undefined);
    },
    forget: () => setAsked(undefined),
    news,
  };
}
