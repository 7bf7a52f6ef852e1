import { MultiSelect } from '@rentyard/ui/MultiSelect';
import { TextField } from '@rentyard/ui/TextField';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A multi-select collects several records as chips.',
  use: ['References to several records: categories of a brand, members of a group.'],
  avoid: [
    'Free words: `TagsField`.',
    'One record: `Combobox`.',
    'Dozens of records: `TwoPanePicker`.',
  ],
  pairs: [
    {
      do: {
        show: (
          <MultiSelect
            label="Categories"
            value={[
              { id: 1, name: 'Excavators' },
              { id: 3, name: 'Loaders' },
            ]}
            onChange={nothing}
            options={[
              { id: 1, name: 'Excavators' },
              { id: 3, name: 'Loaders' },
            ]}
          />
        ),
        why: 'Every choice is visible and can be removed alone.',
      },
      dont: {
        show: <TextField label="Categories" defaultValue="Excavators, Loaders" />,
        why: 'A typed list has typing errors.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: '[role="option"]', name: 'Chip', note: 'one chosen record with a cross.' },
      { at: 'input', name: 'Input', note: 'filters the options.' },
    ],
  },
  content: ['The label is a plural: “Categories”.'],
  keys: [
    ['Type', 'filters the options'],
    ['↓ ↑', 'moves through the options'],
    ['Enter', 'chooses the highlighted option'],
    ['Esc', 'closes the list'],
    ['←, Backspace', 'moves to the last chip'],
    ['Delete', 'removes the focused chip'],
  ],
  access: ['Chips are a listbox with one tab stop. Additions and removals are announced.'],
  status: 'stable',
  since: '0.1.0',
};
