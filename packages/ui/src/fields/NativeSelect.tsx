import { forwardRef, type SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.ts';
import { Icon } from '../lib/Icon.tsx';
import { theme } from '../theme/theme.ts';
import { Field, type FieldProps, useControl } from './Field.tsx';
import { Box, controlStyle } from './inputStyle.ts';

export interface NativeSelectProps
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'disabled' | 'required' | 'size'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly size?: 'medium' | 'large';
}

/** A styled native select, for pagers and phones. The smallest of the selects. */
export const NativeSelect = forwardRef<HTMLSelectElement, NativeSelectProps>(
  function NativeSelect(props, ref) {
    const {
      label,
      hint,
      error,
      required,
      disabled,
      id,
      isLabelHidden,
      options,
      size = 'large',
      ...rest
    } = props;
    const control = useControl({ id, hint, error, required, disabled });
    const frame = { label, hint, error, required, disabled, isLabelHidden };
    return (
      <Field {...frame} controlId={control.id}>
        <Wrap data-state={error ? 'error' : undefined} data-size={size}>
          <Native {...rest} {...control} ref={ref}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Native>
          <Icon of={ChevronDownIcon} />
        </Wrap>
      </Field>
    );
  },
);

const Wrap = styled(Box)`
  position: relative;
  padding: 0;

  > svg { position: absolute; inset-inline-end: 8px; color: ${theme.textMuted}; pointer-events: none; }
`;

const Native = styled.select`
  ${controlStyle}
  align-self: stretch;
  padding: 0 28px 0 10px;
  appearance: none;
  cursor: pointer;

  > option { color: ${theme.text}; background: ${theme.raised}; }
`;
