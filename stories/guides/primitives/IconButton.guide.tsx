import { IconButton } from '@rentyard/ui/IconButton';
import { Stack } from '@rentyard/ui/Stack';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import Truck from 'lucide-react/icons/truck';
import Wrench from 'lucide-react/icons/wrench';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'An icon button starts a well-known action in little space.',
  use: ['Toolbars, table rows and corners: close, delete, copy, next.'],
  avoid: [
    'Actions whose icon needs an explanation: `Button`.',
    'The main action of a view: `Button` with a label.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <IconButton label="Delete photo" icon={Trash2} />
            <IconButton label="Copy" icon={Copy} />
          </Stack>
        ),
        why: 'Everybody knows these icons.',
      },
      dont: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <IconButton label="Maintenance" icon={Wrench} />
            <IconButton label="Delivery" icon={Truck} />
          </Stack>
        ),
        why: 'Nobody can guess what happens.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'button', name: 'Button', note: '28, 32 or 36 px; 44 px on touch screens.' },
      { at: 'svg', name: 'Icon', note: 'repeats what the label says.' },
    ],
  },
  content: ['`label` is the action with its object: “Delete photo”, not “Trash”.'],
  keys: [
    ['Tab', 'moves the focus to it'],
    ['Enter, Space', 'presses it'],
  ],
  access: [
    '`label` is required. It is the accessible name and the title under the pointer.',
    'Wrap it in a `Tooltip` if the icon is not obvious: a title does not appear on focus.',
  ],
  status: 'stable',
  since: '0.1.0',
};
