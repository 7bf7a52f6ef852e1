import { Badge } from '@rentyard/ui/Badge';
import { Stack } from '@rentyard/ui/Stack';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A stack arranges its children in a row or a column with even gaps.',
  use: ['Space between elements, in steps of the 4 px grid.'],
  avoid: [
    'Form fields in two columns: `FieldGrid`.',
    'Frames of pages: `AppShell`, `RecordLayout`.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Stack gap={2}>
            <Badge>Excavators</Badge>
            <Badge>Loaders</Badge>
          </Stack>
        ),
        why: 'One gap for all children.',
      },
      dont: {
        show: (
          <div>
            <div style={{ marginBottom: 7 }}>
              <Badge>Excavators</Badge>
            </div>
            <Badge>Loaders</Badge>
          </div>
        ),
        why: 'Margins of single elements drift from the grid.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'div > *', name: 'Container', note: 'a flex container without own looks.' },
      { at: '[data-tone]', name: 'Child', note: 'separated by `gap`.' },
    ],
  },
  content: ['It has no texts. Order children as they should be read.'],
  keys: [],
  access: [
    '`as` makes it a list, a section or a navigation.',
    'The order in the code is the order of reading and of Tab.',
  ],
  status: 'stable',
  since: '0.1.0',
};
