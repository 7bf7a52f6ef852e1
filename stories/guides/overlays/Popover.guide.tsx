import { Button } from '@rentyard/ui/Button';
import { Checkbox } from '@rentyard/ui/Checkbox';
import { Popover } from '@rentyard/ui/Popover';
import { Stack } from '@rentyard/ui/Stack';
import type { Guide } from '../guide.ts';
import { OverlaySketch } from '../OverlaySketch.tsx';

export const guide: Guide = {
  sentence: 'A popover shows a few controls beside the button that opens them.',
  use: ['Filters, columns, a short form without a save.'],
  avoid: [
    'Work that must be finished: `Dialog`.',
    'One word about a control: `Tooltip`.',
    'Actions: `Menu`.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Popover label="Columns of the table" trigger={<Button>Columns</Button>}>
            <Stack gap={2}>
              <Checkbox label="Category" defaultChecked />
              <Checkbox label="Brand" defaultChecked />
            </Stack>
          </Popover>
        ),
        why: 'Controls with an immediate effect. A press outside only closes them.',
      },
      dont: {
        show: (
          <OverlaySketch title="Delete offer?">
            <Button variant="danger">Delete</Button>
          </OverlaySketch>
        ),
        why: 'A press outside closes a popover, so a question gets lost.',
      },
    },
  ],
  anatomy: {
    press: 'button',
    parts: [
      { at: 'button', name: 'Button', note: 'opens and closes it.' },
      {
        at: '[popover], [role="dialog"]',
        name: 'Surface',
        note: 'beside the button, inside the window.',
      },
    ],
  },
  content: ['`label` names it: “Columns of the table”.'],
  keys: [
    ['Enter, Space', 'opens it'],
    ['Tab', 'moves through it and on'],
    ['Esc', 'closes it'],
  ],
  access: ['Not modal: the page stays usable. The focus returns to the button.'],
  status: 'stable',
  since: '0.1.0',
  states: ['Default'],
};
