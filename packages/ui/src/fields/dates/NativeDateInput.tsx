import { forwardRef, useRef } from 'react';
import { styled } from 'styled-components';
import { CalendarDaysIcon } from '../../icons/CalendarDaysIcon.ts';
import { mergeRefs } from '../../lib/mergeRefs.ts';
import type { OpenProps, ReportChange } from '../../lib/useControlledState.ts';
import { IconButton } from '../../primitives/IconButton.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { TextField, type TextFieldProps } from '../TextField.tsx';

interface NativeDateInputProps
  extends OpenProps,
    Omit<TextFieldProps, 'type' | 'suffix' | 'isCode' | 'onChange'> {
  readonly type: 'date' | 'datetime-local';
  readonly value: string;
  readonly onChange: ReportChange<string>;
}

/** The browser's own input, in the format and the language of the browser. */
export const NativeDateInput = forwardRef<HTMLInputElement, NativeDateInputProps>(
  function NativeDateInput({ onChange, open, defaultOpen, onOpenChange, ...rest }, ref) {
    const t = useUiStrings();
    const input = useRef<HTMLInputElement>(null);
    return (
      <Root>
        <TextField
          {...rest}
          {...{ 'data-number': true }}
          ref={mergeRefs(ref, input)}
          onChange={(event) => onChange(event.currentTarget.value, event)}
          suffix={
            <IconButton
              label={t('date.pick')}
              icon={CalendarDaysIcon}
              size="small"
              disabled={rest.disabled || rest.readOnly}
              onClick={() => input.current?.showPicker()}
            />
          }
        />
      </Root>
    );
  },
);

const Root = styled.div`
  min-width: 0;

  input::-webkit-calendar-picker-indicator { display: none; }
  input { min-height: 20px; }
  input + button { margin-inline-end: -7px; }
`;
