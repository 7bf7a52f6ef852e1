import type { Job } from '@rentyard/contract/entities/job';
import type { BulkChange } from '@rentyard/contract/entities/records/bulk';
import type { Resource } from '@rentyard/contract/schema/resource';
import { needsReason, type Status, statusesOf } from '@rentyard/contract/schema/statuses';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { Progress } from '@rentyard/ui/Progress';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Select } from '@rentyard/ui/Select';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { TextArea } from '@rentyard/ui/TextArea';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { RowSelection } from '../../records/list/rows/rowSelection.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useProblem } from '../../services/i18n/useProblem.ts';
import { useT } from '../../services/i18n/useT.ts';
import { ReasonPresets } from '../status/ReasonPresets.tsx';
import { useAuthorLanguage } from '../status/useAuthorLanguage.ts';
import { useRejectReasons } from '../status/useRejectReasons.ts';
import type { BulkAction } from './BulkBar.tsx';
import { FieldValue } from './FieldValue.tsx';
import { PreviewReport } from './PreviewReport.tsx';
import { draftAt, settableFields } from './settableFields.ts';
import { useBulkChange } from './useBulkChange.ts';

export type BulkChangeAction = Exclude<BulkAction, 'export'>;

interface ChangeFormProps {
  readonly resource: Resource;
  readonly chosen: RowSelection;
  /** The server's message for a field of the change: `problem('reason', 'Reason')`. */
  readonly problem: (path: string, label: string) => string | undefined;
  /** Undefined while the form is incomplete. */
  readonly onChange: (change: BulkChange | undefined) => void;
}

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
  const ChangeForm = changeForms[action];
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

/** The new status of the selected records, with a reason where one is required (P-STAT). */
function StatusChangeForm({ resource, chosen, problem, onChange }: ChangeFormProps): ReactNode {
  const t = useT();
  const [status, setStatus] = useState<Status>();
  const [reason, setReason] = useState('');
  const named = chosen.isAll ? [] : chosen.ids;
  const offered = useRejectReasons(useAuthorLanguage(resource, named));
  const change = (next: Status | undefined, why: string) => {
    setStatus(next);
    setReason(why);
    onChange(next && buildChange(next, why.trim()));
  };
  return (
    <Stack gap={4}>
      <RadioGroup
        label={t('bulk.new_status')}
        options={reachable(resource).map((value) => ({ value, label: t(`status.${value}`) }))}
        value={status ?? null}
        onChange={(next) => change(next, reason)}
      />
      {status && needsReason(status) && (
        <Stack gap={3}>
          <ReasonPresets offered={offered} onChoose={(preset) => change(status, preset)} />
          <TextArea
            label={t('reason.label')}
            required
            value={reason}
            error={problem('reason', t('reason.label'))}
            onChange={(event) => change(status, event.target.value)}
          />
        </Stack>
      )}
    </Stack>
  );
}

/** Statuses that at least one transition leads to. */
function reachable({ statuses: machine }: Resource): readonly Status[] {
  const targets = Object.values(machine?.next ?? {}).flat();
  return machine ? statusesOf(machine).filter((status) => targets.includes(status)) : [];
}

function buildChange(status: Status, reason: string): BulkChange {
  return { status, ...(needsReason(status) && { reason }) };
}

/** The field to set and its new value. */
function FieldChangeForm({ resource, problem, onChange }: ChangeFormProps): ReactNode {
  const t = useT();
  const label = useFieldLabel(resource.name);
  const fields = settableFields(resource);
  const [path, setPath] = useState<string>();
  const chosen = fields.find((one) => one.path === path);
  return (
    <Stack gap={4}>
      <Select
        label={t('bulk.field')}
        placeholder={t('bulk.choose_field')}
        options={fields.map((one) => ({ value: one.path, label: label(one.path) }))}
        value={path ?? null}
        onChange={(next) => {
          setPath(next ?? undefined);
          onChange(undefined);
        }}
      />
      {chosen && (
        <FieldValue
          key={path}
          resource={resource}
          path={chosen.path}
          field={chosen.field}
          error={problem(`set.${chosen.path}`, label(chosen.path))}
          onValue={(value) =>
            onChange(value === undefined ? undefined : { set: draftAt(chosen.path, value) })
          }
        />
      )}
    </Stack>
  );
}

const changeForms: Readonly<Record<BulkChangeAction, ComponentType<ChangeFormProps> | undefined>> =
  {
    status: StatusChangeForm,
    set: FieldChangeForm,
    delete: undefined,
  };
