import { MultiSelect } from '@rentyard/ui/MultiSelect';
import { TwoPanePicker } from '@rentyard/ui/TwoPanePicker';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A two-pane picker moves many options between “available” and “selected”.',
  use: ['Choosing dozens while comparing both sides: members of a group.'],
  avoid: ['A few records: `MultiSelect`.', 'Permissions: `PermissionGrid`.'],
  pairs: [
    {
      do: {
        show: (
          <TwoPanePicker
            label="Members"
            value={[
              { id: 1, name: 'Ana Rusu' },
              { id: 2, name: 'Ion Munteanu' },
            ]}
            onChange={nothing}
            options={[
              { id: 1, name: 'Ana Rusu' },
              { id: 2, name: 'Ion Munteanu' },
              { id: 3, name: 'Łukasz Żak' },
              { id: 4, name: 'Мирослава Бондар' },
            ]}
          />
        ),
        why: 'Both sides are in view while people choose.',
      },
      dont: {
        show: (
          <MultiSelect
            label="Members"
            onChange={nothing}
            value={[
              'Ana Rusu',
              'Ion Munteanu',
              'Łukasz Żak',
              'Мирослава Бондар',
              'Ayşe Yılmaz',
              'Jan Nowak',
            ].map((name, id) => ({ id, name }))}
            options={[]}
          />
        ),
        why: 'Dozens of chips hide who is missing.',
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
