import type { Characteristic } from '@rentyard/contract/entities/property/characteristicRules';
import type { Option } from '@rentyard/contract/schema/values';

/** A characteristic of a category, as `list_for_offer` serves it. */
export interface OfferCharacteristic extends Characteristic {
  readonly values: readonly Option[];
}

/** The answer of a record to one characteristic, in form values. */
export interface Answer {
  readonly property: Option;
  readonly values: readonly Option[];
  /** Text as typed while it is not a number. */
  readonly number: number | string | null;
  readonly custom_value: string | null;
}

/** Which inputs a characteristic needs. Without values there is no select. */
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

/** The path below `properties.N` where the server reports a missing answer. */
export function requiredInput({ is_numeric, values }: OfferCharacteristic): 'number' | 'values' {
  return is_numeric && values.length === 0 ? 'number' : 'values';
}
