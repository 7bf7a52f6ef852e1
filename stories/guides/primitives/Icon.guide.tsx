import { Icon } from '@rentyard/ui/Icon';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import MapPin from 'lucide-react/icons/map-pin';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'An icon makes a label easier to find.',
  use: ['Icons of `lucide-react` beside a word: buttons, menus, navigation.'],
  avoid: ['An icon to press: `IconButton`.', 'An icon alone with a meaning: add a word.'],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Icon of={MapPin} />
            <Text>Chișinău</Text>
          </Stack>
        ),
        why: 'The word carries the meaning, the icon speeds up finding it.',
      },
      dont: {
        show: <Icon of={MapPin} />,
        why: 'Alone it could mean a map, a location or a region.',
      },
    },
  ],
  anatomy: {
    parts: [
      {
        at: 'svg',
        name: 'Glyph',
        note: '16 or 20 px with a stroke of 1.75, in the colour of the text.',
      },
    ],
  },
  content: ['Use the same icon for the same thing everywhere.'],
  keys: [],
  access: ['Hidden from screen readers. The text beside it is read.'],
  status: 'stable',
  since: '0.1.0',
};
