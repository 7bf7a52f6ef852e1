import { FilterBar } from '@rentyard/ui/FilterBar';
import { TextField } from '@rentyard/ui/TextField';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A filter bar narrows a list by its fields and shows each filter as a chip.',
  use: ['Lists with known fields: category, price, date.'],
  avoid: ['Words: `SearchField`.', 'A few fixed subsets: `Tabs` or `SavedViews`.'],
  pairs: [
    {
      do: {
        show: (
          <FilterBar
            fields={[{ id: 'region', label: 'Region', kind: 'text' }]}
            filters={{ region: { contains: 'Bălți' } }}
            onChange={nothing}
          />
        ),
        why: 'The chip says field and value and can be removed.',
      },
      dont: {
        show: <TextField label="Filter" defaultValue="region=Bălți" />,
        why: 'A query language is for developers.',
      },
    },
  ],
  anatomy: {
    story: 'EveryKind',
    parts: [
      { at: 'button', name: 'Chip', note: 'opens the form of its filter.' },
      { at: 'button[aria-label]', name: 'Remove', note: 'removes the filter.' },
    ],
  },
  content: ['Field labels are those of the columns.'],
  keys: [
    ['Tab', 'moves through chips and buttons'],
    ['Enter, Space', 'opens a chip, removes it, adds a filter'],
    ['Esc', 'closes the form'],
  ],
  access: ['Each chip is read as field and value. The list announces the number of results.'],
  status: 'stable',
  since: '0.1.0',
};
