import { useAlerts } from '@rentyard/ui/Alerts';
import { Button } from '@rentyard/ui/Button';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { Heading } from '@rentyard/ui/Heading';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Stack } from '@rentyard/ui/Stack';
import { Switch } from '@rentyard/ui/Switch';
import { media, theme } from '@rentyard/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { JobCard } from './JobCard.tsx';
import { firstJobs, type Job, type JobDraft, type Stage, stages } from './jobs.ts';
import { NewJobDialog } from './NewJobDialog.tsx';

interface BoardProps {
  readonly isDark: boolean;
  readonly onThemeChange: (isDark: boolean) => void;
}

export function Board({ isDark, onThemeChange }: BoardProps) {
  const [jobs, setJobs] = useState(firstJobs);
  const [isAdding, setAdding] = useState(false);
  const confirm = useConfirm();
  const alerts = useAlerts();
  const change = (id: number, values: Partial<Job>) =>
    setJobs((before) => before.map((job) => (job.id === id ? { ...job, ...values } : job)));
  const add = (draft: JobDraft) => {
    setJobs((before) => [
      ...before,
      { ...draft, id: before.length + 1, driver: null, stage: 'waiting' },
    ]);
    setAdding(false);
    alerts.success('Job added');
  };
  const advance = (job: Job, stage: Stage) => {
    change(job.id, { stage });
    const undo = { label: 'Undo', onPress: () => change(job.id, { stage: job.stage }) };
    alerts.success(`${job.title}: ${stage}`, { action: undo });
  };
  const cancel = async (job: Job) => {
    const isSure = await confirm({
      title: `Cancel “${job.title}”?`,
      confirmLabel: 'Cancel job',
      tone: 'danger',
    });
    if (isSure) setJobs((before) => before.filter(({ id }) => id !== job.id));
  };
  return (
    <Page>
      <PageHeader
        title="Dispatch board"
        count={jobs.length}
        actions={
          <Stack direction="row" gap={4} align="center">
            <Switch
              label="Dark"
              checked={isDark}
              onChange={(event) => onThemeChange(event.target.checked)}
            />
            <Button variant="primary" onClick={() => setAdding(true)}>
              New job
            </Button>
          </Stack>
        }
      />
      <Columns>
        {stages.map(({ stage, title, next }, index) => {
          const inStage = jobs.filter((job) => job.stage === stage);
          const target = stages[index + 1]?.stage;
          return (
            <section key={stage} aria-labelledby={stage}>
              <Stack gap={3}>
                <Heading level={2} id={stage}>{`${title} (${inStage.length})`}</Heading>
                {inStage.length === 0 && <EmptyState title="No jobs" text="Move a job here." />}
                {inStage.map((job) => (
                  <JobCard
                    key={job.id}
                    job={job}
                    next={next}
                    onNext={() => target && advance(job, target)}
                    onAssign={(driver) => change(job.id, { driver })}
                    onCancel={() => void cancel(job)}
                  />
                ))}
              </Stack>
            </section>
          );
        })}
      </Columns>
      <NewJobDialog isOpen={isAdding} onClose={() => setAdding(false)} onAdd={add} />
    </Page>
  );
}

const Page = styled.main`
  padding: ${theme.space4};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space4};
  margin-top: ${theme.space4};

  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
