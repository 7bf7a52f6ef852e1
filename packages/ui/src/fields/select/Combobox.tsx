import {
  type ChangeEvent,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { CheckIcon, ChevronDownIcon, PlusIcon, XIcon } from '../../icons/controlIcons.ts';
import { useAnchored } from '../../lib/anchor.ts';
import { Icon } from '../../lib/Icon.tsx';
import { isComposing } from '../../lib/isComposing.ts';
import {
  type OpenProps,
  useControlledState,
  type ValueProps,
} from '../../lib/useControlledState.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { IconButton } from '../../primitives/IconButton.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { theme } from '../../theme/theme.ts';
import { Field, type FieldProps, useControl } from '../Field.tsx';
import { useFormValue } from '../form/useFormValue.ts';
import { Box, Control } from '../inputStyle.ts';
import { OptionRow } from './listStyle.ts';
import { OptionContent } from './OptionContent.tsx';
import { OptionList } from './OptionList.tsx';
import type { OptionPlace } from './OptionRowsProps.ts';
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
import { useOptionBox } from './useOptionBox.ts';
import { type LoadOptions, type Option, useOptions } from './useOptions.ts';

/** A value is shown immediately, even if it is not among the loaded options. */
export interface ComboboxProps extends FieldProps, ValueProps<Option | null>, OpenProps {
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
  const { value: hostValue, defaultValue = null, onChange: report, ...others } = props;
  const { open, defaultOpen = false, onOpenChange, onBlur, name, placeholder, ...more } = others;
  const { options, loadOptions, creation, expansion, size = 'large', ...field } = more;
  const [value, onChange] = useControlledState(hostValue, defaultValue, report);
  const [isOpen, reportOpen] = useControlledState(open, defaultOpen, onOpenChange);
  const setOpen = (next: boolean) => {
    if (next !== isOpen) reportOpen(next);
  };
  const t = useUiStrings();
  const control = useControl(field);
  const formValue = useFormValue({
    name,
    value,
    onChange,
    entriesOf: (key, option) => [[key, String(option?.id ?? '')]],
  });
  const [query, setQuery] = useState('');
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

  /** Downshift handles the text that remains in an open list only. */
  const restoreText = () => {
    const shown = value?.name ?? '';
    if (combobox.inputValue === shown) return;
    if (combobox.inputValue.trim() === '' && !field.required) combobox.selectItem(null);
    else combobox.setInputValue(shown);
  };
  /** What Enter chooses: the highlighted option, or the first match of a typed text. */
  const [first] = items;
  const isFirstMatch = isOpen && query.trim() !== '' && first !== undefined && !isCommand(first);
  const enterIndex =
    combobox.highlightedIndex === -1 && isFirstMatch ? 0 : combobox.highlightedIndex;
  /** Enter was pressed before the options of the typed text arrived. */
  const [isChoosing, setChoosing] = useState(false);
  const chooseFirst = useLatest(() => {
    setChoosing(false);
    if (first && isFirstMatch) combobox.selectItem(first);
    setOpen(!isFirstMatch);
  });
  useEffect(() => {
    if (isChoosing && loaded.status === 'ready') chooseFirst.current();
  }, [isChoosing, loaded.status, chooseFirst]);

  const renderOption = (index: number, place: OptionPlace) => {
    const option = items[index];
    if (!option) return null;
    return (
      <OptionRow
        key={option.id}
        {...combobox.getItemProps({
          ...place,
          item: option,
          index,
          ...(isCommand(option) && {
            onClick: (event: MouseEvent) => {
              withoutChoosing(event);
              run(option);
            },
          }),
        })}
        data-highlighted={enterIndex === index || undefined}
      >
        {option.id === creationId && <Icon of={PlusIcon} />}
        <OptionContent option={option} query={option.id === creationId ? '' : query} />
        {option.id === value?.id && <Icon of={CheckIcon} />}
      </OptionRow>
    );
  };

  return (
    <Field {...field} controlId={control.id} formValue={formValue}>
      <Box ref={box} data-state={field.error ? 'error' : undefined} data-size={size}>
        <Control
          {...combobox.getInputProps({
            ...control,
            ref,
            enterKeyHint: 'done' as const,
            placeholder: placeholder ?? t('select.placeholder'),
            onBlur: () => {
              setChoosing(false);
              if (!isOpen) restoreText();
              onBlur?.();
            },
            // Runs during the input event, because the next key needs the filtered list.
            onChange: (event: ChangeEvent<HTMLInputElement>) => {
              setChoosing(false);
              setQuery(event.currentTarget.value);
            },
            onKeyDown: (event: KeyboardEvent) => {
              if (isComposing(event)) return withoutChoosing(event);
              if (event.key === 'Escape' && isOpen) event.preventDefault();
              if (event.key !== 'Enter' || !isOpen) return;
              if (combobox.highlightedIndex === -1 && query.trim() !== '') {
                event.preventDefault();
                withoutChoosing(event);
                if (loaded.status === 'loading') setChoosing(true);
                else chooseFirst.current();
                return;
              }
              const chosen = items[combobox.highlightedIndex];
              if (!chosen) return;
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
      <OptionList
        box={list}
        controlId={control.id}
        menu={combobox.getMenuProps()}
        isOpen={isOpen}
        loaded={loaded}
        count={items.length}
        activeIndex={combobox.highlightedIndex}
        renderOption={renderOption}
      />
    </Field>
  );
});

const CompactButton = styled(IconButton)`
  margin-inline: -4px;
  /* As the arrows of other selects. */
  &:not(:hover) { color: ${theme.textMuted}; }

  &:last-child { margin-inline-end: -7px; }
`;
