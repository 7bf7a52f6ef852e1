import { forwardRef, useRef } from 'react';
import { mergeRefs } from '../../lib/mergeRefs.ts';
import { TextField, type TextFieldProps } from '../TextField.tsx';
import { type Shape, useMaskedInput } from './useMaskedInput.ts';

interface ShapedInputProps extends TextFieldProps {
  readonly shape: Shape;
}

/** A text field whose value always has the format of a mask. */
export const ShapedInput = forwardRef<HTMLInputElement, ShapedInputProps>(function ShapedInput(
  { shape, onChange, value, defaultValue, ...rest },
  ref,
) {
  const input = useRef<HTMLInputElement>(null);
  const masked = useMaskedInput(input, shape);
  return (
    <TextField
      {...rest}
      {...(value !== undefined && { value: masked.composed ?? shape.format(String(value)) })}
      {...(defaultValue !== undefined && { defaultValue: shape.format(String(defaultValue)) })}
      {...{ 'data-number': true }}
      ref={mergeRefs(ref, input)}
      onChange={(event) => {
        masked.onChange(event);
        onChange?.(event);
      }}
    />
  );
});
