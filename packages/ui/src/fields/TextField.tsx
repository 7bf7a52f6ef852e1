import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { Field, type FieldProps, useControl } from './Field.tsx';
import { Affix, Box, Control } from './inputStyle.ts';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'disabled' | 'required' | 'prefix' | 'size'
>;

export interface TextFieldProps extends FieldProps, InputProps {
  /** Stands before the value: `https://`. */
  readonly prefix?: ReactNode;
  /** Stands after the value: a unit, a currency, a button. */
  readonly suffix?: ReactNode;
  /** A code, an alias, an address: one-width letters and no spelling help. */
  readonly isCode?: boolean;
  readonly size?: 'medium' | 'large';
  /** Stands right of the label. */
  readonly corner?: ReactNode;
}

/** One line of text. Fits `register` of react-hook-form and plain controlled use alike. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField(props, ref) {
    const {
      label,
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
    const frame = { label, hint, error, required, disabled, isLabelHidden, corner };
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
