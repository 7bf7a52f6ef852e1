import type { Resource } from '@rentyard/contract/resource';
import { useT } from '../../i18n/useT.ts';
import { useChoiceLabel } from '../fields/useChoiceLabel.ts';
import { useOptionNames } from '../fields/useReferenceOptions.ts';
import { type Comparisons, type FilterField, valuesIn } from './filterFields.ts';

/** A filter in words, as its chip says it: `Excavators, Cranes`, `20 – 80`, `no`. */
export function useFilterWords(
  resource: Resource,
  { path, kind }: FilterField,
  comparisons: Comparisons,
): string {
  const t = useT();
  const choice = useChoiceLabel(resource.name, path);
  const ids = kind === 'reference' ? valuesIn(comparisons).map(Number) : [];
  const named = useOptionNames(resource.name, path, ids);
  switch (kind) {
    case 'text':
      return `“${comparisons.contains ?? comparisons.eq ?? ''}”`;
    case 'numbers':
    case 'days':
      return rangeWords(comparisons);
    case 'choice':
      return valuesIn(comparisons).map(choice).join(', ');
    case 'reference':
      return named.map(({ name }) => name).join(', ') || '…';
    case 'yes-no':
      return t(comparisons.eq === 'true' ? 'boolean.yes' : 'boolean.no');
    case 'filled':
      return t(comparisons.empty === 'true' ? 'filter.empty' : 'filter.filled');
  }
}

function rangeWords({ gte, lte, eq }: Comparisons): string {
  if (eq !== undefined) return eq;
  if (gte !== undefined && lte !== undefined) return `${gte} – ${lte}`;
  return gte === undefined ? `≤ ${lte ?? ''}` : `≥ ${gte}`;
}
