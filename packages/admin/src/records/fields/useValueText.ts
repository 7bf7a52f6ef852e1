import { fieldAt, fieldPathOf, type Resource } from '@rentyard/contract/schema/resource';
import { useCallback } from 'react';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { fieldKindOf } from './fieldKinds.ts';
import { textOf } from './valueText.ts';

/**
 * Formats any value of a record's edit shape by its dotted path; null for an empty value. As stable
 * as `useT`.
 */
export function useValueText(resource: Resource): (path: string, value: unknown) => string | null {
  const t = useT();
  const format = useFormat();
  return useCallback(
    (path, value) => {
      if (value === null || value === undefined || value === '') return null;
      const field = fieldAt(resource, fieldPathOf(resource, path));
      if (!field) return textOf(value);
      return fieldKindOf(field).text(field, value, { t, format, resource: resource.name, path });
    },
    [t, format, resource],
  );
}
