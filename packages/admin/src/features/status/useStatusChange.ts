import type { Resource } from '@rentyard/contract/schema/resource';
import { needsReason, type Status } from '@rentyard/contract/schema/statuses';
import { useMemo, useState } from 'react';
import {
  type RefusalSolutions,
  shownRefusal,
  showRefusal,
} from '../../records/refusals/refusedReservation.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useT } from '../../services/i18n/useT.ts';

interface Changed {
  readonly id: number;
  readonly version: number;
  readonly status?: Status;
  readonly code?: string;
}

export interface StatusChange {
  /** Changes the status, after asking for a reason where one is required. */
  readonly change: (record: Changed, to: Status) => void;
  readonly isBusy: boolean;
  /** The change that is waiting for its reason. */
  readonly pending: { readonly record: Changed; readonly to: Status } | undefined;
  readonly submitReason: (reason: string) => void;
  readonly cancel: () => void;
}

/**
 * The only way to change a status (P-STAT). The server checks the transition and stores the
 * history.
 */
export function useStatusChange(resource: Resource): StatusChange {
  const t = useT();
  const alerts = useAlerts();
  const records = useMemo(() => recordsOf(resource), [resource]);
  const [send, isBusy] = records.useChangeStatus();
  const [update] = records.useUpdate();
  const [pending, setPending] = useState<{ readonly record: Changed; readonly to: Status }>();

  const change = async (record: Changed, status: Status, reason?: string) => {
    const { id, version, status: from } = record;
    const text = t(`status.done.${status}`, { name: record.code ?? t('status.record', { id }) });
    try {
      const saved = await send({ id, version, status, ...(reason && { reason }) });
      if (!from) return alerts.success(text);
      const undo = { id, version: saved.version, status: from, undo: true };
      alerts.undoable(text, () => send(undo));
    } catch (error) {
      if (!showRefusal(error, rentalSolutions(record, status))) alerts.failed(error);
    }
  };

  /** Another period or offer, and then the status again. Only orders reserve. */
  const rentalSolutions = ({ id, ...record }: Changed, to: Status): RefusalSolutions => {
    if (resource.name !== 'orders') return {};
    const solve = async (changes: object) => {
      const { version } = await update({ id, version: record.version, changes });
      shownRefusal.set(undefined);
      await change({ ...record, id, version }, to);
    };
    return {
      period: (starts_at) => solve({ starts_at }),
      offer: (offer) => solve({ offer }),
    };
  };

  return {
    change: (record, to) => {
      if (needsReason(to)) setPending({ record, to });
      else void change(record, to);
    },
    isBusy,
    pending,
    submitReason: (reason) => {
      if (pending) void change(pending.record, pending.to, reason);
      setPending(undefined);
    },
    cancel: () => setPending(undefined),
  };
}
