import { forwardRef, type KeyboardEvent } from 'react';
import { setNativeValue } from '../lib/setNativeValue.ts';
import { stepDecimal } from '../text/decimals.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface NumberFieldProps extends Omit<TextFieldProps, 'isCode' | 'min' | 'max' | 'step'> {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** What an arrow key adds or takes; ten times that with Shift. */
  readonly step?: number;
}

/**
 * A number as text: no wheel accidents, no lost separators. Arrow keys step within the bounds; the
 * bounds themselves are told by the form's rules.
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
