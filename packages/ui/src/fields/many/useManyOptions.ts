import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import type { Option } from '../useOptions.ts';

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
export function useManyOptions(many: ManyOptions): UseComboboxReturnValue<Option> {
  return useCombobox<Option>({
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
