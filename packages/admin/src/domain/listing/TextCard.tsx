import type { Listing } from '@rentyard/contract/entities/listing/listing';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationStrip } from '@rentyard/ui/TranslationTabs';
import type { ReactNode } from 'react';
import { Field } from '../../records/inputs/Field.tsx';
import { useT } from '../../services/i18n/useT.ts';

/** The short and the long description. */
export function TextCard(): ReactNode {
  const t = useT();
  return (
    <Card title={t('listing.card.text')} actions={<TranslationStrip />}>
      <Stack gap={3}>
        <Field<Listing> name="description" />
        <Field<Listing> name="content" />
      </Stack>
    </Card>
  );
}
