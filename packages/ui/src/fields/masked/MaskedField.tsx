import { forwardRef } from 'react';
import { isComplete, mask as shapeBy, slotsOf } from '../../masks/mask.ts';
import type { TextFieldProps } from '../TextField.tsx';
import { ShapedInput } from './ShapedInput.tsx';

export interface MaskedFieldProps extends Omit<TextFieldProps, 'type' | 'isCode' | 'pattern'> {
  /** `0` takes a digit, `a` a letter, all else stands as written: `aa 00 000`. */
  readonly mask: string;
}

/**
 * Text of a fixed shape: a plate, a tax number, a card. The value of the form is the masked text; take
 * the bare one with `unmask` of `@rentyard/ui/masks`. Fits `register` of react-hook-form; a default
 * value given in its masked form keeps an untouched field from counting as changed.
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
