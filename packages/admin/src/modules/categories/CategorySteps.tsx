import { category } from '@rentyard/contract/entities/category/category';
import type { ReactNode } from 'react';
import { categorySteps } from '../../domain/categories/categorySteps.ts';
import { StepsScreen } from '../../domain/categories/steps/StepsScreen.tsx';

export function CategorySteps(): ReactNode {
  return <StepsScreen resource={category} steps={categorySteps} />;
}
