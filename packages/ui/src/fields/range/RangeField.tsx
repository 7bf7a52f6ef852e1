import { type FocusEvent, forwardRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { plainDecimal, stepDecimal } from '../../text/decimals.ts';
import { theme } from '../../theme/theme.ts';
import { Field, type FieldProps, useControl } from '../Field.tsx';
import { Affix, Box, Control } from '../inputStyle.ts';

/** Bounds as decimal strings; null if open. Invalid input stays as typed. */
export interface RangeValue {
  readonly from: string | null;
  readonly to: string | null;
}

export interface RangeFieldProps extends FieldProps {
  readonly value: RangeValue;
  readonly onChange: (value: RangeValue) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  /** Step of an arrow key. With Shift ten times that. */
  readonly step?: number;
  readonly min?: number;
  readonly max?: number;
  /** Unit or currency after the numbers. */
  readonly suffix?: string;
}

/** A range of numbers; either bound may be open. The rules of the form check the order of the bounds. */
export const RangeField = forwardRef<HTMLInputElement, RangeFieldProps>(function RangeField(
  { value, onChange, onBlur, name, step = 1, min, max, suffix, ...field },
  ref,
) {
  const t = useUiStrings();
  const control = useControl(field);
  const set = (end: keyof RangeValue, text: string) =>
    onChange({ ...value, [end]: text === '' ? null : text });

  const bound = (end: keyof RangeValue) => ({
    'aria-label': `${field.label}, ${t(`range.${end}`)}`,
    'aria-invalid': control['aria-invalid'],
    'aria-describedby': control['aria-describedby'],
    disabled: field.disabled,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    'data-number': true,
    placeholder: t(`range.${end}`),
    name: name === undefined ? undefined : `${name}.${end}`,
    value: value[end] ?? '',
    onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
      set(end, event.currentTarget.value),
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      const plain = plainDecimal(event.currentTarget.value);
      if (plain !== null && plain !== value[end]) set(end, plain);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!sign) return;
      event.preventDefault();
      const by = sign * step * (event.shiftKey ? 10 : 1);
      set(end, stepDecimal(value[end] ?? '', { by, min, max }));
    },
  });
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  return (
    <Field {...field} controlId={control.id} as="group">
      <Pair data-state={field.error ? 'error' : undefined} onBlur={handleBlur}>
        <Control {...bound('from')} id={control.id} ref={ref} />
        <Dash aria-hidden>–</Dash>
        <Control {...bound('to')} />
        {suffix !== undefined && <Affix>{suffix}</Affix>}
      </Pair>
    </Field>
  );
});

const Pair = styled(Box)`
  > input { flex: 1 1 0; }
`;

const Dash = styled.span`
  color: ${theme.textMuted};
`;
