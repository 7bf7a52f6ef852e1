import type { Proposal } from '@rentyard/contract/entities/proposal/proposalRoutes';
import { useState } from 'react';
import { jobsApi } from '../../features/jobs/jobsApi.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { proposalsApi } from './proposalsApi.ts';

export interface Decisions {
  readonly approve: (proposals: readonly Proposal[]) => void;
  readonly reject: (proposals: readonly Proposal[], reason: string) => void;
  /** Reverts the last approval; undefined when there is none. */
  readonly undo: (() => void) | undefined;
  readonly isBusy: boolean;
}

interface Options {
  /** Receives the ids of the proposals that are no longer open. */
  readonly onDecided: (ids: readonly number[]) => void;
}

/** Decides proposals and reports what was refused. */
export function useDecisions({ onDecided }: Options): Decisions {
  const t = useT();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const [sendApproval, approval] = proposalsApi.useApproveProposalsMutation();
  const [sendRejection, rejection] = proposalsApi.useRejectProposalsMutation();
  const [decideJob] = jobsApi.useDecideJobMutation();
  const [lastJob, setLastJob] = useState<number>();

  const fail = (error: unknown) => alerts.error(failureText(error));
  const report = (refused: readonly { readonly message: string }[]) => {
    for (const message of new Set(refused.map((one) => one.message))) alerts.error(message);
  };
  const undoJob = async (id: number) => {
    setLastJob(undefined);
    try {
      await decideJob({ id, decision: 'undo' }).unwrap();
      alerts.info(t('proposals.undoing'));
    } catch (error) {
      fail(error);
    }
  };
  const approve = async (proposals: readonly Proposal[]) => {
    const ids = proposals.map(({ id }) => id);
    try {
      const { approved, refused, job } = await sendApproval({ body: { ids } }).unwrap();
      report(refused);
      if (approved.length === 0) return;
      const text = t('proposals.approved', { count: approved.length });
      if (job?.can_undo) {
        setLastJob(job.id);
        alerts.undoable(text, () => undoJob(job.id));
      } else alerts.success(text);
      onDecided(approved);
    } catch (error) {
      fail(error);
    }
  };
  const reject = async (proposals: readonly Proposal[], reason: string) => {
    const ids = proposals.map(({ id }) => id);
    try {
      const body = { ids, ...(reason && { reason }) };
      const { rejected, refused } = await sendRejection({ body }).unwrap();
      report(refused);
      if (rejected.length === 0) return;
      alerts.success(t('proposals.rejected', { count: rejected.length }));
      onDecided(rejected);
    } catch (error) {
      fail(error);
    }
  };
  return {
    approve: (proposals) => void approve(proposals),
    reject: (proposals, reason) => void reject(proposals, reason),
    undo: lastJob === undefined ? undefined : () => void undoJob(lastJob),
    isBusy: approval.isLoading || rejection.isLoading,
  };
}
