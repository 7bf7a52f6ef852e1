import { forwardRef, type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { CalendarDaysIcon } from '../../icons/CalendarDaysIcon.ts';
import { isComposing } from '../../lib/isComposing.ts';
import { mergeRefs } from '../../lib/mergeRefs.ts';
import { onDemand } from '../../lib/onDemand.tsx';
import type { OpenProps } from '../../lib/useControlledState.ts';
import { Popover } from '../../overlays/Popover.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import type { CalendarProps } from './Calendar.tsx';
import { PatternInput, type PatternInputProps } from './PatternInput.tsx';

/** `open` is about the calendar. */
export interface DateInputProps
  extends OpenProps,
    Omit<PatternInputProps, 'suffix' | 'min' | 'max'> {
  /** The first and the last day that the calendar offers. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** What a day from the calendar changes the value to. */
  readonly withDay: (day: string) => string;
}

/** A date as text, with a calendar that the button or Alt+↓ opens. */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  { min, max, withDay, onKeyDown, open, defaultOpen, onOpenChange, ...rest },
  ref,
) {
  const { value, onChange, disabled, readOnly } = rest;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (!event.altKey || event.key !== 'ArrowDown' || isComposing(event)) return;
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
            {...{ open, defaultOpen, onOpenChange }}
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

/** Loads on hover or focus of the button, with react-day-picker. */
const calendar = onDemand(() => import('./Calendar.tsx').then((chunk) => chunk.Calendar));
const preload = () => void calendar.preload();

interface CalendarButtonProps extends CalendarProps, OpenProps {
  readonly disabled: boolean | undefined;
}

/** Opens the calendar beside a date field. */
const CalendarButton = forwardRef<HTMLButtonElement, CalendarButtonProps>(function CalendarButton(
  { disabled, onPick, open, defaultOpen, onOpenChange, ...rest },
  ref,
) {
  const t = useUiStrings();
  return (
    <Popover
      {...{ open, defaultOpen, onOpenChange }}
      label={t('date.pick')}
      placement="bottom-end"
      trigger={
        <IconButton
          ref={ref}
          label={t('date.pick')}
          icon={CalendarDaysIcon}
          size="small"
          disabled={disabled}
          onPointerEnter={preload}
          onFocus={preload}
        />
      }
    >
      {(close) => (
        <calendar.Component
          {...rest}
          onPick={(day) => {
            close();
            onPick(day);
          }}
        />
      )}
    </Popover>
  );
});
