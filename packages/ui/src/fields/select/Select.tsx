import { useSelect } from 'downshift';
import {
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { CheckIcon, ChevronDownIcon } from '../../icons/controlIcons.ts';
import { useAnchored } from '../../lib/anchor.ts';
import { Icon } from '../../lib/Icon.tsx';
import { mergeRefs } from '../../lib/mergeRefs.ts';
import {
  type OpenProps,
  useControlledState,
  type ValueProps,
} from '../../lib/useControlledState.ts';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { media, theme } from '../../theme/theme.ts';
import { Field, type FieldProps, useControl } from '../Field.tsx';
import { textEntry, useFormValue } from '../form/useFormValue.ts';
import { boxStyle } from '../inputStyle.ts';
import { ListBox, OptionRow } from './listStyle.ts';
import { OptionRows } from './OptionRows.tsx';
import type { OptionPlace } from './OptionRowsProps.ts';
import { useEnvironment } from './useEnvironment.ts';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps<Value extends string>
  extends FieldProps,
    ValueProps<Value | null>,
    OpenProps {
  readonly options: readonly SelectOption<Value>[];
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly placeholder?: string;
  /** Label of a first option that means "none". Without it a selection cannot be cleared. */
  readonly emptyLabel?: string;
  readonly size?: 'medium' | 'large';
}

type Choice = SelectOption<string> | { readonly value: null; readonly label: string };

function SelectWith(props: SelectProps<string>, ref: ForwardedRef<HTMLDivElement>): ReactNode {
  const { options, value: hostValue, defaultValue = null, onChange: report, ...others } = props;
  const { open, defaultOpen = false, onOpenChange, onBlur, name, ...more } = others;
  const { placeholder, emptyLabel, size = 'large', ...field } = more;
  const [value, onChange] = useControlledState(hostValue, defaultValue, report);
  const [isOpen, setOpen] = useControlledState(open, defaultOpen, onOpenChange);
  const t = useUiStrings();
  const control = useControl(field);
  const list = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLDivElement>(null);
  const choices: Choice[] = [
    ...(emptyLabel === undefined ? [] : [{ value: null, label: emptyLabel }]),
    ...options,
  ];
  const selected = choices.find((choice) => choice.value === value) ?? null;

  const environment = useEnvironment();
  const select = useSelect<Choice>({
    ...environment,
    items: choices,
    isOpen,
    onIsOpenChange: ({ isOpen: next }) => setOpen(next),
    selectedItem: selected,
    itemToString: (choice) => choice?.label ?? '',
    itemToKey: (choice) => choice?.value ?? '',
    isItemDisabled: (choice) => 'isDisabled' in choice && choice.isDisabled === true,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? null),
    toggleButtonId: control.id,
    labelId: `${control.id}-label`,
  });
  useAnchored(list, select.isOpen ? toggle.current : null, 'bottom-start');

  const { disabled, readOnly, ...described } = control;
  const formValue = useFormValue({ name, value, onChange, entriesOf: textEntry });
  const toggleProps = select.getToggleButtonProps({
    ref: mergeRefs(ref, toggle),
    onBlur,
    onKeyDown: (event: KeyboardEvent) => {
      // Esc closes only the open list, not the dialog around it.
      if (event.key === 'Escape' && select.isOpen) event.preventDefault();
    },
  });
  const renderOption = (index: number, place: OptionPlace) => {
    const choice = choices[index];
    if (!choice) return null;
    return (
      <OptionRow
        key={choice.value ?? ''}
        {...select.getItemProps({ ...place, item: choice, index })}
        data-highlighted={select.highlightedIndex === index || undefined}
      >
        <span>{choice.label}</span>
        {choice === selected && <Icon of={CheckIcon} />}
      </OptionRow>
    );
  };
  return (
    <Field {...field} controlId={control.id} formValue={formValue}>
      <Button
        {...toggleProps}
        {...described}
        {...(readOnly && fixed)}
        {...(disabled && inactive)}
        aria-labelledby={`${control.id}-label`}
        data-size={size}
        data-state={field.error ? 'error' : undefined}
      >
        <Value data-empty={selected?.value == null || undefined}>
          {selected?.label ?? placeholder ?? t('select.placeholder')}
        </Value>
        <Icon of={ChevronDownIcon} />
      </Button>
      <ListBox ref={list} popover="manual" data-fit="anchor">
        <ul {...select.getMenuProps()}>
          {select.isOpen && (
            <OptionRows
              count={choices.length}
              scroller={list}
              activeIndex={select.highlightedIndex}
              renderOption={renderOption}
            />
          )}
        </ul>
      </ListBox>
    </Field>
  );
}

/** It takes the focus, but does not open. */
const fixed = {
  'aria-readonly': true,
  'data-readonly': true,
  onClick: undefined,
  onKeyDown: undefined,
} as const;

/** The listbox button is not a form control, so the browser does not disable it. */
const inactive = {
  'aria-disabled': true,
  'data-disabled': true,
  tabIndex: -1,
  onClick: undefined,
  onKeyDown: undefined,
} as const;

/** Single selection from a closed list, by pointer, arrow keys or type-ahead. */
export const Select = forwardRef(SelectWith) as <Value extends string>(
  // forwardRef drops type parameters, so the cast restores the one that the component supports.
  props: SelectProps<Value> & { readonly ref?: Ref<HTMLDivElement> },
) => ReactNode;

const Button = styled.div`
  ${boxStyle}
  cursor: pointer;

  > svg { flex: none; margin-inline-start: auto; color: ${theme.textMuted}; }
  &:focus-visible {
    border-color: ${theme.focus};
    box-shadow: 0 0 0 3px color-mix(in srgb, ${theme.focus} 24%, transparent);
  }
`;

const Value = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-empty] { color: ${theme.textMuted}; }
  /* As large as the text of inputs. */
  ${media.touch} { font-size: 16px; }
`;
