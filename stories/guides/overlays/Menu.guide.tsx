import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';
import { OverlaySketch } from '../OverlaySketch.tsx';

export const guide: Guide = {
  sentence: 'A menu offers several actions on one thing behind one button.',
  use: ['Three or more secondary actions: a row, a card, a header.'],
  avoid: ['Choosing a value: `Select`.', 'One or two actions: buttons.'],
  pairs: [
    {
      do: {
        show: (
          <OverlaySketch title="" text="">
            <Stack direction="row" gap={2} align="center" wrap>
              <Stack gap={1}>
                <Text>Edit</Text>
                <Text>Save a copy</Text>
                <Text tone="danger">Delete</Text>
              </Stack>
            </Stack>
          </OverlaySketch>
        ),
        why: 'Frequent actions first, destructive ones last.',
      },
      dont: {
        show: (
          <OverlaySketch title="" text="">
            <Stack direction="row" gap={2} align="center" wrap>
              <Stack gap={1}>
                <Text tone="danger">Delete</Text>
                <Text>Options…</Text>
                <Text>More…</Text>
              </Stack>
            </Stack>
          </OverlaySketch>
        ),
        why: 'A destructive first item is pressed by mistake.',
      },
    },
  ],
  anatomy: {
    press: 'button',
    parts: [
      { at: 'button', name: 'Button', note: 'opens the menu.' },
      { at: '[role="menu"]', name: 'Menu', note: 'beside the button, inside the window.' },
      { at: '[role="menuitem"]', name: 'Item', note: 'icon, label and shortcut.' },
      { at: '[role="separator"], hr', name: 'Separator', note: 'before destructive actions.' },
    ],
  },
  content: ['Verbs: “Edit”, “Save a copy”, “Delete”.'],
  keys: [
    ['Enter, Space, ↓ ↑', 'opens the menu'],
    ['↓ ↑, Home, End', 'moves through the items'],
    ['Letters', 'jump to an item'],
    ['Enter, Space', 'runs the item'],
    ['Esc', 'closes the menu'],
  ],
  access: [
    'The ARIA menu button pattern. The focus returns to the button.',
    'Destructive items say so in words.',
  ],
  status: 'stable',
  since: '0.1.0',
};
