import { isPlainDecimal, padPlaces } from '@rentyard/validators/decimals';
import { type FocusEvent, forwardRef } from 'react';
import { useControlledState, type ValueProps } from '../lib/useControlledState.ts';
import { useLanguageTag } from '../strings/UiStringsProvider.tsx';
import { textEntry, useFormValue } from './form/useFormValue.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { useDecimalInput } from './useDecimalInput.ts';

type InputProps = Omit<
  TextFieldProps,
  | 'isCode'
  | 'formValue'
  | 'suffix'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onFocus'
  | 'onKeyDown'
>;

/** The value is a plain decimal (`1360.50`) in every language, or the text as typed when it is not a number. */
export interface MoneyFieldProps extends InputProps, ValueProps<string> {
  /** Code or symbol of the currency, shown beside the amount. */
  readonly currency?: string | undefined;
  /** Number of decimal places of the currency. */
  readonly places?: number | undefined;
}

/**
 * An amount as a decimal string, never a float. On blur `1 360,5` becomes `1360.50`, shown in the notation of the
 * provider's language. A pasted amount may contain its currency (`€ 1,360.50`), unless the field has another one.
 * Invalid input stays as typed, so that the form's rules can reject it.
 */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(function MoneyField(
  {
    value: hostValue,
    defaultValue = '',
    onChange: report,
    currency,
    places = 2,
    name,
    onBlur,
    ...rest
  },
  ref,
) {
  const [value, onChange] = useControlledState(hostValue, defaultValue, report);
  const tag = useLanguageTag();
  const input = useDecimalInput({
    value,
    onChange,
    grouping: 'auto',
    isUnit: (unit) => isCurrency(unit, currency, tag),
  });
  const formValue = useFormValue({ name, value, onChange, entriesOf: textEntry });
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    input.onBlur();
    const padded = isPlainDecimal(value) ? padPlaces(value, places) : value;
    if (padded !== value && !rest.readOnly) onChange(padded);
    onBlur?.(event);
  };
  return (
    <TextField
      inputMode="decimal"
      {...rest}
      {...(currency && { suffix: currency })}
      {...input}
      {...(rest.autoComplete && { autoComplete: rest.autoComplete })}
      formValue={formValue}
      ref={ref}
      onBlur={handleBlur}
    />
  );
});

const isoCode = /^[A-Z]{3}$/;

/** Whether the text beside a pasted amount is the currency of the field, or any currency if the field has none. */
function isCurrency(unit: string, currency: string | undefined, tag: string): boolean {
  if (!currency) return isoCode.test(unit) || /^\p{Sc}$/u.test(unit);
  const own = namesOf(currency, tag);
  return namesOf(unit, tag).some((name) => own.includes(name));
}

/** The code of a currency with its symbols, in the language of the page and in English. */
function namesOf(currency: string, tag: string): readonly string[] {
  const code = currency.toUpperCase();
  if (!isoCode.test(code)) return [code];
  const symbols = [tag, 'en'].flatMap((language) =>
    (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
      const format = new Intl.NumberFormat(language, {
        style: 'currency',
        currency: code,
        currencyDisplay,
      });
      return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
    }),
  );
  return [code, ...symbols.map((symbol) => symbol.toUpperCase())];
}
