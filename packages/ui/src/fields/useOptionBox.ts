import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import type { Option } from './useOptions.ts';

interface OptionBox {
  readonly id: string;
  readonly value: Option | null;
  readonly items: readonly Option[];
  /** Shown, but not to be chosen now. */
  readonly isDisabled: (option: Option) => boolean;
  readonly isRequired: boolean;
  readonly isOpen: boolean;
  readonly onChange: (value: Option | null) => void;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The list was opened by a press: what is in the input is the chosen name, not a search. */
  readonly onOpenedWhole: () => void;
}

const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/**
 * Downshift with the house rules: leaving the field never chooses what merely was highlighted, an
 * emptied optional field means "none", anything else typed gives way to the chosen name again.
 */
export function useOptionBox(box: OptionBox): UseComboboxReturnValue<Option> {
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
      // Opened by a press it shows all; opened by typing it shows what was typed.
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
