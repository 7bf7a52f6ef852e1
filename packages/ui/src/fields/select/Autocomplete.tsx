import { useCombobox } from 'downshift';
import {
  type ChangeEvent,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { XIcon } from '../../icons/controlIcons.ts';
import { useAnchored } from '../../lib/anchor.ts';
import { isComposing } from '../../lib/isComposing.ts';
import { mergeRefs } from '../../lib/mergeRefs.ts';
import {
  type OpenProps,
  useControlledState,
  type ValueProps,
} from '../../lib/useControlledState.ts';
import { IconButton } from '../../primitives/IconButton.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { theme } from '../../theme/theme.ts';
import { Field, type FieldProps, useControl } from '../Field.tsx';
import { textEntry, useFormValue } from '../form/useFormValue.ts';
import { Box, Control } from '../inputStyle.ts';
import { OptionRow } from './listStyle.ts';
import { OptionContent } from './OptionContent.tsx';
import { OptionList } from './OptionList.tsx';
import type { OptionPlace } from './OptionRowsProps.ts';
import { withoutChoosing } from './optionCommands.ts';
import { useEnvironment } from './useEnvironment.ts';
import { type LoadOptions, type Option, useOptions } from './useOptions.ts';

export interface AutocompleteOption {
  /** The text that the field has after the choice. */
  readonly value: string;
  /** What the list shows instead of the text. */
  readonly label?: string;
  /** A second line that tells options of one label apart. */
  readonly detail?: string;
}

/** The value is any text. With `open` suggestions are wanted; the list is visible if there are any. */
export interface AutocompleteProps extends FieldProps, ValueProps<string>, OpenProps {
  /** All suggestions. Use `loadOptions` instead to load them by the typed text. */
  readonly options?: readonly AutocompleteOption[];
  /** `signal` aborts when the result is no longer needed. */
  readonly loadOptions?: (
    query: string,
    signal: AbortSignal,
  ) => Promise<readonly AutocompleteOption[]>;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly size?: 'medium' | 'large';
}

const { InputBlur, InputChange } = useCombobox.stateChangeTypes;

/** A text with suggestions: every text is valid, and arrows and Enter take over a suggestion. */
export const Autocomplete = forwardRef<HTMLInputElement, AutocompleteProps>(
  function Autocomplete(props, ref) {
    const { value, defaultValue = '', onChange, options, loadOptions, ...others } = props;
    const { open, defaultOpen = false, onOpenChange, onBlur, name, ...more } = others;
    const { placeholder, maxLength, size = 'large', ...field } = more;
    const t = useUiStrings();
    const environment = useEnvironment();
    const control = useControl(field);
    const [text, set] = useControlledState(value, defaultValue, onChange);
    const formValue = useFormValue({
      name,
      value: text,
      onChange: (next) => set(next),
      entriesOf: textEntry,
    });
    const [isOpen, setOpen] = useControlledState(open, defaultOpen, onOpenChange);
    const changeOpen = (next: boolean) => {
      if (next === isOpen || (next && field.readOnly)) return;
      setOpen(next);
    };
    const [query, setQuery] = useState('');
    const loaded = useOptions({ isOpen, query, ...useSuggestions(options, loadOptions) });
    const found = loaded.status === 'failed' ? [] : loaded.options;
    // A single suggestion that equals the text would be no help.
    const items = found.length === 1 && found[0]?.id === text ? [] : found;
    const isListOpen = isOpen && items.length > 0;
    const hasFailed = isOpen && loaded.status === 'failed';
    const list = useRef<HTMLDivElement>(null);
    const box = useRef<HTMLDivElement>(null);
    const input = useRef<HTMLInputElement>(null);

    const combobox = useCombobox<Option>({
      ...environment,
      items: [...items],
      isOpen: isListOpen,
      inputValue: text,
      // The text is the value; no option is ever the selected one.
      selectedItem: null,
      inputId: control.id,
      labelId: `${control.id}-label`,
      itemToString: (option) => String(option?.id ?? ''),
      itemToKey: (option) => option?.id,
      onSelectedItemChange: ({ selectedItem }) => set(String(selectedItem?.id ?? '')),
      onIsOpenChange: ({ isOpen: next, type }) => {
        // Opened by a click the list shows all suggestions; opened by typing it is filtered.
        if (next && type !== InputChange) setQuery('');
        changeOpen(next);
      },
      // Leaving the field does not choose an option that is only highlighted.
      stateReducer: (state, { type, changes }) =>
        type === InputBlur
          ? { ...changes, selectedItem: null, inputValue: state.inputValue }
          : changes,
    });
    useAnchored(list, isListOpen || hasFailed ? box.current : null, 'bottom-start');

    const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
      if (isComposing(event)) return withoutChoosing(event);
      if (event.key === 'Escape' && isOpen) {
        // Esc closes only the list, not the dialog around it.
        if (isListOpen) event.preventDefault();
        changeOpen(false);
      }
      // The caret moves in the text.
      if (event.key === 'Home' || event.key === 'End') withoutChoosing(event);
      // The form is submitted with the text.
      if (event.key === 'Enter' && combobox.highlightedIndex === -1) {
        withoutChoosing(event);
        changeOpen(false);
      }
    };
    const renderOption = (index: number, place: OptionPlace) => {
      const option = items[index];
      if (!option) return null;
      return (
        <OptionRow
          key={option.id}
          {...combobox.getItemProps({ ...place, item: option, index })}
          data-highlighted={combobox.highlightedIndex === index || undefined}
        >
          <OptionContent option={option} query={query} />
        </OptionRow>
      );
    };
    const isClearable = text !== '' && !field.required && !field.disabled && !field.readOnly;
    return (
      <Field {...field} controlId={control.id} formValue={formValue}>
        <Box ref={box} data-state={field.error ? 'error' : undefined} data-size={size}>
          <Control
            {...combobox.getInputProps({
              ...control,
              ref: mergeRefs(ref, input),
              placeholder,
              maxLength,
              onBlur: () => {
                changeOpen(false);
                onBlur?.();
              },
              // Runs during the input event, because the caret would jump otherwise.
              onChange: (event: ChangeEvent<HTMLInputElement>) => {
                setQuery(event.currentTarget.value);
                set(event.currentTarget.value, event);
              },
              onKeyDown: handleKeyDown,
            })}
            aria-labelledby={`${control.id}-label`}
          />
          {isOpen && loaded.status === 'loading' && <Spinner label={t('combobox.loading')} />}
          {isClearable && (
            <ClearButton
              label={t('action.clear')}
              icon={XIcon}
              size="small"
              tabIndex={-1}
              onClick={(event: MouseEvent) => {
                setQuery('');
                set('', event);
                // The button is removed with the text, so move the focus to the field.
                input.current?.focus();
              }}
            />
          )}
        </Box>
        <OptionList
          box={list}
          controlId={control.id}
          menu={combobox.getMenuProps()}
          isOpen={isListOpen}
          hasNotice={hasFailed}
          loaded={loaded}
          count={items.length}
          activeIndex={combobox.highlightedIndex}
          renderOption={renderOption}
        />
        <VisuallyHidden role="status">
          {isListOpen && loaded.status === 'ready'
            ? t('palette.results', { count: items.length })
            : ''}
        </VisuallyHidden>
      </Field>
    );
  },
);

/** The suggestions as options of a list. */
function useSuggestions(
  options: AutocompleteProps['options'],
  loadOptions: AutocompleteProps['loadOptions'],
): {
  readonly options: readonly Option[] | undefined;
  readonly loadOptions: LoadOptions | undefined;
} {
  const all = useMemo(() => options?.map(toOption), [options]);
  return {
    options: all,
    loadOptions:
      loadOptions && (async (query, signal) => (await loadOptions(query, signal)).map(toOption)),
  };
}

function toOption({ value, label = value, detail }: AutocompleteOption): Option {
  return { id: value, name: label, ...(detail !== undefined && { detail }) };
}

const ClearButton = styled(IconButton)`
  margin-inline: -4px -7px;
  &:not(:hover) { color: ${theme.textMuted}; }
`;
