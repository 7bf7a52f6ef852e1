import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import { type FocusEvent, forwardRef, type KeyboardEvent, useRef, useState } from 'react';
import { CheckIcon, PlusIcon } from '../../icons/controlIcons.ts';
import { useAnchored } from '../../lib/anchor.ts';
import { Icon } from '../../lib/Icon.tsx';
import { isComposing } from '../../lib/isComposing.ts';
import { mergeRefs } from '../../lib/mergeRefs.ts';
import {
  type OpenProps,
  useControlledState,
  type ValueProps,
} from '../../lib/useControlledState.ts';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { Field, type FieldProps, useControl } from '../Field.tsx';
import { useFormValue } from '../form/useFormValue.ts';
import { Control } from '../inputStyle.ts';
import { OptionRow } from '../select/listStyle.ts';
import { OptionContent } from '../select/OptionContent.tsx';
import { OptionList } from '../select/OptionList.tsx';
import type { OptionPlace } from '../select/OptionRowsProps.ts';
import {
  type Creation,
  creationId,
  isNotYet,
  withCommands,
  withoutChoosing,
} from '../select/optionCommands.ts';
import { useEnvironment } from '../select/useEnvironment.ts';
import { type LoadOptions, type Option, useOptions } from '../select/useOptions.ts';
import { Chips, focusInput, focusLastChip } from './Chips.tsx';
import { ChipBox } from './chipStyle.ts';

/** A value is shown immediately, even if it is not among the loaded options. */
export interface MultiSelectProps extends FieldProps, ValueProps<readonly Option[]>, OpenProps {
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly placeholder?: string;
  /** All options. Use `loadOptions` instead to load them by query. */
  readonly options?: readonly Option[];
  readonly loadOptions?: LoadOptions;
  /** Adds a last option that creates a new item. It receives the typed text. */
  readonly creation?: Creation | undefined;
}

const nothing: readonly Option[] = [];

/** Multiple selection: typing filters the options, Enter toggles one, chips show the selection. */
export const MultiSelect = forwardRef<HTMLInputElement, MultiSelectProps>(
  function MultiSelect(props, ref) {
    const { value: hostValue, defaultValue = nothing, onChange: report, ...others } = props;
    const { open, defaultOpen = false, onOpenChange, onBlur, name, placeholder, ...more } = others;
    const { options, loadOptions, creation, ...field } = more;
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
      entriesOf: (key, options) => options.map(({ id }) => [key, String(id)] as const),
    });
    const isFixed = field.disabled || field.readOnly || false;
    const input = useRef<HTMLInputElement>(null);
    const list = useRef<HTMLDivElement>(null);
    const [box, setBox] = useState<HTMLElement | null>(null);
    const [query, setQuery] = useState('');
    const [news, setNews] = useState('');
    const loaded = useOptions({ isOpen, query, options, loadOptions });
    const found = loaded.status === 'failed' ? [] : loaded.options;
    const items = withCommands(found, creation);
    const isChosen = (option: Option) => value.some((one) => one.id === option.id);
    const remove = (option: Option | undefined) => {
      if (!option) return;
      setNews(t('tags.removed', { name: option.name }));
      onChange(value.filter((one) => one.id !== option.id));
    };
    const toggle = (option: Option) => {
      if (option.id === creationId) {
        setOpen(false);
        setQuery('');
        return creation?.onCreate(query.trim());
      }
      if (isChosen(option)) return remove(option);
      setNews(t('tags.added', { name: option.name }));
      onChange([...value, option]);
    };
    const many = useManyOptions({
      id: control.id,
      items,
      isDisabled: (option) => isNotYet(option, loaded),
      query,
      isOpen,
      onToggle: toggle,
      onOpenChange: (next) => setOpen(next && !isFixed),
      onQueryChange: setQuery,
    });
    useAnchored(list, isOpen ? box : null, 'bottom-start');

    const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
      if (isComposing(event)) return withoutChoosing(event);
      if (event.key === 'Escape' && isOpen) event.preventDefault();
      focusLastChip(event);
    };
    const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
    };
    const renderOption = (index: number, place: OptionPlace) => {
      const option = items[index];
      if (!option) return null;
      return (
        <OptionRow
          key={option.id}
          {...many.getItemProps({ ...place, item: option, index })}
          aria-selected={isChosen(option)}
          data-highlighted={many.highlightedIndex === index || undefined}
        >
          {option.id === creationId && <Icon of={PlusIcon} />}
          <OptionContent option={option} query={option.id === creationId ? '' : query} />
          {isChosen(option) && <Icon of={CheckIcon} />}
        </OptionRow>
      );
    };
    return (
      <Field {...field} controlId={control.id} formValue={formValue}>
        <ChipBox
          ref={setBox}
          data-state={field.error ? 'error' : undefined}
          onBlur={handleBlur}
          onPointerDown={(event) => focusInput(event, input.current)}
        >
          <Chips
            label={`${field.label}: ${t('tags.chosen')}`}
            items={value}
            onRemove={(index) => remove(value[index])}
            input={input}
            isDisabled={isFixed}
            removeLabel={(item) => t('tags.remove', { name: item })}
          />
          <Control
            {...many.getInputProps({
              ...control,
              ref: mergeRefs(ref, input),
              enterKeyHint: 'done' as const,
              placeholder:
                value.length === 0 ? (placeholder ?? t('select.placeholder')) : undefined,
              onKeyDown: handleKeyDown,
            })}
            aria-labelledby={`${control.id}-label`}
          />
        </ChipBox>
        <OptionList
          box={list}
          controlId={control.id}
          menu={many.getMenuProps({ 'aria-multiselectable': true })}
          isOpen={isOpen}
          loaded={loaded}
          count={items.length}
          activeIndex={many.highlightedIndex}
          renderOption={renderOption}
        />
        <VisuallyHidden role="status">{news}</VisuallyHidden>
      </Field>
    );
  },
);

interface ManyOptions {
  readonly id: string;
  readonly items: readonly Option[];
  /** Whether an option is visible but cannot be selected now. */
  readonly isDisabled: (option: Option) => boolean;
  readonly query: string;
  readonly isOpen: boolean;
  readonly onToggle: (option: Option) => void;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onQueryChange: (query: string) => void;
}

const { InputBlur, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/** Downshift for multiple selection: the list stays open, and a second click deselects an option. */
function useManyOptions(many: ManyOptions): UseComboboxReturnValue<Option> {
  const environment = useEnvironment();
  return useCombobox<Option>({
    ...environment,
    items: [...many.items],
    isOpen: many.isOpen,
    inputValue: many.query,
    selectedItem: null,
    inputId: many.id,
    labelId: `${many.id}-label`,
    itemToString: (option) => option?.name ?? '',
    itemToKey: (option) => option?.id,
    isItemDisabled: many.isDisabled,
    onIsOpenChange: ({ isOpen }) => many.onOpenChange(isOpen),
    onInputValueChange: ({ inputValue }) => many.onQueryChange(inputValue),
    onStateChange: ({ type, selectedItem }) => {
      const isChoice = type === InputKeyDownEnter || type === ItemClick;
      if (isChoice && selectedItem) many.onToggle(selectedItem);
    },
    stateReducer: (state, { type, changes }) => {
      if (type === InputKeyDownEnter || type === ItemClick) {
        const { highlightedIndex } = state;
        return { ...changes, isOpen: true, highlightedIndex, inputValue: state.inputValue };
      }
      if (type === InputBlur) return { ...changes, selectedItem: null, inputValue: '' };
      return changes;
    },
  });
}
