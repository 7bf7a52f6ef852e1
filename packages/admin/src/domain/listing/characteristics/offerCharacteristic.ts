import type { Characteristic } from '@rentyard/contract/entities/property/characteristicRules';
import type { Option } from '@rentyard/contract/schema/values';

/** What a category asks of an offer, as `list_for_offer` serves it. */
export interface OfferCharacteristic extends Characteristic {
  readonly values: readonly Option[];
}

/** What a record says to one characteristic, as forms hold it. */
export interface Answer {
  readonly property: Option;
  readonly values: readonly Option[];
  /** As typed while it is no number. */
  readonly number: number | string | null;
  readonly custom_value: string | null;
}

/** How a characteristic may be answered; nothing when it offers no values yet. */
export function answerInputs({ values, is_numeric, multiple, allow_custom }: OfferCharacteristic): {
  readonly values?: 'one' | 'many';
  readonly number: boolean;
  readonly own: boolean;
} {
  return {
    ...(values.length > 0 && { values: multiple ? 'many' : 'one' }),
    number: is_numeric,
    own: allow_custom,
  };
}

/** The path below `properties.N` where the server tells that nothing was answered. */
export function requiredInput({ is_numeric, values }: OfferCharacteristic): 'number' | 'values' {
  return is_numeric && values.length === 0 ? 'number' : 'values';
}
