import { forwardRef } from 'react';
import type { ReportChange } from '../../lib/useControlledState.ts';
import { textEntry, useFormValue } from '../form/useFormValue.ts';
import { TextField, type TextFieldProps } from '../TextField.tsx';
import { type PatternTextOptions, usePatternText } from './usePatternText.ts';

type OwnText =
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'type'
  | 'isCode'
  | 'placeholder'
  | 'pattern';

export interface PatternInputProps extends Omit<TextFieldProps, OwnText>, PatternTextOptions {
  readonly onChange: ReportChange<string>;
}

/**
 * A date or a time as text in a pattern. Once it is left, a text that is no date is reported below the field. While a
 * date is typed that can be read in two ways, the note names the day in words.
 */
export const PatternInput = forwardRef<HTMLInputElement, PatternInputProps>(function PatternInput(
  { pattern, value, onChange, error, hint, name, formValue, isPast, onBlur, onKeyDown, ...rest },
  ref,
) {
  const own = usePatternText({ pattern, value, isPast });
  const ownFormValue = useFormValue({ name, value, onChange, entriesOf: textEntry });
  return (
    <TextField
      inputMode={own.inputMode}
      {...rest}
      formValue={formValue ?? ownFormValue}
      {...{ 'data-number': true }}
      ref={ref}
      placeholder={own.placeholder}
      value={own.text}
      hint={own.reading === undefined ? hint : <span role="status">{own.reading}</span>}
      error={error ?? own.problem}
      onChange={(event) => onChange(own.type(event.currentTarget.value), event)}
      onKeyDown={(event) => {
        own.handleKeyDown(event);
        onKeyDown?.(event);
      }}
      onBlur={(event) => {
        own.leave();
        onBlur?.(event);
      }}
    />
  );
});
