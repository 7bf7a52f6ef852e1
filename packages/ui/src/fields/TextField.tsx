import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { Field, type FieldProps, useControl } from './Field.tsx';
import { Affix, Box, Control } from './inputStyle.ts';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'disabled' | 'required' | 'prefix' | 'size'
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
}

/** One line of text. Works with `register` of react-hook-form and as a controlled input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField(props, ref) {
    const {
      label,
      labelLanguage,
      hint,
      error,
      required,
      disabled,
      id,
      isLabelHidden,
      prefix,
      suffix,
      isCode,
      size = 'large',
      corner,
      ...rest
    } = props;
    const control = useControl({ id, hint, error, required, disabled });
    const frame = { label, labelLanguage, hint, error, required, disabled, isLabelHidden, corner };
    return (
      <Field {...frame} controlId={control.id}>
        <Box data-state={error ? 'error' : undefined} data-size={size}>
          {typeof prefix === 'string' ? <Affix>{prefix}</Affix> : prefix}
          <Control
            type="text"
            autoComplete="off"
            {...(isCode && codeInput)}
            {...rest}
            {...control}
            ref={ref}
          />
          {typeof suffix === 'string' ? <Affix>{suffix}</Affix> : suffix}
        </Box>
      </Field>
    );
  },
);

const codeInput = {
  'data-code': true,
  spellCheck: false,
  autoCapitalize: 'none',
  autoCorrect: 'off',
} as const;
