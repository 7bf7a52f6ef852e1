import { Button } from '@rentyard/ui/Button';
import { NumberField } from '@rentyard/ui/NumberField';
import { Stack } from '@rentyard/ui/Stack';
import Columns3 from 'lucide-react/icons/columns-3';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A density menu switches a table between comfortable and compact rows.',
  use: ['Above tables that people read for hours.'],
  avoid: ['Pages without tables.'],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Button icon={Columns3}>Columns</Button>
            <Button>Density</Button>
          </Stack>
        ),
        why: 'A setting beside the table, stored by the application.',
      },
      dont: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <NumberField label="Row height" value="44" onChange={nothing} />
          </Stack>
        ),
        why: 'Nobody wants to type pixels.',
      },
    },
  ],
  anatomy: {
    press: '[aria-haspopup="menu"]',
    parts: [
      { at: '[aria-haspopup="menu"]', name: 'Button', note: 'opens the menu.' },
      {
        at: '[role="menuitemradio"], [role="menuitem"]',
        name: 'Density',
        note: 'the current one is checked.',
      },
    ],
  },
  content: ['Two words are enough: comfortable, compact.'],
  keys: [
    ['Enter, Space, ↓ ↑', 'opens the menu'],
    ['↓ ↑, Home, End', 'moves through the items'],
    ['Letters', 'jump to an item'],
    ['Enter, Space', 'runs the item'],
    ['Esc', 'closes the menu'],
  ],
  access: ['Rows are at least 44 px high on touch screens, whatever is chosen.'],
  status: 'stable',
  since: '0.1.0',
  states: ['Default'],
};
