import { fieldAt, type Resource } from '@rentyard/contract/resource';
import { useFieldLabel } from '../../i18n/useFieldLabel.ts';

/** Names a value of a record down to its language: `Name (ro)`, `Plural forms (ru)`, `Price per hour`. */
export function useLeafLabel(resource: Resource): (path: string) => string {
  const label = useFieldLabel(resource.name);
  return (path) => {
    const field = fieldPathOf(resource, path);
    const [inside] = path.slice(field.length + 1).split('.');
    return inside ? `${label(field)} (${inside})` : label(field);
  };
}

/** The path of the field that a deeper path lies in: `name` of `name.ro`. */
export function fieldPathOf(resource: Resource, path: string): string {
  const keys = path.split('.');
  for (let count = keys.length; count > 1; count -= 1) {
    const shorter = keys.slice(0, count).join('.');
    if (fieldAt(resource, shorter)) return shorter;
  }
  return keys[0] ?? path;
}
