import { page } from '@rentyard/contract/entities/page';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationStrip } from '@rentyard/ui/TranslationTabs';
import type { ReactNode } from 'react';
import { AdvancedFields } from '../../records/form/AdvancedFields.tsx';
import { FormChoiceField } from '../../records/inputs/FormChoiceField.tsx';
import { FormImageField } from '../../records/inputs/FormImageField.tsx';
import { FormReferenceField } from '../../records/inputs/FormReferenceField.tsx';
import { FormRichTranslationField } from '../../records/inputs/FormRichTranslationField.tsx';
import { FormSlugField } from '../../records/inputs/FormSlugField.tsx';
import { FormSwitch } from '../../records/inputs/FormSwitch.tsx';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import { FormTranslationField } from '../../records/inputs/FormTranslationField.tsx';
import { SearchPreview } from '../../records/inputs/SearchPreview.tsx';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { useT } from '../../services/i18n/useT.ts';

export function PageForm(): ReactNode {
  const t = useT();
  return (
    <RecordScreen resource={page} side={<PageSide />}>
      <Card title={t('pages.card.what')} actions={<TranslationStrip />}>
        <Stack gap={3}>
          <FormTranslationField<typeof page> name="name" />
          <FieldGrid>
            <FormTextField<typeof page> name="code" />
            <FormChoiceField<typeof page> name="type" />
            <FormReferenceField<typeof page> name="project" />
          </FieldGrid>
          <AdvancedFields>
            <FormSlugField<typeof page> name="alias" from="name" />
          </AdvancedFields>
        </Stack>
      </Card>
      <Card title={t('pages.card.text')} actions={<TranslationStrip />}>
        <FormRichTranslationField<typeof page> name="content" />
      </Card>
      <Card title={t('pages.card.seo')} actions={<TranslationStrip />}>
        <Stack gap={3}>
          <FormTranslationField<typeof page> name="title" />
          <FormTranslationField<typeof page> name="description" />
          <FormTranslationField<typeof page> name="keywords" />
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
        <FormImageField<typeof page> name="image" />
        <FormSwitch<typeof page> name="active" />
      </Stack>
    </Card>
  );
}
