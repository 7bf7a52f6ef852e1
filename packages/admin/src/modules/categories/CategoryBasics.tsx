import type { ReactNode } from 'react';
import { BasicsCards } from '../../records/categories/basics/BasicsCards.tsx';
import { BasicsSide } from '../../records/categories/basics/BasicsSide.tsx';
import { RecordStep } from '../../records/steps/RecordStep.tsx';

export function CategoryBasics(): ReactNode {
  return (
    <RecordStep side={<BasicsSide />}>
      <BasicsCards />
    </RecordStep>
  );
}
