import type { ReactNode } from 'react';
import { BasicsCards } from '../../domain/categories/basics/BasicsCards.tsx';
import { BasicsSide } from '../../domain/categories/basics/BasicsSide.tsx';
import { RecordStep } from '../../domain/categories/steps/RecordStep.tsx';

export function CategoryBasics(): ReactNode {
  return (
    <RecordStep side={<BasicsSide />}>
      <BasicsCards />
    </RecordStep>
  );
}
