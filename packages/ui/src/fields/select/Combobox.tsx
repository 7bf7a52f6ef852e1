import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import {
  type ChangeEvent,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { CheckIcon, ChevronDownIcon, PlusIcon, XIcon } from '../../icons/controlIcons.ts';
import { useAnchored } from '../../lib/anchor.ts';
import { Icon } from '../../lib/Icon.tsx';
import { isComposing } from '../../lib/isComposing.ts';
import { IconButton } from '../../primitives/IconButton.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { theme } from '../../theme/theme.ts';
import { Field, type FieldProps, useControl } from '../Field.tsx';
import { useFormValue } from '../form/useFormValue.ts';
import { Box, Control } from '../inputStyle.ts';
import { ListBox, OptionRow } from './listStyle.ts';
import { OptionContent } from './OptionContent.tsx';
import { OptionsNotice } from './OptionsNotice.tsx';
import {
  type Creation,
  creationId,
  type Expansion,
  expansionId,
  isCommand,
  isNotYet,
  withCommands,
  withoutChoosing,
} from './optionCommands.ts';
import { type LoadOptions, type Option, useOptions } from './useOptions.ts';

export interface ComboboxProps extends FieldProps {
  /** Shown immediately, even if it is not among the loaded options. */
  readonly value: Option | null;
  readonly onChange: (value: Option | null) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly placeholder?: string;
  /** All options. Use `loadOptions` instead to load them by query. */
  readonly options?: readonly Option[];
  readonly loadOptions?: LoadOptions;
  /** Adds a last option that creates a new item. It receives the typed text. */
  readonly creation?: Creation | undefined;
  /** Adds an option that loads more options, such as those that are hidden by default. */
  readonly expansion?: Expansion | undefined;
  readonly size?: 'medium' | 'large';
}

/** Single selection from a list: typing filters the options, arrows and Enter select one. */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  const {
    value,
    onChange,
    onBlur,
    name,
    placeholder,
    options,
    loadOptions,
    creation,
    expansion,
    size = 'large',
    ...field
  } = props;
  const t = useUiStrings();
  const control = useControl(field);
  const formValue = useFormValue({
    name,
    value,
    onChange,
    entriesOf: (key, option) => [[key, String(option?.id ?? '')]],
  });
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const loaded = useOptions({ isOpen, query, options, loadOptions });
  const list = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const items = withCommands(
    loaded.status === 'failed' ? [] : loaded.options,
    creation,
    loaded.status === 'ready' ? expansion : undefined,
  );
  const run = ({ id }: Option) => {
    if (id === expansionId) {
      expansion?.onExpand();
      loaded.retry();
      return;
    }
    setOpen(false);
    creation?.onCreate(query.trim());
  };
  const combobox = useOptionBox({
    id: control.id,
    value,
    items,
    isDisabled: (option) => isNotYet(option, loaded),
    isRequired: field.required ?? false,
    isOpen,
    onChange,
    onOpenChange: (next) => setOpen(next && !field.readOnly),
    onOpenedWhole: () => setQuery(''),
  });
  useAnchored(list, isOpen ? box.current : null, 'bottom-start');

  return (
    <Field {...field} controlId={control.id} formValue={formValue}>
      <Box ref={box} data-state={field.error ? 'error' : undefined} data-size={size}>
        <Control
          {...combobox.getInputProps({
            ...control,
            ref,
            enterKeyHint: 'done' as const,
            placeholder: placeholder ?? t('select.placeholder'),
            onBlur,
            // Runs during the input event, because the next key needs the filtered list.
            onChange: (event: ChangeEvent<HTMLInputElement>) => setQuery(event.currentTarget.value),
            onKeyDown: (event: KeyboardEvent) => {
              if (isComposing(event)) return withoutChoosing(event);
              if (event.key === 'Escape' && isOpen) event.preventDefault();
              const chosen = items[combobox.highlightedIndex];
              if (!chosen || event.key !== 'Enter' || !isOpen) return;
              if (!isCommand(chosen) || isNotYet(chosen, loaded)) return;
              event.preventDefault();
              withoutChoosing(event);
              run(chosen);
            },
          })}
          aria-labelledby={`${control.id}-label`}
        />
        {isOpen && loaded.status === 'loading' && <Spinner label={t('combobox.loading')} />}
        {value && !field.required && !field.disabled && !field.readOnly && (
          <CompactButton
            label={t('action.clear')}
            icon={XIcon}
            size="small"
            tabIndex={-1}
            onClick={() => {
              combobox.selectItem(null);
              // The button is removed with the selection, so move the focus to the field.
              box.current?.querySelector('input')?.focus();
            }}
          />
        )}
        <CompactButton
          icon={ChevronDownIcon}
          size="small"
          {...combobox.getToggleButtonProps({
            disabled: field.disabled || field.readOnly || false,
          })}
          label={t('combobox.open')}
        />
      </Box>
      <ListBox ref={list} popover="manual" data-fit="anchor">
        <ul {...combobox.getMenuProps()} aria-labelledby={`${control.id}-label`}>
          {isOpen &&
            items.map((option, index) => (
              <OptionRow
                key={option.id}
                {...combobox.getItemProps({
                  item: option,
                  index,
                  ...(isCommand(option) && {
                    onClick: (event: MouseEvent) => {
                      withoutChoosing(event);
                      run(option);
                    },
                  }),
                })}
                data-highlighted={combobox.highlightedIndex === index || undefined}
              >
                {option.id === creationId && <Icon of={PlusIcon} />}
                <OptionContent option={option} query={option.id === creationId ? '' : query} />
                {option.id === value?.id && <Icon of={CheckIcon} />}
              </OptionRow>
            ))}
        </ul>
        <OptionsNotice isOpen={isOpen} loaded={loaded} />
      </ListBox>
    </Field>
  );
});

