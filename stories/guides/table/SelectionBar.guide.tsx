import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A selection bar counts selected rows and offers actions for them.',
  use: ['Lists of your own. `DataTable` shows it by itself.'],
  avoid: ['Actions on one row: its menu.', 'Actions on the list: `PageHeader`.'],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Text>3 selected</Text>
            <Button variant="danger">Delete</Button>
          </Stack>
        ),
        why: 'The action applies to the number beside it.',
      },
      dont: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Button variant="danger">Delete all</Button>
          </Stack>
        ),
        why: 'All of what?',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: '[role="group"]', name: 'Bar', note: 'covers the foot of the list and moves nothing.' },
      { at: 'output', name: 'Count', note: 'of selected rows.' },
      { at: '[role="group"] button', name: 'Actions', note: 'for the selected rows.' },
      {
        at: '[role="group"] button:last-child',
        name: 'Clear',
        note: 'ends the selection, like Esc.',
      },
    ],
  },
  content: ['Verbs alone: the count is beside them.'],
  keys: [
    ['Tab', 'moves through the actions'],
    ['Esc', 'clears the selection'],
  ],
  access: ['A group named by the count, which is announced. The focus returns to the rows.'],
  status: 'stable',
  since: '0.1.0',
  frame: 200,
};
