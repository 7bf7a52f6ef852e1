import { useChoiceLabel } from '../../../records/fields/useChoiceLabel.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { isMeant, type PropertyRow } from './propertyRow.ts';

interface PropertySummary {
  /** How an offer answers it: `one of 6 values`, `a number from 6 to 90`. */
  readonly text: string;
  readonly required: string;
  readonly status: string;
}

/** Says in a line what a characteristic asks. */
export function usePropertySummary(row: PropertyRow): PropertySummary {
  const t = useT();
  const format = useFormat();
  const label = useFieldLabel('properties');
  const status = useChoiceLabel('properties', 'status');
  const count = row.values.filter(isMeant).length;
  const values =
    count > 0 && t(row.multiple ? 'properties.many_of' : 'properties.one_of', { count });
  const number = row.is_numeric && numberText();
  const custom = row.allow_custom && t('properties.own_words');
  const parts = [number, values, custom].filter((part) => part !== false);
  return {
    text: parts.length > 0 ? parts.join(' · ') : t('properties.asks_nothing'),
    required: label('required'),
    status: status(row.status),
  };

  function numberText(): string {
    const [min, max] = [row.min, row.max].map((end) =>
      end.trim() === '' || Number.isNaN(Number(end)) ? '…' : format.number(Number(end)),
    );
    return t('properties.number', { min: min ?? '…', max: max ?? '…' });
  }
}
