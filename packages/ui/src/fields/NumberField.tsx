import { type FocusEvent, forwardRef, type KeyboardEvent } from 'react';
import { useControlledState, type ValueProps } from '../lib/useControlledState.ts';
import { textEntry, useFormValue } from './form/useFormValue.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { useDecimalInput } from './useDecimalInput.ts';

type InputProps = Omit<
  TextFieldProps,
  | 'isCode'
  | 'formValue'
  | 'min'
  | 'max'
  | 'step'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onFocus'
>;

/** The value is a plain decimal (`17.25`) in every language, or the text as typed when it is not a number. */
export interface NumberFieldProps extends InputProps, ValueProps<string> {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Step of an arrow key. With Shift ten times that. */
  readonly step?: number;
}

/**
 * A number in a text input, in the notation of the provider's language: `17,25` stays `17,25` in Polish. Both decimal
 * signs and the unit of the field in a pasted number are accepted. The wheel does not change it. Arrow keys step within the bounds. The rules of the form report
 * values out of bounds.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  {
    value: hostValue,
    defaultValue = '',
    onChange: report,
    min,
    max,
    step = 1,
    name,
    onKeyDown,
    onBlur,
    ...rest
  },
  ref,
) {
  const [value, onChange] = useControlledState(hostValue, defaultValue, report);
  const input = useDecimalInput({
    value,
    onChange,
    grouping: 'min2',
    isUnit: (unit) => unit === rest.suffix || unit === rest.prefix,
    step,
    min,
    max,
  });
  const formValue = useFormValue({ name, value, onChange, entriesOf: textEntry });
  return (
    <TextField
      inputMode={step % 1 === 0 && (min ?? -1) >= 0 ? 'numeric' : 'decimal'}
      {...rest}
      {...input}
      {...(rest.autoComplete && { autoComplete: rest.autoComplete })}
      formValue={formValue}
      ref={ref}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        onKeyDown?.(event);
        input.onKeyDown(event);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        input.onBlur();
        onBlur?.(event);
      }}
    />
  );
});
