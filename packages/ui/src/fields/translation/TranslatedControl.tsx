import { type ChangeEvent, createContext, type ReactNode, type RefObject, useContext } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { ControlProps } from '../Field.tsx';
import type { FormValue } from '../form/useFormValue.ts';
import { Control, controlStyle } from '../inputStyle.ts';

/** What a key changes in a translated field. */
interface Typed {
  readonly control: ControlProps & {
    readonly lang: string;
    readonly value: string;
    /** Undefined without one: browsers compute styles for an empty one at every key. */
    readonly placeholder: string | undefined;
    readonly maxLength: number | undefined;
    readonly onBlur: (() => void) | undefined;
  };
  readonly input: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
  readonly onChange: (text: string) => void;
  /** The texts of all languages, as a native form submits them. */
  readonly entries: FormValue['entries'];
}

export const TypedText = createContext<Typed | null>(null);

function useTypedText(): Typed {
  const typed = useContext(TypedText);
  if (!typed) throw new Error('A translated text has no field around it.');
  return typed;
}

/** The look of the input. */
export interface Shape {
  readonly multiline: boolean;
  readonly minRows: number;
  readonly isCode: boolean;
}

/** The input of one language, with one or several lines. */
export function TranslatedControl({ multiline, minRows, isCode }: Shape): ReactNode {
  const { control, input, onChange } = useTypedText();
  const shared = {
    ...control,
    ref: input,
    autoComplete: 'off',
    dir: isCode ? 'ltr' : 'auto',
    spellCheck: !isCode,
    'data-code': isCode || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.currentTarget.value),
  };
  if (!multiline) return <Control type="text" {...shared} />;
  return (
    <Area
      {...shared}
      rows={minRows}
      style={{ minHeight: `calc(${theme.controlLarge} + ${(minRows - 1) * 20}px)` }}
    />
  );
}

/** The hidden inputs that submit the texts with a native form. */
export function SubmittedTexts(): ReactNode {
  const { control, entries } = useTypedText();
  return entries.map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} disabled={control.disabled} />
  ));
}

const Area = styled.textarea`
  ${controlStyle}
  field-sizing: content;
  max-height: 320px;
  padding: calc((${theme.controlLarge} - 20px) / 2) 0;
  resize: none;
`;
