import type { Listing } from '@rentyard/contract/entities/listing';
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
          <FormReferenceField<Listing> name="category" />
          {children}
        </FieldGrid>
        <FormTranslationField<Listing> name="name" />
        <FieldGrid>
          <FormTextField<Listing> name="code" />
          <FormReferenceField<Listing> name="brand" />
          <FormReferenceField<Listing> name="project" />
          <FormReferenceField<Listing> name="user" />
          <FormReferenceField<Listing> name="assignee" />
        </FieldGrid>
        <AdvancedFields>
          <FormSlugField<Listing> name="alias" from="name" />
        </AdvancedFields>
      </Stack>
    </Card>
  );
}
