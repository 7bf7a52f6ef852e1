import { forwardRef, useState } from 'react';
import { styled } from 'styled-components';
import { useControlledState, type ValueProps } from '../lib/useControlledState.ts';
import { theme } from '../theme/theme.ts';
import { Checkbox } from './Checkbox.tsx';
import { Field, type FieldProps, useControl } from './Field.tsx';

export interface CheckboxOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly isDisabled?: boolean;
}

/** The value has the checked options, in the order of the options. */
export interface CheckboxGroupProps extends FieldProps, ValueProps<readonly string[]> {
  readonly options: readonly CheckboxOption[];
  /** Called when the focus leaves the group. */
  readonly onBlur?: () => void;
  /** A form submits one entry per checked option. */
  readonly name?: string;
  readonly direction?: 'row' | 'column';
}

const nothing: readonly string[] = [];

/** Several choices from a short list, all visible. */
export const CheckboxGroup = forwardRef<HTMLDivElement, CheckboxGroupProps>(
  function CheckboxGroup(props, ref) {
    const {
      options,
      value: hostValue,
      defaultValue = nothing,
      onChange: report,
      ...others
    } = props;
    const { onBlur, name, direction = 'column', ...field } = others;
    const [value, onChange] = useControlledState(hostValue, defaultValue, report);
    const control = useControl(field);
    const [initial] = useState(value);
    const formValue = { entries: [], onReset: () => onChange(initial) };
    const toggle = (changed: string, isChecked: boolean) =>
      onChange(
        options
          .map((option) => option.value)
          .filter((one) => (one === changed ? isChecked : value.includes(one))),
      );
    return (
      <Field {...field} controlId={control.id} as="group" formValue={formValue}>
        <List
          ref={ref}
          id={control.id}
          data-direction={direction}
          onBlur={({ currentTarget, relatedTarget }) =>
            !currentTarget.contains(relatedTarget) && onBlur?.()
          }
        >
          {options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              hint={option.hint}
              {...(name !== undefined && { name })}
              value={option.value}
              checked={value.includes(option.value)}
              disabled={field.disabled || option.isDisabled}
              readOnly={field.readOnly}
              aria-invalid={control['aria-invalid']}
              onChange={(event) => toggle(option.value, event.currentTarget.checked)}
            />
          ))}
        </List>
      </Field>
    );
  },
);

const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space2};

  &[data-direction='row'] { flex-flow: row wrap; gap: ${theme.space2} ${theme.space5}; }
`;
