import {
  forwardRef,
  type KeyboardEvent,
  type SelectHTMLAttributes,
  type SyntheticEvent,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../../icons/controlIcons.ts';
import { Icon } from '../../lib/Icon.tsx';
import { mergeRefs } from '../../lib/mergeRefs.ts';
import { theme } from '../../theme/theme.ts';
import { Field, type FieldProps, splitField, useControl } from '../Field.tsx';
import { useNativeReset } from '../form/useNativeReset.ts';
import { Box, controlStyle } from '../inputStyle.ts';

export interface NativeSelectProps
  extends FieldProps,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      'id' | 'disabled' | 'required' | 'size' | 'className' | 'style'
    > {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly size?: 'medium' | 'large';
}

/** A styled native select, for pagers and phones. The smallest of the selects. */
export const NativeSelect = forwardRef<HTMLSelectElement, NativeSelectProps>(
  function NativeSelect(props, ref) {
    const [field, rest] = splitField(props);
    const { options, size = 'large', ...selectProps } = rest;
    const select = useRef<HTMLSelectElement>(null);
    const { readOnly, ...control } = useControl(field);
    const formValue = useNativeReset(select, selectProps.value);
    return (
      <Field {...field} controlId={control.id} formValue={formValue}>
        <Wrap
          data-state={field.error ? 'error' : undefined}
          data-size={size}
          data-readonly={readOnly}
        >
          <Native
            {...selectProps}
            {...control}
            {...(readOnly && inert)}
            ref={mergeRefs(ref, select)}
          >
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

/** A select has no read-only state of the browser, so the events that would open or change it are cancelled. */
const inert = {
  'aria-readonly': true,
  onMouseDown: (event: SyntheticEvent) => event.preventDefault(),
  onKeyDown: (event: KeyboardEvent) => event.key !== 'Tab' && event.preventDefault(),
} as const;

const Wrap = styled(Box)`
  position: relative;
  padding: 0;

  > svg { position: absolute; inset-inline-end: 8px; color: ${theme.textMuted}; pointer-events: none; }
`;

const Native = styled.select`
  ${controlStyle}
  align-self: stretch;
  padding-inline: 10px 28px;
  appearance: none;
  cursor: pointer;

  > option { color: ${theme.text}; background: ${theme.raised}; }
`;
