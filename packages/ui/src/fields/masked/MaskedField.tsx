import { isComplete, mask as shapeBy, slotsOf } from '@rentyard/validators/masks';
import { forwardRef } from 'react';
import type { TextFieldProps } from '../TextField.tsx';
import { ShapedInput } from './ShapedInput.tsx';

export interface MaskedFieldProps extends Omit<TextFieldProps, 'type' | 'isCode' | 'pattern'> {
  /** `0` is a digit, `a` a letter, all other characters are literals: `aa 00 000`. */
  readonly mask: string;
}

/**
 * Text with a fixed format: a plate, a tax number, a card. The form value is the masked text; `unmask` of
 * `@rentyard/validators/masks` returns the text without literals. Works with `register` of react-hook-form. Pass default
 * values in masked form, so that an untouched field does not count as changed.
 */
export const MaskedField = forwardRef<HTMLInputElement, MaskedFieldProps>(function MaskedField(
  { mask, ...rest },
  ref,
) {
  const shape = {
    format: (text: string) => shapeBy(text, mask),
    isFull: (text: string) => slotsOf(mask) > 0 && isComplete(text, mask),
  };
  return (
    <ShapedInput
      inputMode={mask.includes('a') ? 'text' : 'numeric'}
      placeholder={mask.replaceAll('0', '_').replaceAll('a', '_')}
      {...rest}
      ref={ref}
      shape={shape}
    />
  );
});
