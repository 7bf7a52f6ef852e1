import { TabList } from '@rentyard/ui/TabList';
import type { Guide } from '../guide.ts';

const prices = [
  { id: 'hours', label: 'Hours', content: '45 € per hour' },
  { id: 'shifts', label: 'Shifts', content: '320 € per shift' },
];

export const guide: Guide = {
  sentence: 'A tab list switches between panels of one page without a new address.',
  use: ['Panels that a user compares rarely and that have no address.'],
  avoid: ['Views that people link to: `Tabs`.', 'Sections that are read in order: headings.'],
  pairs: [
    {
      do: {
        show: <TabList label="Prices" items={prices} />,
        why: 'Each panel is whole in itself.',
      },
      dont: {
        show: (
          <TabList
            label="Form"
            items={[
              { id: 'one', label: 'Step 1', content: 'Name' },
              { id: 'two', label: 'Step 2', content: 'Price' },
            ]}
          />
        ),
        why: 'Parts of a form that must be filled in are `Steps`.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: '[role=tablist]', name: 'Strip', note: 'scrolls where it is narrow.' },
      { at: '[role=tab]', name: 'Tab', note: 'selects its panel.' },
      { at: '[role=tabpanel]', name: 'Panel', note: 'the content of the selected tab.' },
    ],
  },
  content: ['One or two words, parallel.'],
  keys: [
    ['Tab', 'reaches the selected tab, then its panel'],
    ['← →', 'select the previous or next tab'],
    ['Home, End', 'select the first or last tab'],
  ],
  access: ['The ARIA tabs pattern: one tab stop, arrow keys select.'],
  status: 'preview',
  since: 'next',
};
