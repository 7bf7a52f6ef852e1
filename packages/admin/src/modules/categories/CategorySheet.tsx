import { category } from '@rentyard/contract/entities/category/category';
import type { ReactNode } from 'react';
import { BasicsCards } from '../../domain/categories/basics/BasicsCards.tsx';
import { BasicsSide } from '../../domain/categories/basics/BasicsSide.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';

/**
 * Quick create of a category from another form: its basics only. Characteristics and prices follow
 * in its steps.
 */
export function CategorySheet(): ReactNode {
  return (
    <RecordSheet resource={category}>
      <BasicsCards />
      <BasicsSide />
    </RecordSheet>
  );
}
