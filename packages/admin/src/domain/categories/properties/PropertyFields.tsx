import type { property } from '@rentyard/contract/entities/property/property';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { FormChoiceField } from '../../../records/inputs/FormChoiceField.tsx';
import { FormNumberField } from '../../../records/inputs/FormNumberField.tsx';
import { FormSwitch } from '../../../records/inputs/FormSwitch.tsx';
import { FormTranslationField } from '../../../records/inputs/FormTranslationField.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { useRow } from './propertiesForm.ts';
import { RangeRows } from './RangeRows.tsx';
import { ValueRows } from './ValueRows.tsx';

interface PropertyFieldsProps {
  readonly at: number;
}

/** The inputs of one characteristic. Number inputs appear only when it is numeric. */
export function PropertyFields({ at }: PropertyFieldsProps): ReactNode {
  const t = useT();
  const { is_numeric } = useRow(at);
  return (
    <Stack gap={4}>
      <FieldGrid>
        <FormTranslationField<typeof property> name="name" />
        <FormChoiceField<typeof property> name="status" hint={t('properties.status_hint')} />
      </FieldGrid>
      <FieldGrid>
        <FormSwitch<typeof property> name="required" hint={t('properties.required_hint')} />
        <FormSwitch<typeof property> name="multiple" hint={t('properties.multiple_hint')} />
        <FormSwitch<typeof property> name="allow_custom" hint={t('properties.allow_custom_hint')} />
        <FormSwitch<typeof property> name="is_numeric" hint={t('properties.is_numeric_hint')} />
      </FieldGrid>
      {is_numeric && (
        <>
          <FieldGrid>
            <FormNumberField<typeof property> name="min" />
            <FormNumberField<typeof property> name="max" />
          </FieldGrid>
          <RangeRows at={at} />
        </>
      )}
      <ValueRows at={at} />
    </Stack>
  );
}
