import { Checkbox } from '@rentyard/ui/Checkbox';
import { PermissionGrid } from '@rentyard/ui/PermissionGrid';
import { Stack } from '@rentyard/ui/Stack';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A permission grid sets who may do what, for all subjects and actions at once.',
  use: ['Roles and permissions of a user.'],
  avoid: ['Fewer than three actions: checkboxes.'],
  pairs: [
    {
      do: {
        show: (
          <PermissionGrid
            label="Permissions"
            subjectLabel="Section"
            subjects={[
              { id: 'offers', label: 'Offers' },
              { id: 'brands', label: 'Brands' },
            ]}
            actions={[
              { id: 'read', label: 'Read' },
              { id: 'update', label: 'Edit' },
            ]}
            value={{ offers: ['read', 'update'], brands: ['read'] }}
            onChange={nothing}
          />
        ),
        why: 'A grid shows gaps at a glance.',
      },
      dont: {
        show: (
          <Stack gap={1}>
            <Checkbox label="Can read offers" defaultChecked />
            <Checkbox label="Can edit offers" defaultChecked />
            <Checkbox label="Can read brands" defaultChecked />
          </Stack>
        ),
        why: 'A list of a hundred checkboxes hides them.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'thead th', name: 'Action', note: 'selects its whole column.' },
      { at: 'tbody th', name: 'Subject', note: 'selects its whole row.' },
      {
        at: 'tbody td input, tbody [role="gridcell"] input, tbody td',
        name: 'Permission',
        note: 'locked if a rule forces it.',
      },
    ],
  },
  content: ['Actions are verbs, subjects plural nouns.'],
  keys: [
    ['↓ ↑ ← →', 'moves between permissions'],
    ['Space', 'grants or revokes'],
    ['Home, End', 'first or last action'],
  ],
  access: [
    'A grid with one tab stop. Partly selected rows and columns are announced as mixed.',
    '`lockedBecause` says why a permission cannot change.',
  ],
  status: 'stable',
  since: '0.1.0',
  states: ['Default', 'LockedSquares', 'WithChanges', 'Compared', 'ReadOnly'],
};
