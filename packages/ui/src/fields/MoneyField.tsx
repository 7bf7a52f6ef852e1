import { type FocusEvent, forwardRef } from 'react';
import { setNativeValue } from '../lib/setNativeValue.ts';
import { padPlaces, plainDecimal } from '../text/decimals.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface MoneyFieldProps extends Omit<TextFieldProps, 'isCode' | 'suffix'> {
  /** Code or symbol of the currency, shown beside the amount. */
  readonly currency?: string | undefined;
  /** Number of decimal places of the currency. */
  readonly places?: number | undefined;
}

/**
 * An amount as a decimal string, never a float. On blur `1 360,5` becomes `1360.50`. Invalid input stays as typed, so
 * that the form's rules can reject it.
 */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(function MoneyField(
  { currency, places = 2, onBlur, ...rest },
  ref,
) {
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    const plain = plainDecimal(event.currentTarget.value);
    if (plain !== null) setNativeValue(event.currentTarget, padPlaces(plain, places));
    onBlur?.(event);
  };
  return (
    <TextField
      inputMode="decimal"
      {...rest}
      {...{ 'data-number': true }}
      {...(currency && { suffix: currency })}
      ref={ref}
      onBlur={handleBlur}
    />
  );
});
