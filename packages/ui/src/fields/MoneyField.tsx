import { type FocusEvent, forwardRef } from 'react';
import { setNativeValue } from '../lib/setNativeValue.ts';
import { padPlaces, plainDecimal } from '../text/decimals.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface MoneyFieldProps extends Omit<TextFieldProps, 'isCode' | 'suffix'> {
  /** Code or sign beside the amount. */
  readonly currency?: string | undefined;
  /** Digits after the point that the currency has. */
  readonly places?: number | undefined;
}

/**
 * An amount as a decimal string, never a float. On leaving the field `1 360,5` becomes `1360.50`;
 * what is no amount stays as typed for the rules to refuse.
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
