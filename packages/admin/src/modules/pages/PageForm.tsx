import { page } from '@rentyard/contract/entities/page';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationStrip } from '@rentyard/ui/TranslationTabs';
import type { ReactNode } from 'react';
import { AdvancedFields } from '../../records/form/screen/AdvancedFields.tsx';
import { Field } from '../../records/inputs/Field.tsx';
import { SearchPreview } from '../../records/inputs/SearchPreview.tsx';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { useT } from '../../services/i18n/useT.ts';

export function PageForm(): ReactNode {
  const t = useT();
  return (
    <RecordScreen resource={page} side={<PageSide />}>
      <Card title={t('pages.card.what')} actions={<TranslationStrip />}>
        <Stack gap={3}>
          <Field<typeof page> name="name" />
          <FieldGrid>
            <Field<typeof page> name="code" />
            <Field<typeof page> name="type" />
            <Field<typeof page> name="project" />
          </FieldGrid>
          <AdvancedFields>
            <Field<typeof page> name="alias" />
          </AdvancedFields>
        </Stack>
      </Card>
      <Card title={t('pages.card.text')} actions={<TranslationStrip />}>
        <Field<typeof page> name="content" />
      </Card>
      <Card title={t('pages.card.seo')} actions={<TranslationStrip />}>
        <Stack gap={3}>
          <Field<typeof page> name="title" />
          <Field<typeof page> name="description" />
          <Field<typeof page> name="keywords" />
        </Stack>
      </Card>
      <SearchPreview />
    </RecordScreen>
  );
}

function PageSide(): ReactNode {
  return (
    <Card>
      <Stack gap={4}>
        <Field<typeof page> name="image" />
        <Field<typeof page> name="active" />
      </Stack>
    </Card>
  );
}
