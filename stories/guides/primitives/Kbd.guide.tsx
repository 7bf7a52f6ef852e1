import { Kbd } from '@rentyard/ui/Kbd';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A key shows the shortcut of the action beside it.',
  use: ['Shortcuts in buttons, menus and help.'],
  avoid: ['Code and values: `Text` or `CopyToClipboard`.'],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Text>Search</Text>
            <Kbd>Ctrl K</Kbd>
          </Stack>
        ),
        why: 'The key is next to the action that it starts.',
      },
      dont: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Text>Press Ctrl K to search.</Text>
          </Stack>
        ),
        why: 'Keys inside a sentence are hard to find again.',
      },
    },
  ],
  anatomy: {
    parts: [{ at: 'kbd', name: 'Key', note: 'hidden on touch screens; `isBare` has no border.' }],
  },
  content: ['Names as printed on the keyboard, separated by a space: “Ctrl K”, “Esc”.'],
  keys: [],
  access: [
    'It listens to nothing: the application binds the key.',
    'Do not use it as the only label of an action.',
  ],
  status: 'stable',
  since: '0.1.0',
};
