import { Text } from '@rentyard/ui/Text';
import { TwoPanePicker } from '@rentyard/ui/TwoPanePicker';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A two-pane picker moves many options between “available” and “selected”.',
  use: ['Choosing dozens while comparing both sides: members of a group.'],
  avoid: ['A few records: `MultiSelect`.', 'Permissions: `PermissionGrid`.'],
  pairs: [
    {
      do: { show: <Text>58 of 120 categories</Text>, why: 'Many of many need both lists in view.' },
      dont: {
        show: (
          <TwoPanePicker
            label="Currency"
            value={[{ id: 1, name: 'USD' }]}
            onChange={nothing}
            options={[
              { id: 1, name: 'USD' },
              { id: 2, name: 'EUR' },
            ]}
          />
        ),
        why: 'One of two does not need two panes.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: '[id$="-label"]', name: 'Label', note: 'names both panes.' },
      {
        at: '[role="listbox"]',
        name: 'Pane',
        note: 'available options; the other has the selected ones.',
      },
      { at: '[role="option"]', name: 'Option', note: 'one click moves it across.' },
      { at: 'input', name: 'Search', note: 'filters the available options.' },
    ],
  },
  content: ['The label is a plural: “Members”.'],
  keys: [
    ['↓ ↑, Home, End', 'moves in a pane'],
    ['Enter, Space', 'moves the option across'],
    ['← →', 'changes the pane'],
  ],
  access: [
    'Two listboxes named by field and pane. Moves are announced, and the focus stays in the pane.',
  ],
  status: 'stable',
  since: '0.1.0',
};
