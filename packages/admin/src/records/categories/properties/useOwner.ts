import { useSteps } from '../../steps/StepsContext.ts';
import type { PropertyOwner } from './propertyRow.ts';

/** Whom the characteristics of the step belong to. */
export function useOwner(): PropertyOwner {
  const { resource, editor } = useSteps();
  const pointer = { id: editor.record?.id ?? 0, name: '' };
  return resource.name === 'categories' ? { category: pointer } : { category_group: pointer };
}
