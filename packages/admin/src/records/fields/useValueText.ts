import { fieldAt, fieldPathOf, type Resource } from '@rentyard/contract/schema/resource';
import { useCallback } from 'react';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { fieldKindOf } from './fieldKinds.ts';
import { formatValue } from './valueText.ts';

/** Formats a value by its dotted path; null for an empty one. `currency` follows an amount. */
type ValueText = (path: string, value: unknown, currency?: string) => string | null;

/** Formats any value of a record's edit shape. As stable as `useT`. */
export function useValueText(resource: Resource): ValueText {
  const t = useT();
  const format = useFormat();
  return useCallback(
    (path, value, currency) => {
      if (value === null || value === undefined || value === '') return null;
      const field = fieldAt(resource, fieldPathOf(resource, path));
      if (!field) return formatValue(value);
      const tools = { t, format, resource: resource.name, path };
      const text = fieldKindOf(field).text(field, value, tools);
      return field.kind === 'money' && currency ? `${text} ${currency}` : text;
    },
    [t, format, resource],
  );
}
