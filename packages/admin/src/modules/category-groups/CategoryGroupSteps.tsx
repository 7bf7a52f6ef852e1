import { categoryGroup } from '@rentyard/contract/entities/category/categoryGroup';
import type { ReactNode } from 'react';
import { categorySteps } from '../../domain/categories/categorySteps.ts';
import { StepsScreen } from '../../domain/categories/steps/StepsScreen.tsx';

export function CategoryGroupSteps(): ReactNode {
  return <StepsScreen resource={categoryGroup} steps={categorySteps} />;
}
