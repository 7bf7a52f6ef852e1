import type { categoryGroup } from '@rentyard/contract/entities/category/categoryGroup';
import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import { Card } from '@rentyard/ui/Card';
import { TwoPanePicker } from '@rentyard/ui/TwoPanePicker';
import type { ReactNode } from 'react';
import { BasicsCards } from '../../domain/categories/basics/BasicsCards.tsx';
import { BasicsSide } from '../../domain/categories/basics/BasicsSide.tsx';
import { RecordStep } from '../../domain/categories/steps/RecordStep.tsx';
import { useReferencesField } from '../../records/inputs/referenceInputs.tsx';
import type { BoundProps } from '../../records/inputs/useBoundField.ts';
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

/** Selects many records by moving them from one pane to another. */
function FormPickerField<R extends HasFields = never>({
  name,
  ...rest
}: BoundProps<R, 'references'>): ReactNode {
  const { frame, choice, creationForm } = useReferencesField(name);
  return (
    <>
      <TwoPanePicker {...frame} {...rest} {...choice} />
      {creationForm}
    </>
  );
}
