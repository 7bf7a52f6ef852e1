import { isPhoneComplete, leadOf, maskPhone, type PhoneShape } from '@rentyard/validators/masks';
import { forwardRef } from 'react';
import type { TextFieldProps } from '../TextField.tsx';
import { ShapedInput } from './ShapedInput.tsx';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'isCode' | 'pattern'> {
  /** Calling code and mask of the country. */
  readonly country: PhoneShape;
}

/**
 * A phone number in the format of its country. Accepts the national number, the full number or a pasted one. The form
 * value is the masked text (`+373 69 123 456`). A number of another country is not cut, so that the form's rules can
 * reject it. Works with `register` of react-hook-form.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { country, ...rest },
  ref,
) {
  const shape = {
    format: (text: string) => maskPhone(text, country),
    isFull: (text: string) => isPhoneComplete(text, country),
    lead: leadOf(country),
  };
  return (
    <ShapedInput
      inputMode="tel"
      autoComplete="tel"
      placeholder={leadOf(country) + country.mask.replaceAll('0', '_')}
      {...rest}
      ref={ref}
      shape={shape}
    />
  );
});
