import { decimalMarks as marks } from '@rentyard/contract/entities/records/importExport';
import type { ImportPreview } from '@rentyard/contract/entities/records/importExportRoutes';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Select } from '@rentyard/ui/Select';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { DecimalMark } from '@rentyard/validators/decimals';
import type { ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import type { ImportMapping } from './importApi.ts';
import { Mapping } from './layout.ts';

interface ImportMappingTableProps {
  readonly preview: ImportPreview;
  readonly mapping: ImportMapping;
  readonly decimalMarks: Readonly<Record<number, DecimalMark>>;
  readonly onChange: (mapping: ImportMapping) => void;
  readonly onDecimalMark: (column: number, mark: DecimalMark) => void;
}

/**
 * Maps each column of the file to a field, asks for decimal marks that the file leaves open, and lists missing required
 * fields.
 */
export function ImportMappingTable(props: ImportMappingTableProps): ReactNode {
  const { preview, mapping, decimalMarks, onChange, onDecimalMark } = props;
  const t = useT();
  const given = new Set(mapping);
  const headings = preview.columns.map(({ heading }) => heading);
  const nameOf = (heading: string, at: number) =>
    headings.indexOf(heading) === headings.lastIndexOf(heading) && heading !== ''
      ? heading
      : t('import_export.nth_column', { heading, number: at + 1 });
  const missing = preview.fields.filter(({ field, required }) => required && !given.has(field));
  return (
    <Stack gap={3}>
      <Mapping>
        <thead>
          <tr>
            <th scope="col">{t('import_export.heading')}</th>
            <th scope="col">{t('import_export.samples')}</th>
            <th scope="col">{t('import_export.field')}</th>
          </tr>
        </thead>
        <tbody>
          {preview.columns.map(({ heading, samples, unclear_number: unclear }, at) => (
            <tr key={nameOf(heading, at)}>
              <th scope="row">{nameOf(heading, at)}</th>
              <td>
                <Text tone="muted" size="sm">
                  {samples.join(' · ')}
                </Text>
              </td>
              <td>
                <Stack gap={2}>
                  <Select
                    label={t('import_export.field_of', { heading: nameOf(heading, at) })}
                    isLabelHidden
                    size="medium"
                    emptyLabel={t('import_export.ignore_column')}
                    options={preview.fields.map(({ field, label, required }) => ({
                      value: field,
                      label: required ? `${label} *` : label,
                      isDisabled: given.has(field) && mapping[at] !== field,
                    }))}
                    value={mapping[at] ?? null}
                    onChange={(field) => onChange(mapping.with(at, field))}
                  />
                  {unclear && (
                    <RadioGroup
                      label={t('import_export.decimal_mark', { number: unclear.text })}
                      options={marks.map((mark) => ({
                        value: mark,
                        label: t(`import_export.decimal_mark.${mark}`),
                        hint: unclear[mark] ?? t('import_export.not_a_number'),
                      }))}
                      value={decimalMarks[at] ?? null}
                      onChange={(mark) => onDecimalMark(at, mark)}
                    />
                  )}
                </Stack>
              </td>
            </tr>
          ))}
        </tbody>
      </Mapping>
      {missing.length > 0 && (
        <Text as="p" tone="warning" role="status">
          {t('import_export.missing', { fields: missing.map(({ label }) => label).join(', ') })}
        </Text>
      )}
    </Stack>
  );
}
