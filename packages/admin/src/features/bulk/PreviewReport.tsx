import type { BulkPreview } from '@rentyard/contract/entities/records/bulkRoutes';
import type { Resource } from '@rentyard/contract/schema/resource';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useMemo } from 'react';
import { useLeafLabel } from '../../records/fields/useLeafLabel.ts';
import { useValueText } from '../../records/fields/useValueText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { type OutcomeRow, OutcomeTable } from '../jobs/OutcomeTable.tsx';
import { useProblemTexts } from '../jobs/useProblemTexts.ts';

interface PreviewReportProps {
  readonly resource: Resource;
  readonly preview: BulkPreview;
}

/** The preview of a bulk change: how many records change, how many do not and why, row by row. */
export function PreviewReport({ resource, preview }: PreviewReportProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const label = useLeafLabel(resource);
  const text = useValueText(resource);
  const formatProblems = useProblemTexts(resource);
  const { total, checked, will_change, will_skip, reasons, rows } = preview;
  const outcomes = useMemo(
    () =>
      rows.map(({ id, name, outcome, errors, changes }): OutcomeRow => {
        const details =
          outcome === 'skip'
            ? formatProblems(errors)
            : changes.map(
                ({ path, from, to }) =>
                  `${label(path)}: ${text(path, from) ?? '—'} › ${text(path, to) ?? '—'}`,
              );
        return {
          key: id,
          name,
          outcome: t(`bulk.outcome.${outcome}`),
          tone: outcome === 'change' ? 'info' : 'warning',
          detail: details.join('; '),
        };
      }),
    [rows, t, label, text, formatProblems],
  );
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
        <OutcomeTable
          label={t('bulk.preview')}
          headers={{
            name: t('jobs.record'),
            outcome: t('jobs.outcome'),
            detail: t('jobs.detail'),
          }}
          rows={outcomes}
        />
      )}
    </Stack>
  );
}
