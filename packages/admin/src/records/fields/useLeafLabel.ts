import { fieldPathOf, type Resource } from '@rentyard/contract/schema/resource';
import { useCallback } from 'react';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';

/**
 * The label of a value, with its language: `Name (ro)`, `Plural forms (ru)`, `Price per hour`. The
 * function is stable until the language changes.
 */
export function useLeafLabel(resource: Resource): (path: string) => string {
  const label = useFieldLabel(resource.name);
  return useCallback(
    (path) => {
      const field = fieldPathOf(resource, path);
      const [inside] = path.slice(field.length + 1).split('.');
      return inside ? `${label(field)} (${inside})` : label(field);
    },
    [resource, label],
  );
}
