import { forwardRef } from 'react';
import { isPhoneComplete, leadOf, maskPhone, type PhoneShape } from '../../masks/phone.ts';
import type { TextFieldProps } from '../TextField.tsx';
import { ShapedInput } from './ShapedInput.tsx';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'isCode' | 'pattern'> {
  /** Code and mask of the country, from its record. */
  readonly country: PhoneShape;
}

/**
 * A phone number in the shape of its country. It takes the national part, the whole number or a pasted
 * one; the value of the form is the masked text (`+373 69 123 456`). A number of another country is
 * kept for the form's rules to refuse. Fits `register` of react-hook-form.
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
