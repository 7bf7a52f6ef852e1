import { forwardRef, type KeyboardEvent } from 'react';
import { setNativeValue } from '../lib/setNativeValue.ts';
import { stepDecimal } from '../text/decimals.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface NumberFieldProps extends Omit<TextFieldProps, 'isCode' | 'min' | 'max' | 'step'> {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Step of an arrow key. With Shift ten times that. */
  readonly step?: number;
}

/**
 * A number in a text input: the wheel does not change it and separators are not lost. Arrow keys step within the
 * bounds. The rules of the form report values out of bounds.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { min, max, step = 1, onKeyDown, ...rest },
  ref,
) {
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!sign || event.defaultPrevented || event.currentTarget.readOnly) return;
    event.preventDefault();
    const by = sign * step * (event.shiftKey ? 10 : 1);
    setNativeValue(event.currentTarget, stepDecimal(event.currentTarget.value, { by, min, max }));
  };
  return (
    <TextField
      inputMode={step % 1 === 0 && (min ?? -1) >= 0 ? 'numeric' : 'decimal'}
      {...rest}
      {...{ 'data-number': true }}
      ref={ref}
      onKeyDown={handleKeyDown}
    />
  );
});
