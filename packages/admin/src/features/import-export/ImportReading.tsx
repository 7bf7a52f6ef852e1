import type { ImportPreview } from '@rentyard/contract/entities/importExportRoutes';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Select } from '@rentyard/ui/Select';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import type { ImportChoices } from './importApi.ts';

interface ImportReadingProps {
  readonly preview: ImportPreview;
  readonly choices: ImportChoices;
  /** Reads the file again. */
  readonly onChange: (choices: Pick<ImportChoices, 'encoding' | 'sheet'>) => void;
}

/** How the server read the file: the encoding if it is uncertain, the sheet, and the row with the headings. */
export function ImportReading({ preview, choices, onChange }: ImportReadingProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const { encoding_readings: readings, sheet, sheets, heading_row: headingRow } = preview;
  return (
    <Stack gap={3}>
      {readings.length > 0 && (
        <RadioGroup
          label={t('import_export.encoding')}
          options={readings.map(({ encoding, sample }) => ({
            value: encoding,
            label: sample,
            hint: encoding,
          }))}
          value={choices.encoding ?? null}
          onChange={(encoding) => onChange({ encoding })}
        />
      )}
      {sheets.length > 1 && (
        <Select
          label={t('import_export.sheet')}
          size="medium"
          options={sheets.map(({ name, hidden }) => ({
            value: name,
            label: hidden ? t('import_export.hidden_sheet', { name }) : name,
          }))}
          value={sheet}
          onChange={(name) => name !== null && onChange({ sheet: name })}
        />
      )}
      {headingRow > 1 && (
        <Text as="p" tone="muted">
          {t('import_export.heading_row', { row: format.number(headingRow) })}
        </Text>
      )}
    </Stack>
  );
}
