import { type Job, type RowOutcome, rowOutcomes } from '@rentyard/contract/entities/job';
import { useCallback } from 'react';
import { useFormat } from '../../services/format/useFormat.ts';
import type { MessageKey } from '../../services/i18n/defineMessages.ts';
import { useT } from '../../services/i18n/useT.ts';

/** The label of an outcome. The rows of an undo were reverted, or not. */
export function outcomeKey({ undo_of }: Job, outcome: RowOutcome): MessageKey {
  return undo_of === null ? `jobs.outcome.${outcome}` : `jobs.undo_outcome.${outcome}`;
}

/** What a job did in one line: `Finished: 58 reverted, 2 not reverted`. */
export function useJobSummary(): (job: Job) => string {
  const t = useT();
  const format = useFormat();
  return useCallback(
    (job) => {
      const counts = rowOutcomes
        .filter((outcome) => job.counts[outcome] > 0)
        .map((outcome) => {
          const count = format.number(job.counts[outcome]);
          return job.undo_of === null
            ? t(`jobs.count.${outcome}`, { count })
            : t(`jobs.undo_count.${outcome}`, { count });
        });
      const state = t(`jobs.state.${job.state}`);
      return counts.length > 0 ? `${state}: ${counts.join(', ')}` : state;
    },
    [t, format],
  );
}
