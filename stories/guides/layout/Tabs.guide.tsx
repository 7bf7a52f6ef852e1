import { Tabs } from '@rentyard/ui/Tabs';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'Tabs switch between views of one thing, each with its own address.',
  use: ['Statuses of a list, sections of a record.'],
  avoid: ['Parts with an order: `Steps`.', 'Filters that people save: `SavedViews`.'],
  pairs: [
    {
      do: {
        show: (
          <Tabs
            label="Offers"
            items={[
              { id: 'a', label: 'All', href: '#/a', count: 412, isCurrent: true },
              { id: 'n', label: 'New', href: '#/n', count: 14 },
            ]}
          />
        ),
        why: 'Counts show where to look.',
      },
      dont: {
        show: (
          <Tabs
            label="Actions"
            items={[
              { id: 'a', label: 'Create', href: '#/a' },
              { id: 'n', label: 'Delete', href: '#/n', isCurrent: true },
            ]}
          />
        ),
        why: 'Tabs are views, not actions.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'nav', name: 'Strip', note: 'scrolls to the current tab.' },
      { at: 'a', name: 'Tab', note: 'a link.' },
      { at: 'small', name: 'Count', note: 'of the view.' },
    ],
  },
  content: ['One or two words, parallel.'],
  keys: [
    ['Tab', 'moves through the tabs'],
    ['Enter', 'opens one'],
  ],
  access: [
    'Links in a navigation landmark; the current one is marked. Counts are part of the name.',
  ],
  status: 'stable',
  since: '0.1.0',
};
