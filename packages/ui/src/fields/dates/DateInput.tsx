import { forwardRef, useRef } from 'react';
import { styled } from 'styled-components';
import { CalendarDaysIcon } from '../../icons/CalendarDaysIcon.ts';
import { mergeRefs } from '../../lib/mergeRefs.ts';
import { IconButton } from '../../primitives/IconButton.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { TextField, type TextFieldProps } from '../TextField.tsx';

export interface DateInputProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'isCode'> {
  readonly type: 'date' | 'datetime-local';
}

/** The native date input, which every device shows in its own format. */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  { type, ...rest },
  ref,
) {
  const t = useUiStrings();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Root>
      <TextField
        {...rest}
        {...{ 'data-number': true }}
        type={type}
        ref={mergeRefs(ref, input)}
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
});

const Root = styled.div`
  min-width: 0;

  input::-webkit-calendar-picker-indicator { display: none; }
  input { min-height: 20px; }
  input + button { margin-inline-end: -7px; }
`;
