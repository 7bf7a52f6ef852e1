import { type FocusEvent, forwardRef } from 'react';
import { styled } from 'styled-components';
import { useControlledState, type ValueProps } from '../../lib/useControlledState.ts';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { theme } from '../../theme/theme.ts';
import { Field, type FieldProps, useControl } from '../Field.tsx';
import { useFormValue } from '../form/useFormValue.ts';
import { Affix, Box, Control } from '../inputStyle.ts';
import { useDecimalInput } from '../useDecimalInput.ts';

/** Bounds as plain decimals; null if open. Invalid input stays as typed. */
export interface RangeValue {
  readonly from: string | null;
  readonly to: string | null;
}

export interface RangeFieldProps extends FieldProps, ValueProps<RangeValue> {
  readonly onBlur?: () => void;
  readonly name?: string;
  /** Step of an arrow key. With Shift ten times that. */
  readonly step?: number;
  readonly min?: number;
  readonly max?: number;
  /** Unit or currency after the numbers. */
  readonly suffix?: string;
}

const unbounded: RangeValue = { from: null, to: null };

/** A range of numbers; either bound may be open. The rules of the form check the order of the bounds. */
export const RangeField = forwardRef<HTMLInputElement, RangeFieldProps>(function RangeField(
  { value: hostValue, defaultValue = unbounded, onChange: report, onBlur, name, ...others },
  ref,
) {
  const { step = 1, min, max, suffix, ...field } = others;
  const [value, onChange] = useControlledState(hostValue, defaultValue, report);
  const t = useUiStrings();
  const control = useControl(field);
  const formValue = useFormValue({
    name,
    value,
    onChange,
    entriesOf: (key, { from, to }) => [
      [`${key}.from`, from ?? ''],
      [`${key}.to`, to ?? ''],
    ],
  });
  const set = (end: keyof RangeValue, text: string) =>
    onChange({ ...value, [end]: text === '' ? null : text });

  const numbers = { grouping: 'min2', step, min, max } as const;
  const inputs = {
    from: useDecimalInput({
      ...numbers,
      value: value.from ?? '',
      onChange: (text) => set('from', text),
    }),
    to: useDecimalInput({ ...numbers, value: value.to ?? '', onChange: (text) => set('to', text) }),
  };
  const bound = (end: keyof RangeValue) => ({
    'aria-label': `${field.label}, ${t(`range.${end}`)}`,
    'aria-invalid': control['aria-invalid'],
    'aria-describedby': control['aria-describedby'],
    'aria-busy': control['aria-busy'],
    disabled: field.disabled,
    readOnly: control.readOnly,
    inputMode: 'decimal' as const,
    dir: 'ltr',
    placeholder: t(`range.${end}`),
    ...inputs[end],
  });
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  return (
    <Field {...field} controlId={control.id} as="group" formValue={formValue}>
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
