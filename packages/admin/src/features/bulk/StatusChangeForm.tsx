import type { BulkChange } from '@rentyard/contract/entities/bulk';
import type { Resource } from '@rentyard/contract/schema/resource';
import { needsReason, type Status, statusesOf } from '@rentyard/contract/schema/statuses';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Stack } from '@rentyard/ui/Stack';
import { TextArea } from '@rentyard/ui/TextArea';
import { type ReactNode, useState } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { ReasonPresets } from '../status/ReasonPresets.tsx';
import { useAuthorLanguage } from '../status/useAuthorLanguage.ts';
import { useRejectReasons } from '../status/useRejectReasons.ts';
import type { ChangeFormProps } from './BulkChangeDialog.tsx';

/** The new status of the selected records, with a reason where one is required (P-STAT). */
export function StatusChangeForm({
  resource,
  chosen,
  problem,
  onChange,
}: ChangeFormProps): ReactNode {
  const t = useT();
  const [status, setStatus] = useState<Status>();
  const [reason, setReason] = useState('');
  const named = chosen.isAll ? [] : chosen.ids;
  const offered = useRejectReasons(useAuthorLanguage(resource, named));
  const change = (next: Status | undefined, why: string) => {
    setStatus(next);
    setReason(why);
    onChange(next && changeOf(next, why.trim()));
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

function changeOf(status: Status, reason: string): BulkChange {
  return { status, ...(needsReason(status) && { reason }) };
}
