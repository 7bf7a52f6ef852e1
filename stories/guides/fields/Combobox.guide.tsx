import { Combobox } from '@rentyard/ui/Combobox';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A combobox finds one record among many while people type.',
  use: [
    'References to records. `loadOptions` searches on the server.',
    'Long fixed lists, from about eight options.',
  ],
  avoid: ['A few fixed options: `Select` or `RadioGroup`.', 'Several records: `MultiSelect`.'],
  pairs: [
    {
      do: {
        show: (
          <Combobox
            label="Category"
            value={{ id: 1, name: 'Excavators' }}
            onChange={nothing}
            options={[
              { id: 1, name: 'Excavators' },
              { id: 2, name: 'Loaders' },
            ]}
          />
        ),
        why: 'Typing two letters is faster than scrolling a hundred options.',
      },
      dont: {
        show: (
          <Combobox
            label="Delivery"
            value={{ id: 1, name: 'Yes' }}
            onChange={nothing}
            options={[
              { id: 1, name: 'Yes' },
              { id: 2, name: 'No' },
            ]}
          />
        ),
        why: 'Two options need no search: use a checkbox or radio buttons.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: 'input', name: 'Input', note: 'shows the choice and takes the search.' },
      { at: 'button', name: 'Clear', note: 'removes the choice; hidden in required fields.' },
      { at: 'button + button', name: 'Toggle', note: 'opens the list of options.' },
    ],
  },
  content: [
    'Placeholder: what to type, “Name or code”.',
    'Options start with what people search for; `detail` tells equal names apart.',
  ],
  keys: [
    ['Type', 'filters the options'],
    ['↓ ↑', 'moves through the options'],
    ['Enter', 'chooses the highlighted option'],
    ['Esc', 'closes the list'],
  ],
  access: [
    'The ARIA combobox pattern with a listbox. The number of options, loading and failure are announced.',
    'A failed search offers to try again and keeps the choice.',
  ],
  status: 'stable',
  since: '0.1.0',
};
