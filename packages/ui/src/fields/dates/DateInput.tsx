import { forwardRef, type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { mergeRefs } from '../../lib/mergeRefs.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { PatternInput, type PatternInputProps } from './PatternInput.tsx';

export interface DateInputProps extends Omit<PatternInputProps, 'suffix' | 'min' | 'max'> {
  /** The first and the last day that the calendar offers. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** What a day from the calendar changes the value to. */
  readonly withDay: (day: string) => string;
}

/** A date as text, with a calendar that the button or Alt+↓ opens. */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  { min, max, withDay, onKeyDown, ...rest },
  ref,
) {
  const { value, onChange, disabled, readOnly } = rest;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    button.current?.click();
  };
  return (
    <Root>
      <PatternInput
        {...rest}
        ref={mergeRefs(ref, input)}
        onKeyDown={handleKeyDown}
        suffix={
          <CalendarButton
            ref={button}
            day={value.slice(0, 10)}
            min={min}
            max={max}
            disabled={disabled || readOnly}
            onPick={(day) => {
              onChange(withDay(day));
              input.current?.focus();
            }}
          />
        }
      />
    </Root>
  );
});

const Root = styled.div`
  min-width: 0;

  input { min-height: 20px; }
  input + button { margin-inline-end: -7px; }
`;
