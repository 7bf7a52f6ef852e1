import type { FieldRules } from '@rentyard/validators';
import { maxLength, required } from '@rentyard/validators';

export type Stage = 'waiting' | 'underway' | 'done';

export interface Job {
  readonly id: number;
  readonly title: string;
  readonly address: string;
  readonly plate: string;
  readonly driver: string | null;
  readonly isUrgent: boolean;
  readonly stage: Stage;
}

export type JobDraft = Pick<Job, 'title' | 'address' | 'plate' | 'isUrgent'>;

export const emptyDraft: JobDraft = { title: '', address: '', plate: '', isUrgent: false };

/** The form and a server would run the same rules. */
export const jobRules: FieldRules<JobDraft> = {
  title: [required('title'), maxLength(60)],
  address: [required('address'), maxLength(120)],
};

export const stages: readonly {
  readonly stage: Stage;
  readonly title: string;
  readonly next?: string;
}[] = [
  { stage: 'waiting', title: 'Waiting', next: 'Start' },
  { stage: 'underway', title: 'Underway', next: 'Finish' },
  { stage: 'done', title: 'Done' },
];

export const drivers = ['Ana Rusu', 'Ion Ceban', 'Olga Marin'].map((name) => ({
  value: name,
  label: name,
}));

export const firstJobs: readonly Job[] = [
  {
    id: 1,
    title: 'Deliver crawler excavator',
    address: 'Harbour road 12',
    plate: 'abc 123',
    driver: 'Ana Rusu',
    isUrgent: true,
    stage: 'underway',
  },
  {
    id: 2,
    title: 'Collect wheel loader',
    address: 'Quarry lane 3',
    plate: 'kla 408',
    driver: null,
    isUrgent: false,
    stage: 'waiting',
  },
  {
    id: 3,
    title: 'Refuel generator',
    address: 'Stadium square 1',
    plate: 'bru 771',
    driver: 'Ion Ceban',
    isUrgent: false,
    stage: 'done',
  },
];
