import {
  type ImportOutcome,
  importOutcomes,
} from '@rentyard/contract/entities/records/importExport';
import type { ImportPreview } from '@rentyard/contract/entities/records/importExportRoutes';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { BadgeTone } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useMemo, useState } from 'react';
import { useLeafLabel } from '../../records/fields/useLeafLabel.ts';
import { useValueText } from '../../records/fields/useValueText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { OutcomeTable } from '../jobs/OutcomeTable.tsx';
import { useProblemTexts } from '../jobs/useProblemTexts.ts';

interface ImportCheckProps {
  readonly resource: Resource;
  readonly preview: ImportPreview;
}

const tones: Readonly<Record<ImportOutcome, BadgeTone>> = {
  create: 'success',
  update: 'info',
  skip: 'neutral',
  error: 'danger',
};

/** The dry run of each row, errors first. An update lists its old and new values. */
export function ImportCheck({ resource, preview }: ImportCheckProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const label = useLeafLabel(resource);
  const text = useValueText(resource);
  const formatProblems = useProblemTexts(resource);
  const { counts, checked, total, rows } = preview;
  const there = importOutcomes.filter((outcome) => counts[outcome] > 0);
  const [chosen, setChosen] = useState<ImportOutcome>();
  const shown = chosen ?? (counts.error > 0 ? 'error' : there[0]);
  const shownRows = useMemo(
    () =>
      rows
        .filter(({ outcome }) => outcome === shown)
        .map(({ row, name, outcome, errors, changes }) => ({
          key: row,
          name: name === null ? format.number(row) : `${format.number(row)} · ${name}`,
          outcome: t(`import_export.outcome.${outcome}`),
          tone: tones[outcome],
          detail: [
            ...formatProblems(errors),
            ...changes.map(
              ({ path, from, to }) =>
                `${label(path)}: ${text(path, from) ?? '—'} › ${text(path, to) ?? '—'}`,
            ),
          ].join('; '),
        })),
    [rows, shown, t, format, formatProblems, label, text],
  );
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={2} wrap role="group" aria-label={t('jobs.outcome')}>
        {there.map((outcome) => (
          <Button
            key={outcome}
            variant={outcome === shown ? 'secondary' : 'ghost'}
            aria-pressed={outcome === shown}
            onClick={() => setChosen(outcome)}
          >
            {t(`import_export.outcome.${outcome}`)} {format.number(counts[outcome])}
          </Button>
        ))}
      </Stack>
      {checked < total && (
        <Text as="p" tone="muted">
          {t('import_export.tried', {
            checked: format.number(checked),
            total: format.number(total),
          })}
        </Text>
      )}
      <OutcomeTable
        label={t('import_export.step.check')}
        headers={{
          name: t('import_export.row'),
          outcome: t('jobs.outcome'),
          detail: t('jobs.detail'),
        }}
        rows={shownRows}
      />
    </Stack>
  );
}
