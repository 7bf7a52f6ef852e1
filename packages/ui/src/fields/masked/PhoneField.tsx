import {
  isPhoneComplete,
  leadOf,
  maskPhone,
  type PhoneShape,
  phoneExample,
} from '@rentyard/validators/masks';
import { forwardRef } from 'react';
import { TextField, type TextFieldProps } from '../TextField.tsx';
import { ShapedInput } from './ShapedInput.tsx';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'isCode' | 'pattern'> {
  /** Calling code and mask of the country. Without it, numbers of any country keep the notation of the user. */
  readonly country?: PhoneShape | undefined;
  /** The field accepts several numbers separated by commas, which no mask can format. */
  readonly isMultiple?: boolean;
}

/**
 * A phone number in the format of its country. Accepts the national number, the full number or a pasted one, with
 * `tel:`, invisible marks and an extension. The form value is the masked text (`+373 69 123 456`). A number of another
 * country is not cut, so that the form's rules can reject it. Works with `register` of react-hook-form.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { country, isMultiple = false, ...rest },
  ref,
) {
  const field = {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    placeholder: country && phoneExample(country),
    ...rest,
  } as const;
  if (!country || isMultiple)
    return <TextField {...{ 'data-number': true }} {...field} ref={ref} />;
  const shape = {
    format: (text: string) => maskPhone(text, country),
    isFull: (text: string) => isPhoneComplete(text, country),
    lead: leadOf(country),
  };
  return <ShapedInput {...field} ref={ref} shape={shape} />;
});
