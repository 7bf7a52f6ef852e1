import { Select } from '@rentyard/ui/Select';
import { Stack } from '@rentyard/ui/Stack';
import { type ReactNode, useState } from 'react';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import type { ChangeFormProps } from './BulkChangeDialog.tsx';
import { FieldValue } from './FieldValue.tsx';
import { draftAt, settableFields } from './settableFields.ts';

/** The field to set and its new value. */
export function FieldChangeForm({ resource, problem, onChange }: ChangeFormProps): ReactNode {
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
