import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import { useEnvironment } from './useEnvironment.ts';
import type { Option } from './useOptions.ts';

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
export function useOptionBox(box: OptionBox): UseComboboxReturnValue<Option> {
  const environment = useEnvironment();
  return useCombobox<Option>({
    ...environment,
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
