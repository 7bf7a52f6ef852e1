import type { Job } from '@rentyard/contract/entities/job';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../services/api/api.ts';
import { jobsApi } from './jobsApi.ts';

/** How often a job that is under way is asked about, in milliseconds. */
const pace = 600;

/** Whether nothing more is going to happen to a job by itself. */
export function isOver({ state }: Job): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled';
}

/** Follows a job until it is over. What it has written by then is asked for anew wherever it is shown. */
export function useJob(id: number): Job | undefined {
  const dispatch = useDispatch();
  const of = { params: { id } };
  const { currentData: job } = jobsApi.endpoints.job.useQueryState(of);
  const isDone = job !== undefined && isOver(job);
  jobsApi.endpoints.job.useQuerySubscription(of, { pollingInterval: isDone ? 0 : pace });
  useEffect(() => {
    if (isDone) dispatch(api.util.invalidateTags(['Record']));
  }, [isDone, dispatch]);
  return job;
}
