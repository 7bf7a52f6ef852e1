import { offer } from '@rentyard/contract/entities/listing/offer';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { nextStatuses, type Status } from '@rentyard/contract/schema/statuses';
import { useCallback, useState } from 'react';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { recordsOf } from '../../../services/api/recordsOf.ts';
import { useFailureText } from '../../../services/api/useFailureText.ts';
import { useProblem } from '../../../services/i18n/useProblem.ts';
import type { ReviewedOffer } from './reviewApi.ts';
import type { ReviewQueue } from './useReviewQueue.ts';

const offers = recordsOf(offer);

/** A decision on a new offer. */
export type Verdict = 'active' | 'rejected' | 'hidden';

export interface Decision {
  readonly id: number;
  readonly name: string;
  readonly verdict: Verdict;
  readonly mayUndo: boolean;
  /** Whether the server accepted the decision; resolves with its response. */
  readonly isAccepted: Promise<boolean>;
}

interface Decisions {
  /** Newest first. */
  readonly made: readonly Decision[];
  readonly decide: (verdict: Verdict, reason?: string) => void;
  /** Undoes the last decision if its status may return to new. */
  readonly undo: () => void;
}

/**
 * Decides on the current offer and advances immediately. A refused decision returns its offer to
 * the queue. A decision that the server is certain to refuse shows the reason.
 */
export function useDecisions({ current, advance, returnToQueue, reopen }: ReviewQueue): Decisions {
  const alerts = useAlerts();
  const failureText = useFailureText();
  const problemText = useProblem();
  const [send] = offers.useChangeStatus();
  const [made, setMade] = useState<readonly Decision[]>([]);

  const failed = useCallback(
    ({ id, name }: Pick<Decision, 'id' | 'name'>, error: unknown) => {
      // Another offer is on the screen by then, so the alert contains the name of this one.
      alerts.error(`${name}: ${failureText(error)}`);
      setMade((before) => before.filter((decision) => decision.id !== id));
      returnToQueue(id);
    },
    [alerts, failureText, returnToQueue],
  );

  const decide = (verdict: Verdict, reason?: string) => {
    if (!current) return;
    const { id, name, version } = current;
    const missing = verdict === 'active' ? findMissingField(current) : undefined;
    if (missing) return alerts.error(`${name}: ${problemText(missing.problem, '')}`);
    const change = send({ id, version, status: verdict, ...(reason && { reason }) });
    const isAccepted = change.then(
      () => true,
      (error: unknown) => {
        failed({ id, name }, error);
        return false;
      },
    );
    const mayUndo = canReturnToNew(verdict);
    setMade((before) => [{ id, name, verdict, mayUndo, isAccepted }, ...before]);
    advance('decided');
  };

  const undo = () => {
    const [last] = made;
    if (!last?.mayUndo) return;
    setMade((before) => before.slice(1));
    const revert = async () => {
      // An immediate undo would overtake the decision. A refused decision has already returned its
      // offer.
      if (!(await last.isAccepted)) return;
      await send({ id: last.id, status: 'new' });
      reopen(last.id);
    };
    revert().catch((error: unknown) => alerts.error(failureText(error)));
  };

  return { made, decide, undo };
}

/** Finds the missing field that prevents the approval, without a request. */
function findMissingField(reviewed: ReviewedOffer): FieldProblem | undefined {
  const shown = { ...reviewed, status: 'active' };
  return offer.checks?.flatMap((check) => check(shown))[0];
}

function canReturnToNew(from: Status): boolean {
  return offer.statuses !== undefined && nextStatuses(offer.statuses, from).includes('new');
}
