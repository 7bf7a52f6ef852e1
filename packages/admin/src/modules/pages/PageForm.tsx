import { page } from '@rentyard/contract/page';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationStrip } from '@rentyard/ui/TranslationTabs';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { FormChoiceField } from '../../records/inputs/FormChoiceField.tsx';
import { FormImageField } from '../../records/inputs/FormImageField.tsx';
import { FormReferenceField } from '../../records/inputs/FormReferenceField.tsx';
import { FormRichTranslationField } from '../../records/inputs/FormRichTranslationField.tsx';
import { FormSlugField } from '../../records/inputs/FormSlugField.tsx';
import { FormSwitch } from '../../records/inputs/FormSwitch.tsx';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import { FormTranslationField } from '../../records/inputs/FormTranslationField.tsx';
import { SearchPreview } from '../../records/inputs/SearchPreview.tsx';
import { RecordScreen } from '../../records/RecordScreen.tsx';

export function PagePage(): ReactNode {
  const t = useT();
  return (
    <RecordScreen resource={page} side={<PageSide />}>
      <Card title={t('pages.card.what')} actions={<TranslationStrip />}>
        <Stack gap={3}>
          <FormTranslationField name="name" />
          <FieldGrid>
            <FormTextField name="code" />
            <FormSlugField name="alias" from="name" />
            <FormChoiceField name="type" />
            <FormReferenceField name="project" />
          </FieldGrid>
        </Stack>
      </Card>
      <Card title={t('pages.card.text')} actions={<TranslationStrip />}>
        <FormRichTranslationField name="content" />
      </Card>
      <Card title={t('pages.card.seo')} actions={<TranslationStrip />}>
        <Stack gap={3}>
          <FormTranslationField name="title" />
          <FormTranslationField name="description" />
          <FormTranslationField name="keywords" />
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
        <FormImageField name="image" />
        <FormSwitch name="active" />
      </Stack>
    </Card>
  );
}
