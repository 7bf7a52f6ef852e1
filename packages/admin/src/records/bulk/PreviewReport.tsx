import type { BulkPreview, BulkPreviewRow } from '@rentyard/contract/bulk';
import type { Resource } from '@rentyard/contract/resource';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { useLeafLabel } from '../fields/useLeafLabel.ts';
import { useValueText } from '../fields/useValueText.ts';
import { ProblemList } from '../jobs/ProblemList.tsx';
import { RowTable } from '../jobs/RowTable.tsx';

interface PreviewReportProps {
  readonly resource: Resource;
  readonly preview: BulkPreview;
}

/** What a bulk change would do: how many change and how many do not and why, and record by record. */
export function PreviewReport({ resource, preview }: PreviewReportProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const { total, checked, will_change, will_skip, reasons, rows } = preview;
  return (
    <Stack gap={3}>
      <Text as="p" weight="medium" role="status">
        {t('bulk.will_change', { count: will_change })}
        {will_skip > 0 && `, ${t('bulk.will_skip', { count: will_skip })}`}
      </Text>
      {checked < total && (
        <Text as="p" tone="muted">
          {t('bulk.tried', { checked: format.number(checked), total: format.number(total) })}
        </Text>
      )}
      {reasons.length > 0 && (
        <Stack as="ul" gap={1}>
          {reasons.map(({ rule, message, count }) => (
            <li key={rule}>
              <Text tone="warning">
                {format.number(count)} × {message}
              </Text>
            </li>
          ))}
        </Stack>
      )}
      {rows.length > 0 && (
        <RowTable
          label={t('bulk.preview')}
          heads={[t('jobs.record'), t('jobs.outcome'), t('jobs.detail')]}
          rows={rows.map((row) => ({
            key: row.id,
            name: row.name,
            word: t(`bulk.outcome.${row.outcome}`),
            tone: row.outcome === 'change' ? 'info' : 'warning',
            detail:
              row.outcome === 'skip' ? (
                <ProblemList resource={resource} errors={row.errors} />
              ) : (
                <RowChanges resource={resource} row={row} />
              ),
          }))}
        />
      )}
    </Stack>
  );
}

interface RowChangesProps {
  readonly resource: Resource;
  readonly row: BulkPreviewRow;
}

function RowChanges({ resource, row }: RowChangesProps): ReactNode {
  const label = useLeafLabel(resource);
  const text = useValueText(resource);
  return row.changes.map(({ path, from, to }) => (
    <div key={path}>
      {label(path)}: {text(path, from) ?? '—'} → {text(path, to) ?? '—'}
    </div>
  ));
}
