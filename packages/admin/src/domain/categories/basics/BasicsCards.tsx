import type { CategoryBasics } from '@rentyard/contract/entities/category/category';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationStrip } from '@rentyard/ui/TranslationTabs';
import type { ReactNode } from 'react';
import { FormSlugField } from '../../../records/inputs/FormSlugField.tsx';
import { FormTranslationField } from '../../../records/inputs/FormTranslationField.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { DeclensionField } from './DeclensionField.tsx';
import { FormIconField } from './FormIconField.tsx';
import { PriceInterval } from './PriceInterval.tsx';

interface BasicsCardsProps {
  /** Cards of the module itself, after those of the name. */
  readonly children?: ReactNode;
}

/** The inputs that categories and groups of them share. */
export function BasicsCards({ children }: BasicsCardsProps): ReactNode {
  const t = useT();
  return (
    <>
      <Card title={t('category_basics.what')} actions={<TranslationStrip />}>
        <Stack gap={3}>
          <FormTranslationField<CategoryBasics> name="name" />
          <FormTranslationField<CategoryBasics> name="alt_name" />
          <FieldGrid>
            <DeclensionField name="declension_one" />
            <DeclensionField name="declension_two" />
            <FormSlugField<CategoryBasics> name="alias" from="name" />
            <FormIconField<CategoryBasics> name="icon" />
          </FieldGrid>
        </Stack>
      </Card>
      {children}
      <Card title={t('category_basics.prices')}>
        <PriceInterval />
      </Card>
      <Card title={t('category_basics.texts')} actions={<TranslationStrip />}>
        <Stack gap={3}>
          <FormTranslationField<CategoryBasics> name="description" />
          <FormTranslationField<CategoryBasics> name="title" />
          <FormTranslationField<CategoryBasics> name="keywords" />
        </Stack>
      </Card>
    </>
  );
}
