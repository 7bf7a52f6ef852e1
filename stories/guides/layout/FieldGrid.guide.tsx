import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import { TextField } from '@rentyard/ui/TextField';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A field grid sets form fields in two columns, in one on phones.',
  use: ['Forms in cards and sheets.'],
  avoid: ['Other elements: `Stack`.', 'Facts to read: `DescriptionList`.'],
  pairs: [
    {
      do: {
        show: (
          <FieldGrid>
            <TextField label="Name" data-span="all" />
            <TextField label="City" />
            <TextField label="Street" />
          </FieldGrid>
        ),
        why: 'Short fields share a row.',
      },
      dont: {
        show: (
          <Stack gap={3}>
            <TextField label="City" />
            <TextField label="Street" />
            <TextField label="House" />
          </Stack>
        ),
        why: 'Short fields below each other double the height.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'div > div', name: 'Column', note: 'half of the width from 640 px.' },
      { at: 'label', name: 'Field', note: 'spans the row with `data-span="all"`.' },
    ],
  },
  content: ['Related fields share a row. Order them as people know them.'],
  keys: [],
  access: ['Tab follows the order in the code, row by row.'],
  status: 'stable',
  since: '0.1.0',
};
