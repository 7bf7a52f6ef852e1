import { country } from '@rentyard/contract/entities/country/country';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationStrip } from '@rentyard/ui/TranslationTabs';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { AdvancedFields } from '../../records/form/AdvancedFields.tsx';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { FormImageField } from '../../records/inputs/FormImageField.tsx';
import { FormReferenceField } from '../../records/inputs/FormReferenceField.tsx';
import { FormSlugField } from '../../records/inputs/FormSlugField.tsx';
import { FormSwitch } from '../../records/inputs/FormSwitch.tsx';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import { FormTranslationField } from '../../records/inputs/FormTranslationField.tsx';
import { Flag } from '../../records/pictures/Flag.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { PhoneTester } from './PhoneTester.tsx';

export function CountryForm(): ReactNode {
  const t = useT();
  return (
    <RecordSheet resource={country}>
      <Stack gap={4}>
        <TranslationStrip />
        <FormTranslationField<typeof country> name="name" />
        <FieldGrid>
          <FormTextField<typeof country> name="code" />
          <IsoField />
        </FieldGrid>
        <FieldGrid>
          <FormReferenceField<typeof country> name="currency" />
          <FormReferenceField<typeof country> name="language" />
        </FieldGrid>
        <FormImageField<typeof country> name="flag" hint={t('countries.flag_hint')} />
        <FormSwitch<typeof country> name="active" />
        <AdvancedFields>
          <FormSlugField<typeof country> name="alias" from="name" />
        </AdvancedFields>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={3}>{t('countries.phones')}</Heading>
        <FieldGrid>
          <FormTextField<typeof country> name="phone_code" />
          <FormTextField<typeof country> name="phone_mask" hint={t('countries.mask_hint')} />
        </FieldGrid>
        <FormTextField<typeof country> name="validation_regexp" hint={t('countries.regexp_hint')} />
        <PhoneTester />
      </Stack>
    </RecordSheet>
  );
}

/** The ISO 3166-1 code with its flag. */
function IsoField(): ReactNode {
  const { form } = useFormOfRecord();
  const iso = useWatch({ control: form.control, name: 'iso_name' }) as string;
  return <FormTextField<typeof country> name="iso_name" suffix={<Flag of={iso} />} />;
}
