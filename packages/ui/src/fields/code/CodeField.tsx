import { latinDigits } from '@rentyard/validators/decimals';
import { type ChangeEvent, forwardRef, type SyntheticEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useControlledState, type ValueProps } from '../../lib/useControlledState.ts';
import { media, theme } from '../../theme/theme.ts';
import { Field, type FieldProps, useControl } from '../Field.tsx';
import { useFormValue } from '../form/useFormValue.ts';

export interface CodeFieldProps extends FieldProps, ValueProps<string> {
  /** Number of digits of the code. */
  readonly length?: number;
  /** Called when the last digit was typed or pasted, to submit the code. Not called again for the same code. */
  readonly onComplete?: (code: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly autoFocus?: boolean;
}

/**
 * A one-time code. A single input with boxes drawn above it, so that pasting, autofill from messages and screen
 * readers work as in any other field.
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  { length = 6, value, defaultValue = '', onChange, onComplete, onBlur, name, ...others },
  ref,
) {
  const { autoFocus, ...field } = others;
  const control = useControl(field);
  const [code, change] = useControlledState(value, defaultValue, onChange);
  // The unfinished text of an input method, which must stay as it is.
  const [composed, setComposed] = useState<string>();

  // The input submits the code itself.
  const formValue = useFormValue({
    name: undefined,
    value: code,
    onChange: change,
    entriesOf: () => [],
  });
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text } = event.currentTarget;
    if ((event.nativeEvent as InputEvent).isComposing) return setComposed(text);
    enter(text, event);
  };
  const enter = (text: string, event: SyntheticEvent) => {
    setComposed(undefined);
    const next = latinDigits(text).replace(/\D/g, '').slice(0, length);
    if (next === code) return;
    change(next, event);
    if (next.length === length) onComplete?.(next);
  };
  return (
    <Field {...field} controlId={control.id} formValue={formValue}>
      <Root data-state={field.error ? 'error' : undefined}>
        <Digits
          {...control}
          ref={ref}
          type="text"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="one-time-code"
          autoFocus={autoFocus}
          name={name}
          dir="ltr"
          value={composed ?? code}
          onChange={handleChange}
          onCompositionEnd={(event) => enter(event.currentTarget.value, event)}
          onBlur={onBlur}
          onSelect={({ currentTarget: input }) => {
            // The caret is behind the last digit, in the marked box.
            if (input.selectionStart === input.selectionEnd) {
              input.setSelectionRange(input.value.length, input.value.length);
            }
          }}
        />
        <Boxes aria-hidden style={{ gridTemplateColumns: `repeat(${length}, minmax(0, 44px))` }}>
          {Array.from({ length }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a box has no identity but its index
              key={index}
              data-current={index === Math.min(code.length, length - 1) || undefined}
            >
              {code[index]}
            </span>
          ))}
        </Boxes>
      </Root>
    </Field>
  );
});

const Root = styled.div`
  position: relative;
  direction: ltr;
  width: fit-content;
  max-width: 100%;
`;

const Boxes = styled.div`
  display: grid;
  gap: ${theme.space2};
  pointer-events: none;

  > span {
    display: grid;
    place-items: center;
    width: 44px;
    max-width: 100%;
    height: calc(${theme.controlLarge} + 12px);
    border: 1px solid ${theme.outline};
    border-radius: ${theme.radius};
    background: ${theme.surface};
    color: ${theme.text};
    font-size: ${theme.textXl};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  [data-state='error'] > & > span { border-color: ${theme.danger}; }
  input:read-only + & > span { border-style: dashed; background: ${theme.sunken}; }
  input:disabled + & > span { background: ${theme.sunken}; color: ${theme.textMuted}; }
  input:focus + & > [data-current] {
    border-color: ${theme.focus};
    box-shadow: 0 0 0 3px color-mix(in srgb, ${theme.focus} 24%, transparent);
    ${media.forcedColors} { outline: 2px solid Highlight; }
  }
`;

/* Transparent but in position: it receives clicks, has the selection and is read out. */
const Digits = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  padding: 0;
  border: 0;
  outline: none;
  background: none;
  color: transparent;
  caret-color: transparent;
  font-size: ${theme.textLg};
  cursor: text;

  /* Forced colours would paint the clear digits over the drawn ones. */
  forced-color-adjust: none;
  &::selection { background: transparent; }
  &:disabled { cursor: not-allowed; }
`;
