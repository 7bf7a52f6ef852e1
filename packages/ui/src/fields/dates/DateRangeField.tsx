import { isDay } from '@rentyard/validators/localText';
import { type ChangeEvent, type FocusEvent, forwardRef, type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { CalendarDaysIcon } from '../../icons/CalendarDaysIcon.ts';
import { XIcon } from '../../icons/controlIcons.ts';
import { isComposing } from '../../lib/isComposing.ts';
import { mergeRefs } from '../../lib/mergeRefs.ts';
import { onDemand } from '../../lib/onDemand.tsx';
import {
  type OpenProps,
  useControlledState,
  type ValueProps,
} from '../../lib/useControlledState.ts';
import { Popover } from '../../overlays/Popover.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { theme } from '../../theme/theme.ts';
import { Field, type FieldProps, useControl } from '../Field.tsx';
import { useFormValue } from '../form/useFormValue.ts';
import { Box, Control } from '../inputStyle.ts';
import { useDateFormat } from './DateFormatProvider.tsx';
import type { DateRange } from './RangeCalendar.tsx';
import { usePatternText } from './usePatternText.ts';

/** `open` is about the calendar. */
export interface DateRangeFieldProps extends FieldProps, ValueProps<DateRange>, OpenProps {
  readonly onBlur?: () => void;
  /** A form submits `name.from` and `name.to`. */
  readonly name?: string;
  /** The first day that the calendar offers, `2026-11-20`. The rules of the form check typed days. */
  readonly min?: string;
  /** The last day that the calendar offers. */
  readonly max?: string;
  readonly size?: 'medium' | 'large';
}

type End = keyof DateRange;

const unbounded: DateRange = { from: null, to: null };

/** Loads on hover or focus of the button, with react-day-picker. */
const calendar = onDemand(() => import('./RangeCalendar.tsx').then((chunk) => chunk.RangeCalendar));
const preload = () => void calendar.preload();

/**
 * A period of days, typed in the format of `DateFormatProvider` or chosen from one calendar. Either end may be open.
 * A period that ends before it begins is reported when the field is left.
 */
export const DateRangeField = forwardRef<HTMLInputElement, DateRangeFieldProps>(
  function DateRangeField(props, ref) {
    const { value, defaultValue = unbounded, onChange, onBlur, name, ...others } = props;
    const { min, max, size, open, defaultOpen, onOpenChange, ...field } = others;
    const t = useUiStrings();
    const { date: pattern } = useDateFormat();
    const [range, set] = useControlledState(value, defaultValue, onChange);
    const texts = {
      from: usePatternText({ pattern, value: range.from ?? '' }),
      to: usePatternText({ pattern, value: range.to ?? '' }),
    };
    const isReversed = isOrdered(range) === false && !texts.from.isTyped && !texts.to.isTyped;
    const error =
      field.error ??
      texts.from.problem ??
      texts.to.problem ??
      (isReversed ? t('dates.order') : undefined);
    const reading = texts.from.reading ?? texts.to.reading;
    const shown = {
      ...field,
      error,
      hint: reading === undefined ? field.hint : <span role="status">{reading}</span>,
    };
    const control = useControl(shown);
    const formValue = useFormValue({
      name,
      value: range,
      onChange: (next) => set(next),
      entriesOf: (key, { from, to }) => [
        [`${key}.from`, from ?? ''],
        [`${key}.to`, to ?? ''],
      ],
    });
    const from = useRef<HTMLInputElement>(null);
    const button = useRef<HTMLButtonElement>(null);
    /** The input that the user was in. It has the focus again after a choice from the calendar. */
    const last = useRef<HTMLInputElement | null>(null);
    const isFixed = field.disabled || field.readOnly || false;

    const bind = (end: End) => ({
      type: 'text',
      autoComplete: 'off',
      dir: 'ltr',
      'data-number': true,
      'aria-label': `${field.label}, ${t(`dates.${end}`)}`,
      'aria-invalid': Boolean(field.error || texts[end].problem || isReversed) || undefined,
      'aria-describedby': control['aria-describedby'],
      'aria-required': control['aria-required'],
      'aria-busy': control['aria-busy'],
      disabled: field.disabled,
      readOnly: control.readOnly,
      inputMode: texts[end].inputMode,
      placeholder: texts[end].placeholder,
      value: texts[end].text,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        set({ ...range, [end]: texts[end].type(event.currentTarget.value) || null }, event),
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        last.current = event.currentTarget;
      },
      onBlur: texts[end].leave,
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        texts[end].handleKeyDown(event);
        if (!event.altKey || event.key !== 'ArrowDown' || isComposing(event)) return;
        event.preventDefault();
        button.current?.click();
      },
    });
    const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
    };
    const isClearable = (range.from ?? range.to) !== null && !field.required && !isFixed;
    return (
      <Field {...shown} controlId={control.id} as="group" formValue={formValue}>
        <Box
          data-state={error ? 'error' : undefined}
          data-size={size}
          data-readonly={field.readOnly || undefined}
          data-disabled={field.disabled || undefined}
          onBlur={handleBlur}
        >
          <Pair>
            <Control {...bind('from')} id={control.id} ref={mergeRefs(ref, from)} />
            <Dash aria-hidden>–</Dash>
            <Control {...bind('to')} />
          </Pair>
          {isClearable && (
            <CompactButton
              label={t('action.clear')}
              icon={XIcon}
              size="small"
              tabIndex={-1}
              onClick={(event) => {
                set(unbounded, event);
                // The button is removed with the value, so move the focus to the field.
                from.current?.focus();
              }}
            />
          )}
          <Popover
            label={t('date.pick')}
            placement="bottom-end"
            {...{ open, defaultOpen, onOpenChange }}
            trigger={
              <CompactButton
                ref={button}
                label={t('date.pick')}
                icon={CalendarDaysIcon}
                size="small"
                disabled={isFixed}
                onPointerEnter={preload}
                onFocus={preload}
              />
            }
          >
            {(close) => (
              <calendar.Component
                value={range}
                min={min}
                max={max}
                onPick={(next) => {
                  set(next);
                  if (next.to === null) return;
                  close();
                  (last.current ?? from.current)?.focus();
                }}
              />
            )}
          </Popover>
        </Box>
      </Field>
    );
  },
);

/** Whether a period ends after it begins; undefined if it is open. */
function isOrdered({ from, to }: DateRange): boolean | undefined {
  return from && to && isDay(from) && isDay(to) ? from <= to : undefined;
}

const Pair = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space2};
  min-width: 0;

  /* A date in figures. In a narrower box the second one is below the first. */
  > input { flex: 1 1 11ch; min-height: 24px; }
`;

const Dash = styled.span`
  color: ${theme.textMuted};
`;

const CompactButton = styled(IconButton)`
  margin-inline: -4px;

  &:last-child { margin-inline-end: -7px; }
`;
