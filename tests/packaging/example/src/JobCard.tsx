import { Badge } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Select } from '@rentyard/ui/Select';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { drivers, type Job } from './jobs.ts';

interface JobCardProps {
  readonly job: Job;
  /** The label of the step to the next stage; undefined in the last one. */
  readonly next: string | undefined;
  readonly onNext: () => void;
  readonly onAssign: (driver: string | null) => void;
  readonly onCancel: () => void;
}

export function JobCard({ job, next, onNext, onAssign, onCancel }: JobCardProps) {
  return (
    <Card title={job.title}>
      <Stack gap={3} align="start">
        <Text>{`${job.address}${job.plate && `, ${job.plate.toUpperCase()}`}`}</Text>
        {job.isUrgent && <Badge tone="danger">Urgent</Badge>}
        {next && (
          <>
            <Select
              label="Driver"
              options={drivers}
              value={job.driver}
              onChange={onAssign}
              emptyLabel="Unassigned"
            />
            <Stack gap={2} direction="row">
              <Button variant="primary" disabled={!job.driver} onClick={onNext}>
                {next}
              </Button>
              <Button variant="ghost" onClick={onCancel}>
                Cancel job…
              </Button>
            </Stack>
          </>
        )}
      </Stack>
    </Card>
  );
}
