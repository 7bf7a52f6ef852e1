import { Button } from '@rentyard/ui/Button';
import { Checkbox } from '@rentyard/ui/Checkbox';
import { Dialog } from '@rentyard/ui/Dialog';
import { MaskedField } from '@rentyard/ui/MaskedField';
import { Stack } from '@rentyard/ui/Stack';
import { TextField } from '@rentyard/ui/TextField';
import { type FieldProblems, type Problem, problemsOf } from '@rentyard/validators';
import { type FormEvent, useState } from 'react';
import { emptyDraft, type JobDraft, jobRules } from './jobs.ts';

interface NewJobDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdd: (draft: JobDraft) => void;
}

const messages: Readonly<Record<string, string>> = {
  required: 'Fill in this field',
  max_length: 'This text is too long',
};
const messageOf = (problem: Problem | undefined) => problem && messages[problem.id];

export function NewJobDialog({ isOpen, onClose, onAdd }: NewJobDialogProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const [problems, setProblems] = useState<FieldProblems<JobDraft>>({});
  const bind = (name: 'title' | 'address' | 'plate') => ({
    name,
    value: draft[name],
    error: messageOf(problems[name]),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setDraft((before) => ({ ...before, [name]: event.target.value })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(draft, jobRules);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    onAdd(draft);
    setDraft(emptyDraft);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="New job"
      footer={
        <Button type="submit" form="new-job" variant="primary">
          Add job
        </Button>
      }
    >
      <form id="new-job" onSubmit={submit} noValidate>
        <Stack gap={4}>
          <TextField label="Job" required {...bind('title')} />
          <TextField label="Address" required autoComplete="street-address" {...bind('address')} />
          <MaskedField label="Plate" mask="aaa 000" {...bind('plate')} />
          <Checkbox
            label="Urgent"
            checked={draft.isUrgent}
            onChange={(event) =>
              setDraft((before) => ({ ...before, isUrgent: event.target.checked }))
            }
          />
        </Stack>
      </form>
    </Dialog>
  );
}
