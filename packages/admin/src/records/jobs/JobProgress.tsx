import type { Job } from '@rentyard/contract/entities/job';
import { Progress } from '@rentyard/ui/Progress';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';

interface JobProgressProps {
  /** Undefined until the server told of it. */
  readonly job: Job | undefined;
  /** What is going on: `Changing 128 records`. */
  readonly label: string;
}

/** How far a job has come. */
export function JobProgress({ job, label }: JobProgressProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const counts = job ? Object.values(job.counts) : [];
  const passed = counts.reduce((sum, count) => sum + count, 0);
  const share = job?.total ? passed / job.total : undefined;
  return (
    <Stack gap={2} role="status">
      <Text>{label}</Text>
      <Progress label={label} {...(share !== undefined && { value: share })} />
      {job?.total != null && (
        <Text tone="muted" isTabular>
          {t('jobs.progress', { done: format.number(passed), total: format.number(job.total) })}
        </Text>
      )}
    </Stack>
  );
}
