import { forwardRef, type InputHTMLAttributes, type ReactNode, useRef } from 'react';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { Field, type FieldProps, splitField, useControl } from './Field.tsx';
import type { FormValue } from './form/useFormValue.ts';
import { useNativeReset } from './form/useNativeReset.ts';
import { Affix, Box, Control } from './inputStyle.ts';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'disabled' | 'readOnly' | 'required' | 'prefix' | 'size' | 'className' | 'style'
>;

export interface TextFieldProps extends FieldProps, InputProps {
  /** Shown before the value: `https://`. */
  readonly prefix?: ReactNode;
  /** Shown after the value: a unit, a currency, a button. */
  readonly suffix?: ReactNode;
  /** For codes, aliases and addresses: monospaced and without spell checking. */
  readonly isCode?: boolean;
  readonly size?: 'medium' | 'large';
  /** Shown at the right of the label. */
  readonly corner?: ReactNode;
  /** For fields that show their value in another notation: what is submitted instead of the text. */
  readonly formValue?: FormValue | undefined;
}

/** One line of text. Works with `register` of react-hook-form and as a controlled input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField(props, ref) {
    const [field, rest] = splitField(props);
    const { prefix, suffix, isCode, size = 'large', corner, formValue, name, ...inputProps } = rest;
    const input = useRef<HTMLInputElement>(null);
    const control = useControl(field);
    const nativeValue = useNativeReset(input, inputProps.value);
    return (
      <Field {...field} controlId={control.id} corner={corner} formValue={formValue ?? nativeValue}>
        <Box data-state={field.error ? 'error' : undefined} data-size={size}>
          {typeof prefix === 'string' ? <Affix>{prefix}</Affix> : prefix}
          <Control
            type="text"
            autoComplete="off"
            dir={isCode || isLeftToRight(inputProps) ? 'ltr' : undefined}
            name={formValue ? undefined : name}
            {...(isCode && codeInput)}
            {...inputProps}
            {...control}
            ref={mergeRefs(ref, input)}
          />
          {typeof suffix === 'string' ? <Affix>{suffix}</Affix> : suffix}
        </Box>
      </Field>
    );
  },
);

/** Phones, amounts, dates and addresses are written from left to right in every language. */
function isLeftToRight(input: InputProps): boolean {
  return 'data-number' in input || ['tel', 'email', 'url', 'number'].includes(input.type ?? '');
}

const codeInput = {
  'data-code': true,
  spellCheck: false,
  autoCapitalize: 'none',
  autoCorrect: 'off',
} as const;
