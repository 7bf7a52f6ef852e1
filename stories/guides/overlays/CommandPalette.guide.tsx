import { Kbd } from '@rentyard/ui/Kbd';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import code from '../../examples/Palette.tsx?raw';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A command palette goes anywhere and runs anything by typing.',
  use: ['Moving between modules, records and actions without the mouse.'],
  avoid: ['The only way to an action: beginners never find it.'],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Text>Create offer</Text>
            <Kbd>C</Kbd>
          </Stack>
        ),
        why: 'Commands have the words of the buttons that do the same.',
      },
      dont: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Text>offer:new</Text>
          </Stack>
        ),
        why: 'Nobody guesses codes.',
      },
    },
  ],
  anatomy: {
    press: 'button',
    parts: [
      { at: 'dialog', name: 'Palette', note: 'over the page.' },
      { at: 'input', name: 'Search', note: 'filters all groups.' },
      { at: '[role="option"]', name: 'Item', note: 'with its shortcut or its group.' },
    ],
  },
  content: ['Verb and object for actions, names for records.'],
  keys: [
    ['Ctrl/Cmd+K', 'opens it, if the application binds the key'],
    ['↓ ↑', 'moves through the results'],
    ['Enter', 'runs; with Ctrl/Cmd in a new tab'],
    ['Esc', 'closes it'],
  ],
  access: [
    'The browser keeps the focus inside, makes the page behind inert and returns the focus at the end.',
    'An ARIA combobox with groups. The number of results is announced.',
  ],
  status: 'stable',
  since: '0.1.0',
  states: ['Default', 'Long'],
  frame: 380,
  code: code,
};
