import { forwardRef, type ReactNode, type TextareaHTMLAttributes, useRef } from 'react';
import { styled } from 'styled-components';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { theme } from '../theme/theme.ts';
import { Field, type FieldProps, splitField, useControl } from './Field.tsx';
import { useNativeReset } from './form/useNativeReset.ts';
import { Box, controlStyle } from './inputStyle.ts';

type AreaProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'id' | 'disabled' | 'readOnly' | 'required' | 'rows' | 'className' | 'style'
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
    const [field, rest] = splitField(props);
    const { minRows = 3, maxRows = 12, isCode, corner, ...areaProps } = rest;
    const area = useRef<HTMLTextAreaElement>(null);
    const control = useControl(field);
    const formValue = useNativeReset(area, areaProps.value);
    return (
      <Field {...field} controlId={control.id} corner={corner} formValue={formValue}>
        <Box data-state={field.error ? 'error' : undefined}>
          <Area
            dir={isCode ? 'ltr' : 'auto'}
            {...areaProps}
            {...control}
            ref={mergeRefs(ref, area)}
            rows={minRows}
            data-code={isCode || undefined}
            spellCheck={!isCode}
            style={{ minHeight: heightOf(minRows), maxHeight: heightOf(maxRows) }}
          />
        </Box>
      </Field>
    );
  },
);

/** The height of lines in a box that is as high as an input for one line. */
const heightOf = (rows: number) => `calc(${theme.controlLarge} + ${(rows - 1) * 20}px)`;

const Area = styled.textarea`
  ${controlStyle}
  field-sizing: content;
  padding: calc((${theme.controlLarge} - 20px) / 2) 0;
  resize: none;
`;
