import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type OrderRow, order } from '@rentyard/contract/entities/listing/order';
import { needsReason, nextStatuses, type Status } from '@rentyard/contract/schema/statuses';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  type RefusalSolutions,
  shownRefusal,
  showRefusal,
} from '../../../records/refusals/refusedReservation.ts';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import type { ApiState } from '../../../services/api/api.ts';
import { tag } from '../../../services/api/listApi.ts';
import { recordsOf } from '../../../services/api/recordsOf.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import { type BoardNarrowing, boardApi, moveCard } from './boardApi.ts';

const orders = recordsOf(order);

interface Move {
  readonly row: OrderRow;
  readonly to: Status;
}

export interface BoardMoves {
  /** The dragged card. */
  readonly dragged: OrderRow | undefined;
  readonly drag: (row: OrderRow | undefined) => void;
  /** The statuses that the card may move to; empty without the permission to change statuses. */
  readonly findTargets: (row: OrderRow) => readonly Status[];
  readonly move: (row: OrderRow, to: Status) => void;
  /** Explains why an order cannot move to a status, instead of doing nothing. */
  readonly refuse: (row: OrderRow, to: Status) => void;
  /** The move that needs a reason. */
  readonly pendingMove: Move | undefined;
  readonly giveReason: (reason: string) => void;
  readonly cancelMove: () => void;
  /** Whether this version of the order comes from a move in this tab. */
  readonly isKnown: (id: number, version: number) => boolean;
  /** Id of the card with the focus, which it keeps in its new column. */
  readonly focused: RefObject<number | undefined>;
  /** The last move, announced by screen readers. */
  readonly announcement: string;
}

/** Moves orders between statuses by the rules of `change_status`. */
export function useBoardMoves(narrowing: BoardNarrowing): BoardMoves {
  const t = useT();
  const alerts = useAlerts();
  const mayChange = useCan('change_status', 'orders');
  const [send] = orders.useChangeStatus();
  const [update] = orders.useUpdate();
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const language = useLanguage();
  const [dragged, drag] = useState<OrderRow>();
  const [pendingMove, setPendingMove] = useState<Move>();
  const [announcement, setAnnouncement] = useState('');
  const movedHere = useRef(new Map<number, number>());
  const focused = useRef<number>(undefined);

  const findTargets = useCallback(
    (row: OrderRow) =>
      mayChange && order.statuses ? nextStatuses(order.statuses, row.status) : [],
    [mayChange],
  );

  /** Moves a card before the server responds, and back when it refuses. */
  const move = async ({ row, to }: Move, request: { reason?: string; undo?: true }) => {
    const from = row.status;
    dispatch(moveCard({ row, from, to, language, narrowing }));
    try {
      const { id, version } = row;
      const saved = await send({ id, version, status: to, ...request });
      movedHere.current.set(id, saved.version);
      setAnnouncement(t('board.moved', { name: row.name, status: t(`status.${to}`) }));
      return { ...row, version: saved.version, status: to };
    } catch (error) {
      dispatch(moveCard({ row, from: to, to: from, language, narrowing }));
      // The move failed, so the columns are refetched.
      dispatch(boardApi.util.invalidateTags([tag(order.name, 'LIST')]));
      throw error;
    }
  };
  const change = async ({ row, to }: Move, reason?: string) => {
    try {
      const moved = await move({ row, to }, reason === undefined ? {} : { reason });
      const text = t(`status.done.${to}`, { name: row.code });
      alerts.undoable(text, () => move({ row: moved, to: row.status }, { undo: true }));
    } catch (error) {
      if (!showRefusal(error, findSolutions(row, to))) alerts.failed(error);
    }
  };

  /** Another period or offer, and then the move again. */
  const findSolutions = (row: OrderRow, to: Status): RefusalSolutions => {
    const solve = async (changes: object) => {
      const { version } = await update({ id: row.id, version: row.version, changes });
      shownRefusal.set(undefined);
      await change({ row: { ...row, version }, to });
    };
    return {
      period: (starts_at) => solve({ starts_at }),
      offer: (offer) => solve({ offer }),
    };
  };

  return {
    dragged,
    drag,
    findTargets,
    move: (row, to) => {
      if (!findTargets(row).includes(to)) return;
      if (needsReason(to)) setPendingMove({ row, to });
      else void change({ row, to });
    },
    refuse: (row, to) => {
      const allowed = findTargets(row).map((status) => t(`status.${status}`));
      if (allowed.length === 0) return;
      alerts.error(
        t('board.refused', {
          name: row.name,
          from: t(`status.${row.status}`),
          to: t(`status.${to}`),
          allowed: allowed.join(', '),
        }),
      );
    },
    pendingMove,
    giveReason: (reason) => {
      if (pendingMove) void change(pendingMove, reason);
      setPendingMove(undefined);
    },
    cancelMove: () => setPendingMove(undefined),
    isKnown: (id, version) => version <= (movedHere.current.get(id) ?? 0),
    focused,
    announcement,
  };
}
