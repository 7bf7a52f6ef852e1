import { Autocomplete } from '@rentyard/ui/Autocomplete';
import type { Guide } from '../guide.ts';

const towns = [{ value: 'Chișinău' }, { value: 'Bălți' }, { value: 'Orhei' }];

export const guide: Guide = {
  sentence: 'An autocomplete field takes any text and suggests frequent ones.',
  use: ['Texts that often repeat but are no records: towns, models, reasons.'],
  avoid: [
    'A value must be one of the list: `Combobox`, `Select`.',
    'Several texts: `TagsField`.',
    'Searching a list: `SearchField`.',
  ],
  pairs: [
    {
      do: {
        show: <Autocomplete label="Delivery to" options={towns} hint="Any town of Moldova" />,
        why: 'A town that is not in the list can be typed.',
      },
      dont: {
        show: <Autocomplete label="Currency" options={[{ value: 'EUR' }, { value: 'MDL' }]} />,
        why: 'Only these two values are valid, so any other text becomes an error.',
      },
    },
  ],
  anatomy: {
    press: 'input',
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: 'input', name: 'Input', note: 'any text.' },
      { at: '[role="option"]', name: 'Suggestion', note: 'with the typed letters marked.' },
    ],
  },
  content: ['The hint says that any text is valid.', 'A suggestion is the whole text, not a code.'],
  keys: [
    ['Letters', 'filters the suggestions'],
    ['↓ ↑', 'opens the suggestions and moves through them'],
    ['Enter', 'takes the highlighted suggestion; without one it submits the form'],
    ['Home, End', 'moves the caret'],
    ['Esc', 'closes the suggestions and leaves the text'],
  ],
  access: [
    'The ARIA combobox pattern with a list. The number of suggestions is announced.',
    'The label names the field, the hint or the error describes it, and a later error is announced.',
  ],
  status: 'preview',
  since: 'next',
  frame: 320,
};
