import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import Columns3 from 'lucide-react/icons/columns-3';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A columns menu lets people choose, order, pin and resize the columns of a table.',
  use: ['Tables with more than five columns.'],
  avoid: ['Small tables: decide for your users.'],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Button icon={Columns3}>Columns</Button>
          </Stack>
        ),
        why: 'One button above the table, beside density.',
      },
      dont: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Button>Show price</Button>
            <Button>Show region</Button>
            <Button>Show brand</Button>
          </Stack>
        ),
        why: 'A button per column grows with the table.',
      },
    },
  ],
  anatomy: {
    press: 'button',
    parts: [
      { at: 'button', name: 'Button', note: 'opens the panel.' },
      { at: '[popover] input, [role=dialog] input', name: 'Column', note: 'shown or hidden.' },
      {
        at: '[popover] button, [role=dialog] button',
        name: 'Order and pin',
        note: 'moves or pins the column.',
      },
    ],
  },
  content: ['It takes the heads of the columns, so these must work without their cells.'],
  keys: [
    ['Enter, Space', 'opens the panel, shows or hides a column'],
    ['↓ ↑', 'moves through the columns'],
    ['← →', 'changes the width'],
    ['Alt+↓ ↑', 'moves the column'],
    ['Esc', 'closes the panel'],
  ],
  access: ['A moved column is announced with its new position.'],
  status: 'stable',
  since: '0.1.0',
  states: ['Default'],
};
