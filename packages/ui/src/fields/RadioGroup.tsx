import {
  type ForwardedRef,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react';
import { styled } from 'styled-components';
import {
  type ReportChange,
  useControlledState,
  type ValueProps,
} from '../lib/useControlledState.ts';
import { media, theme } from '../theme/theme.ts';
import { Field, type FieldProps, useControl } from './Field.tsx';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string>
  extends FieldProps,
    Omit<ValueProps<Value | null>, 'onChange'> {
  readonly options: readonly RadioOption<Value>[];
  readonly onChange?: ReportChange<Value> | undefined;
  /** Called when the reset of a form removes the selection. */
  readonly onClear?: () => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly direction?: 'row' | 'column';
}

function RadioGroupWith(
  props: RadioGroupProps<string>,
  ref: ForwardedRef<HTMLDivElement>,
): ReactNode {
  const ownName = useId();
  const {
    options,
    value: hostValue,
    defaultValue = null,
    onChange: report,
    onClear,
    onBlur,
    name = ownName,
    direction = 'column',
    ...field
  } = props;
  const [value, store] = useControlledState(hostValue, defaultValue);
  const onChange: ReportChange<string> = (next, event) => {
    store(next);
    if (event) report?.(next, event);
    else report?.(next);
  };
  const control = useControl(field);
  const [initial] = useState(value);
  const formValue = {
    entries: [],
    onReset: () => {
      if (initial !== null) return onChange(initial);
      store(null);
      onClear?.();
    },
  };
  return (
    <Field {...field} controlId={control.id} as="radiogroup" formValue={formValue}>
      <List
        ref={ref}
        id={control.id}
        data-direction={direction}
        data-readonly={field.readOnly || undefined}
        onBlur={onBlur}
        onClickCapture={field.readOnly ? cancel : undefined}
      >
        {options.map((option) => (
          <Row key={option.value}>
            <Dot
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={field.disabled || option.isDisabled}
              aria-invalid={control['aria-invalid']}
              aria-describedby={control['aria-describedby']}
              onChange={(event) => onChange(option.value, event)}
            />
            <span>
              <span>{option.label}</span>
              {option.hint && <small>{option.hint}</small>}
            </span>
          </Row>
        ))}
      </List>
    </Field>
  );
}

/** Single selection from a few visible options. */
export const RadioGroup = forwardRef(RadioGroupWith) as <Value extends string>(
  // forwardRef drops type parameters, so the cast restores the one that the component supports.
  props: RadioGroupProps<Value> & { readonly ref?: Ref<HTMLDivElement> },
) => ReactNode;

/** A cancelled click restores the selection. Arrow keys click too. */
function cancel(event: MouseEvent): void {
  event.preventDefault();
}

const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space2};

  &[data-readonly] input { border-style: dashed; background: ${theme.sunken}; }
  &[data-readonly] input:checked { border-style: solid; border-color: ${theme.text}; background: ${theme.surface}; }
  &[data-direction='row'] { flex-flow: row wrap; gap: ${theme.space2} ${theme.space5}; }
`;

const Row = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${theme.space2};
  width: fit-content;
  line-height: 20px;
  cursor: pointer;

  small { display: block; font-size: ${theme.textSm}; line-height: 16px; color: ${theme.textMuted}; }
  ${media.touch} { min-height: 44px; align-items: center; }
  &:has(:disabled) { color: ${theme.textMuted}; cursor: not-allowed; }
`;

const Dot = styled.input`
  flex: none;
  width: 16px;
  height: 16px;
  margin: 2px 0;
  appearance: none;
  border: 1.5px solid ${theme.outline};
  border-radius: 50%;
  background: ${theme.surface};
  cursor: inherit;

  &:checked { border: 5px solid ${theme.accentFill}; background: ${theme.onAccent}; }
  &[aria-invalid] { border-color: ${theme.danger}; }
  &:disabled { border-color: ${theme.border}; background: ${theme.pressed}; }
  ${media.forcedColors} { appearance: auto; }
`;
