import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { Thumbnail } from '@rentyard/ui/Thumbnail';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A thumbnail shows a small picture of a record.',
  use: ['Table rows, search results and choices.'],
  avoid: ['Viewing details: `ImageViewer`.', 'Changing the picture: `ImageField`.'],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Thumbnail image={null} />
            <Text>Mini excavator 1.8 t</Text>
          </Stack>
        ),
        why: 'Without a picture the placeholder keeps rows aligned.',
      },
      dont: {
        show: (
          <Stack gap={2}>
            <Text>Mini excavator 1.8 t</Text>
          </Stack>
        ),
        why: 'Rows jump when only some have pictures.',
      },
    },
  ],
  anatomy: {
    parts: [
      {
        at: 'img',
        name: 'Picture',
        note: '40, 64 or 128 px wide; it loads when it becomes visible.',
      },
    ],
  },
  content: ['`alt` describes the picture, or is empty if the name is beside it.'],
  keys: [],
  access: ['The alternative text of the image is read. The placeholder is hidden.'],
  status: 'stable',
  since: '0.1.0',
};
