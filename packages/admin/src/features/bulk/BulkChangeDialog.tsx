import type { BulkChange } from '@rentyard/contract/entities/bulk';
import type { Job } from '@rentyard/contract/entities/job';
import type { Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { Progress } from '@rentyard/ui/Progress';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { RowSelection } from '../../records/list/rowSelection.ts';
import { useFailureText } from '../../services/api/useFailureText.ts';
import { useProblem } from '../../services/i18n/useProblem.ts';
import { useT } from '../../services/i18n/useT.ts';
import type { BulkAction } from './BulkBar.tsx';
import { FieldChangeForm } from './FieldChangeForm.tsx';
import { PreviewReport } from './PreviewReport.tsx';
import { StatusChangeForm } from './StatusChangeForm.tsx';
import { useBulkChange } from './useBulkChange.ts';

export type BulkChangeAction = Exclude<BulkAction, 'export'>;

export interface ChangeFormProps {
  readonly resource: Resource;
  readonly chosen: RowSelection;
  /** The server's message for a field of the change: `problem('reason', 'Reason')`. */
  readonly problem: (path: string, label: string) => string | undefined;
  /** Undefined while the form is incomplete. */
  readonly onChange: (change: BulkChange | undefined) => void;
}

const changeForms: Readonly<
  Record<Exclude<BulkChangeAction, 'delete'>, ComponentType<ChangeFormProps>>
> = { status: StatusChangeForm, set: FieldChangeForm };

interface BulkChangeDialogProps {
  readonly resource: Resource;
  readonly action: BulkChangeAction;
  readonly chosen: RowSelection;
  readonly title: string;
  readonly onJob: (job: Job) => void;
  readonly onClose: () => void;
}

/** Lets the user choose the change, shows a preview and starts the job. */
export function BulkChangeDialog(props: BulkChangeDialogProps): ReactNode {
  const { resource, action, chosen, title, onJob, onClose } = props;
  const t = useT();
  const problemText = useProblem();
  const failureText = useFailureText();
  const bulk = useBulkChange(resource, chosen);
  const { preview, failure } = bulk;
  const [change, setChange] = useState<BulkChange | undefined>(
    action === 'delete' ? { delete: true } : undefined,
  );
  const ChangeForm = action === 'delete' ? undefined : changeForms[action];
  useOnceOnMount(action === 'delete', () => void bulk.previewChange({ delete: true }));

  const problem: ChangeFormProps['problem'] = (path, label) => {
    const [found] = failure?.errors?.[`change.${path}`] ?? [];
    return found && problemText({ id: found.rule, ...found }, label);
  };
  const handleStart = async () => {
    const job = change && (await bulk.start(change));
    if (job) onJob(job);
  };
  const nextButton = preview ? (
    <Button
      variant={action === 'delete' ? 'danger' : 'primary'}
      isBusy={bulk.isBusy}
      disabled={preview.will_change === 0}
      onClick={() => void handleStart()}
    >
      {t(`bulk.start.${action}`, { count: preview.will_change })}
    </Button>
  ) : (
    <Button
      variant="primary"
      isBusy={bulk.isBusy}
      disabled={!change}
      onClick={() => change && void bulk.previewChange(change)}
    >
      {t('bulk.check')}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width={preview ? 720 : 480}
      footer={
        <>
          {preview && ChangeForm && <Button onClick={bulk.reset}>{t('bulk.back')}</Button>}
          <Button onClick={onClose}>{t('record.cancel')}</Button>
          {nextButton}
        </>
      }
    >
      <Stack gap={4}>
        {/* Stays mounted during the preview, so that the typed values remain. */}
        {ChangeForm && (
          <div hidden={preview !== undefined}>
            <ChangeForm
              resource={resource}
              chosen={chosen}
              problem={problem}
              onChange={setChange}
            />
          </div>
        )}
        {bulk.isBusy && !preview && <Progress label={t('bulk.checking')} />}
        {failure && (
          <Text as="p" tone="danger" role="alert">
            {failureText(failure)}
          </Text>
        )}
        {preview && <PreviewReport resource={resource} preview={preview} />}
      </Stack>
    </Dialog>
  );
}

/** Runs a function once, after the first render. */
function useOnceOnMount(isEnabled: boolean, act: () => void): void {
  const isDone = useRef(!isEnabled);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  });
}
