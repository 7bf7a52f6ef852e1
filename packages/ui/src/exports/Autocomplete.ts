export {
  Autocomplete,
  type AutocompleteOption,
  type AutocompleteProps,
} from '../fields/select/Autocomplete.tsx';
