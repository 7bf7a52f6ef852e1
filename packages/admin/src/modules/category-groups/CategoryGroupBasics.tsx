import type { categoryGroup } from '@rentyard/contract/entities/category/categoryGroup';
import { Card } from '@rentyard/ui/Card';
import type { ReactNode } from 'react';
import { BasicsCards } from '../../domain/categories/basics/BasicsCards.tsx';
import { BasicsSide } from '../../domain/categories/basics/BasicsSide.tsx';
import { RecordStep } from '../../domain/categories/steps/RecordStep.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { FormPickerField } from './FormPickerField.tsx';

export function CategoryGroupBasics(): ReactNode {
  const t = useT();
  return (
    <RecordStep side={<BasicsSide />}>
      <BasicsCards>
        <Card title={t('category_groups.card.categories')}>
          <FormPickerField<typeof categoryGroup> name="categories" />
        </Card>
      </BasicsCards>
    </RecordStep>
  );
}
