import { category } from '@rentyard/contract/entities/category/category';
import type { ReactNode } from 'react';
import { BasicsCards } from '../../domain/categories/basics/BasicsCards.tsx';
import { BasicsSide } from '../../domain/categories/basics/BasicsSide.tsx';
import { RecordSheet } from '../../records/screens/RecordSheet.tsx';

/** A category that another form misses: its basics. Characteristics and prices follow in its steps. */
export function CategorySheet(): ReactNode {
  return (
    <RecordSheet resource={category}>
      <BasicsCards />
      <BasicsSide />
    </RecordSheet>
  );
}
