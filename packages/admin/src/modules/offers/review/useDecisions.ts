import { offer } from '@rentyard/contract/entities/listing/offer';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { useCallback, useState } from 'react';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { recordsOf } from '../../../services/api/recordsOf.ts';
import { useFailureText } from '../../../services/format/useFailureText.ts';
import { useProblem } from '../../../services/i18n/useProblem.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { shortcutOf } from '../../../services/keyboard/shortcuts.ts';
import type { ReviewedOffer } from './reviewApi.ts';
import type { ReviewQueue } from './useReviewQueue.ts';

const offers = recordsOf(offer);

/** A decision on a new offer. */
export type Verdict = 'active' | 'rejected' | 'hidden';

export interface Decision {
  readonly id: number;
  readonly name: string;
  readonly verdict: Verdict;
  /** Returns the offer to the queue. */
  readonly undo: () => void;
}

interface Decisions {
  /** Newest first. */
  readonly made: readonly Decision[];
  readonly decide: (verdict: Verdict, reason?: string) => void;
  /** Undoes the last decision. Its offer becomes the current one again. */
  readonly undo: () => void;
}

/**
 * Decides on the current offer and advances immediately. A refused decision returns its offer to
 * the queue. A decision that the server is certain to refuse shows the reason.
 */
export function useDecisions({ current, advance, returnToQueue, reopen }: ReviewQueue): Decisions {
  const t = useT();
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
    /** The version that the decision created; undefined when the server refused it. */
    const accepted = send({ id, version, status: verdict, ...(reason && { reason }) }).then(
      (record) => record.version,
      (error: unknown) => {
        undoable.forget();
        failed({ id, name }, error);
        return undefined;
      },
    );
    const remove = () => setMade((before) => before.filter((one) => one !== decision));
    const revert = async () => {
      remove();
      // An immediate undo would overtake the decision. A refused one has already returned its offer.
      const saved = await accepted;
      if (saved === undefined) return;
      await send({ id, version: saved, status: 'new', undo: true });
      reopen(id);
    };
    const undoable = alerts.undoable(
      t(`review.done.${verdict}`, { name }),
      revert,
      shortcutOf('undoDecision'),
    );
    const decision = { id, name, verdict, undo: undoable.undo };
    setMade((before) => [decision, ...before]);
    advance('decided');
  };

  return { made, decide, undo: () => made[0]?.undo() };
}

/** Finds the missing field that prevents the approval, without a request. */
function findMissingField(reviewed: ReviewedOffer): FieldProblem | undefined {
  const shown = { ...reviewed, status: 'active' };
  return offer.checks?.flatMap((check) => check(shown))[0];
}
