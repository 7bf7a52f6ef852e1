import { Avatar } from '@rentyard/ui/Avatar';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'An avatar shows who did something as two initials in a circle.',
  use: ['People in lists, comments, histories and the top bar.'],
  avoid: [
    'Companies, machines and other things: `Thumbnail` or `Icon`.',
    'Where only the initials would identify a person: show the name too.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Avatar name="Ana Rusu" />
            <Text>Ana Rusu</Text>
          </Stack>
        ),
        why: 'The name is beside the initials, which many people share.',
      },
      dont: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Avatar name="Ana Rusu" />
            <Avatar name="Anton Radu" />
          </Stack>
        ),
        why: 'Two people with the same initials look alike.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: '[title]', name: 'Circle', note: '20, 28 or 40 px.' },
      { at: '[title]', name: 'Initials', note: 'of the first and last name, in any alphabet.' },
    ],
  },
  content: ['Pass the full name. The component takes the initials.'],
  keys: [],
  access: [
    'Hidden from screen readers, so put the name beside it or into the label of its button.',
  ],
  status: 'stable',
  since: '0.1.0',
};
