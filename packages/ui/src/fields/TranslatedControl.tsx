import { type ChangeEvent, forwardRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { ControlProps } from './Field.tsx';
import { Control, controlStyle } from './inputStyle.ts';

interface TranslatedControlProps extends ControlProps {
  readonly lang: string;
  readonly value: string;
  readonly placeholder: string;
  readonly maxLength: number | undefined;
  readonly multiline: boolean;
  readonly minRows: number;
  readonly isCode: boolean;
  readonly onChange: (text: string) => void;
  readonly onBlur: (() => void) | undefined;
}

/** The input of one language, with one or several lines. */
export const TranslatedControl = forwardRef<
  HTMLInputElement & HTMLTextAreaElement,
  TranslatedControlProps
>(function TranslatedControl({ multiline, minRows, isCode, onChange, ...rest }, ref) {
  const shared = {
    ...rest,
    autoComplete: 'off',
    spellCheck: !isCode,
    'data-code': isCode || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.currentTarget.value),
  };
  if (!multiline) return <Control type="text" {...shared} ref={ref} />;
  return <Area {...shared} ref={ref} rows={minRows} style={{ minHeight: minRows * 20 + 16 }} />;
});

const Area = styled.textarea`
  ${controlStyle}
  field-sizing: content;
  max-height: 320px;
  padding: ${theme.space2} 0;
  resize: none;
`;
