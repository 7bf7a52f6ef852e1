import type { Offering } from '@rentyard/contract/entities/listing';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationStrip } from '@rentyard/ui/TranslationTabs';
import type { ReactNode } from 'react';
import { AdvancedFields } from '../../records/form/AdvancedFields.tsx';
import { FormReferenceField } from '../../records/inputs/FormReferenceField.tsx';
import { FormSlugField } from '../../records/inputs/FormSlugField.tsx';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import { FormTranslationField } from '../../records/inputs/FormTranslationField.tsx';
import { useT } from '../../services/i18n/useT.ts';

interface WhatCardProps {
  /** Shown next to the category, which determines the other inputs of the form. */
  readonly children?: ReactNode;
}

/** Category, owner and sites of the record. */
export function WhatCard({ children }: WhatCardProps): ReactNode {
  const t = useT();
  return (
    <Card title={t('listing.card.general')} actions={<TranslationStrip />}>
      <Stack gap={3}>
        <FieldGrid>
          <FormReferenceField<Offering> name="category" />
          {children}
        </FieldGrid>
        <FormTranslationField<Offering> name="name" />
        <FieldGrid>
          <FormTextField<Offering> name="code" />
          <FormReferenceField<Offering> name="brand" />
          <FormReferenceField<Offering> name="project" />
          <FormReferenceField<Offering> name="user" />
          <FormReferenceField<Offering> name="assignee" />
        </FieldGrid>
        <AdvancedFields>
          <FormSlugField<Offering> name="alias" from="name" />
        </AdvancedFields>
      </Stack>
    </Card>
  );
}
