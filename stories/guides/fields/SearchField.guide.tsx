import { SearchField } from '@rentyard/ui/SearchField';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A search field finds records by words.',
  use: ['Above a list, and in the top bar.'],
  avoid: ['Known fields: `FilterBar`.', 'Choosing a record in a form: `Combobox`.'],
  pairs: [
    {
      do: {
        show: <SearchField label="Search offers" placeholder="Name, code or alias" />,
        why: 'The placeholder says what is searched.',
      },
      dont: {
        show: <SearchField label="Search" placeholder="Search…" />,
        why: 'It repeats the icon and hides what can be found.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'svg', name: 'Icon', note: 'decoration.' },
      { at: 'input', name: 'Input', note: 'Esc clears it.' },
      {
        at: 'kbd',
        name: 'Shortcut',
        note: 'the key that focuses the field; the application binds it.',
      },
    ],
  },
  content: ['Placeholder: the fields that are searched.'],
  keys: [
    ['/', 'focuses it, if the application binds the key'],
    ['Esc', 'clears it, then leaves it'],
  ],
  access: ['A search landmark. The list announces how many were found.'],
  status: 'stable',
  since: '0.1.0',
};
