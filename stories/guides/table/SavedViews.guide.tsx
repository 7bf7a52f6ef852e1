import { SavedViews } from '@rentyard/ui/SavedViews';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'Saved views store filters, sort order and columns of a list under a name.',
  use: ['Lists that people open every day with the same filters.'],
  avoid: ['Parts of one record: `Tabs`.'],
  pairs: [
    {
      do: {
        show: (
          <SavedViews
            label="Views"
            views={[
              { id: 'a', name: 'Chișinău, no photo' },
              { id: 'b', name: 'Cranes' },
            ]}
            currentId="a"
            onSave={nothing}
          />
        ),
        why: 'Names say what is in the view.',
      },
      dont: {
        show: (
          <SavedViews
            label="Views"
            views={[
              { id: 'a', name: 'View 1' },
              { id: 'b', name: 'View 2' },
            ]}
            currentId="a"
            onSave={nothing}
          />
        ),
        why: 'A number says nothing tomorrow.',
      },
    },
  ],
  anatomy: {
    story: 'Changed',
    parts: [
      { at: 'nav', name: 'Strip', note: 'scrolls to the current view.' },
      { at: 'li button, li a', name: 'View', note: 'a tab with an optional count.' },
      {
        at: 'li:last-child button',
        name: 'Save',
        note: 'appears when the list differs from its view.',
      },
    ],
  },
  content: ['Names are short: what, where. “Chișinău, no photo”.'],
  keys: [
    ['Tab', 'moves through the views'],
    ['Enter', 'opens a view, saves a name'],
    ['Esc', 'cancels a name'],
  ],
  access: ['The current view is marked as current. A changed view says so in words.'],
  status: 'stable',
  since: '0.1.0',
};
