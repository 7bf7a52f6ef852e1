import type { Listing } from '@rentyard/contract/entities/listing/listing';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationStrip } from '@rentyard/ui/TranslationTabs';
import type { ReactNode } from 'react';
import { AdvancedFields } from '../../records/form/screen/AdvancedFields.tsx';
import { Field } from '../../records/inputs/Field.tsx';
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
          <Field<Listing> name="category" />
          {children}
        </FieldGrid>
        <Field<Listing> name="name" />
        <FieldGrid>
          <Field<Listing> name="code" />
          <Field<Listing> name="brand" />
          <Field<Listing> name="project" />
          <Field<Listing> name="user" />
          <Field<Listing> name="assignee" />
        </FieldGrid>
        <AdvancedFields>
          <Field<Listing> name="alias" />
        </AdvancedFields>
      </Stack>
    </Card>
  );
}