const CompactButton = styled(IconButton)`
  margin-inline: -4px;
  /* As the arrows of other selects. */
  &:not(:hover) { color: ${theme.textMuted}; }

  &:last-child { margin-inline-end: -7px; }
`;

interface OptionBox {
  readonly id: string;
  readonly value: Option | null;
  readonly items: readonly Option[];
  /** Whether an option is visible but cannot be selected now. */
  readonly isDisabled: (option: Option) => boolean;
  readonly isRequired: boolean;
  readonly isOpen: boolean;
  readonly onChange: (value: Option | null) => void;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Called when a click opened the list. The input then contains the selected name, not a search text. */
  readonly onOpenedWhole: () => void;
}

const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/**
 * Downshift with these rules: leaving the field never selects an option that is only highlighted. An emptied optional
 * field means "none". Any other text is replaced by the selected name.
 */
function useOptionBox(box: OptionBox): UseComboboxReturnValue<Option> {
  return useCombobox<Option>({
    items: [...box.items],
    isOpen: box.isOpen,
    selectedItem: box.value,
    inputId: box.id,
    labelId: `${box.id}-label`,
    itemToString: (option) => option?.name ?? '',
    itemToKey: (option) => option?.id,
    isItemDisabled: box.isDisabled,
    onSelectedItemChange: ({ selectedItem }) => box.onChange(selectedItem),
    onIsOpenChange: ({ isOpen, type }) => {
      // Opened by a click the list shows all options; opened by typing it is filtered.
      if (isOpen && type !== InputChange) box.onOpenedWhole();
      box.onOpenChange(isOpen);
    },
    stateReducer: (state, { type, changes }) => {
      const isLeaving = type === InputBlur || type === InputKeyDownEscape;
      if (!isLeaving) return changes;
      const isCleared = type === InputBlur && state.inputValue.trim() === '' && !box.isRequired;
      const selectedItem = isCleared ? null : state.selectedItem;
      return { ...changes, selectedItem, inputValue: selectedItem?.name ?? '' };
    },
  });
}
