import type { Resource } from '@rentyard/contract/schema/resource';
import { needsReason, type Status } from '@rentyard/contract/schema/statuses';
import { useMemo, useState } from 'react';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useFailureText } from '../../services/api/useFailureText.ts';

interface Changed {
  readonly id: number;
  readonly version: number;
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
  const alerts = useAlerts();
  const failureText = useFailureText();
  const records = useMemo(() => recordsOf(resource), [resource]);
  const [send, isBusy] = records.useChangeStatus();
  const [pending, setPending] = useState<{ readonly record: Changed; readonly to: Status }>();

  const change = ({ id, version }: Changed, status: Status, reason?: string) => {
    send({ id, version, status, ...(reason && { reason }) })
      .then(alerts.edited)
      .catch((error: unknown) => alerts.error(failureText(error)));
  };

  return {
    change: (record, to) => (needsReason(to) ? setPending({ record, to }) : change(record, to)),
    isBusy,
    pending,
    submitReason: (reason) => {
      if (pending) change(pending.record, pending.to, reason);
      setPending(undefined);
    },
    cancel: () => setPending(undefined),
  };
}
