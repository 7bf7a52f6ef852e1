import type { Job } from '@rentyard/contract/entities/job';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../services/api/api.ts';
import { jobsApi } from './jobsApi.ts';

/** Polling interval of a running job, in milliseconds. */
const pace = 600;

/** Whether a job has finished. */
export function isOver({ state }: Job): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled';
}

/** Polls a job until it has finished, and then invalidates what it changed. */
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
