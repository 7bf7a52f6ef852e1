import { forwardRef, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Field, type FieldProps, useControl } from './Field.tsx';
import { Box, controlStyle } from './inputStyle.ts';

type AreaProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'id' | 'disabled' | 'required' | 'rows'
>;

export interface TextAreaProps extends FieldProps, AreaProps {
  /** Number of lines while empty. It grows with the text up to `maxRows`. */
  readonly minRows?: number;
  readonly maxRows?: number;
  readonly isCode?: boolean;
  readonly corner?: ReactNode;
}

/** Several lines of text. Grows with its text in browsers that support it, and scrolls beyond `maxRows`. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(
  function TextArea(props, ref) {
    const {
      label,
      hint,
      error,
      required,
      disabled,
      id,
      isLabelHidden,
      minRows = 3,
      maxRows = 12,
      isCode,
      corner,
      ...rest
    } = props;
    const control = useControl({ id, hint, error, required, disabled });
    const frame = { label, hint, error, required, disabled, isLabelHidden, corner };
    return (
      <Field {...frame} controlId={control.id}>
        <Box data-state={error ? 'error' : undefined}>
          <Area
            {...rest}
            {...control}
            ref={ref}
            rows={minRows}
            data-code={isCode || undefined}
            spellCheck={!isCode}
            style={{ minHeight: `${minRows * 20 + 16}px`, maxHeight: `${maxRows * 20 + 16}px` }}
          />
        </Box>
      </Field>
    );
  },
);

const Area = styled.textarea`
  ${controlStyle}
  field-sizing: content;
  padding: ${theme.space2} 0;
  resize: none;
`;
