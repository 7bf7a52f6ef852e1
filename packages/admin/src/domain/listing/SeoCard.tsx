import type { Published } from '@rentyard/contract/entities/listing/listing';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationStrip } from '@rentyard/ui/TranslationTabs';
import type { ReactNode } from 'react';
import { Field } from '../../records/inputs/Field.tsx';
import { useT } from '../../services/i18n/useT.ts';

/** The texts for search engines. */
export function SeoCard(): ReactNode {
  const t = useT();
  return (
    <Card title={t('listing.card.seo')} actions={<TranslationStrip />}>
      <Stack gap={3}>
        <Field<Published> name="title" />
        <Field<Published> name="keywords" />
      </Stack>
    </Card>
  );
}
