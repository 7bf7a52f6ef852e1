import type { categoryGroup } from '@rentyard/contract/entities/category/categoryGroup';
import { Card } from '@rentyard/ui/Card';
import type { ReactNode } from 'react';
import { BasicsCards } from '../../records/categories/basics/BasicsCards.tsx';
import { BasicsSide } from '../../records/categories/basics/BasicsSide.tsx';
import { FormPickerField } from '../../records/inputs/FormPickerField.tsx';
import { RecordStep } from '../../records/steps/RecordStep.tsx';
import { useT } from '../../services/i18n/useT.ts';

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
