import type { ImportPreview } from '@rentyard/contract/entities/importExportRoutes';
import { Select } from '@rentyard/ui/Select';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import type { ImportMapping } from './importApi.ts';
import { Mapping } from './layout.ts';

interface ImportMappingTableProps {
  readonly preview: ImportPreview;
  readonly mapping: ImportMapping;
  readonly onChange: (mapping: ImportMapping) => void;
}

/** Maps each column of the file to a field, and lists missing required fields. */
export function ImportMappingTable(props: ImportMappingTableProps): ReactNode {
  const { preview, mapping, onChange } = props;
  const t = useT();
  const given = new Set(Object.values(mapping));
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
          {preview.columns.map(({ heading, samples }) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              <td>
                <Text tone="muted" size="sm">
                  {samples.join(' · ')}
                </Text>
              </td>
              <td>
                <Select
                  label={t('import_export.field_of', { heading })}
                  isLabelHidden
                  size="medium"
                  emptyLabel={t('import_export.ignore_column')}
                  options={preview.fields.map(({ field, label, required }) => ({
                    value: field,
                    label: required ? `${label} *` : label,
                    isDisabled: given.has(field) && mapping[heading] !== field,
                  }))}
                  value={mapping[heading] ?? null}
                  onChange={(field) => onChange({ ...mapping, [heading]: field })}
                />
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
