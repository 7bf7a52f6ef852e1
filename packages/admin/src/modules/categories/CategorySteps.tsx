import { category } from '@rentyard/contract/entities/category/category';
import type { ReactNode } from 'react';
import { categorySteps } from '../../records/categories/categorySteps.ts';
import { StepsScreen } from '../../records/steps/StepsScreen.tsx';

export function CategorySteps(): ReactNode {
  return <StepsScreen resource={category} steps={categorySteps} />;
}
