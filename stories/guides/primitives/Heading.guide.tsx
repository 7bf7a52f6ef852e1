import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A heading names a page or a section at its level of the outline.',
  use: ['Titles of pages, cards and sections. `level` is the outline, `size` the looks.'],
  avoid: [
    'Emphasis inside a text: `Text weight="semibold"`.',
    'Page titles with actions: `PageHeader`.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Stack gap={1}>
            <Heading level={3}>Price</Heading>
            <Text>48.00 USD per hour</Text>
          </Stack>
        ),
        why: 'A heading introduces the content below it.',
      },
      dont: {
        show: <Heading level={3}>48.00 USD per hour</Heading>,
        why: 'Large text is no heading. It would appear in the outline.',
      },
    },
  ],
  anatomy: {
    parts: [{ at: 'h1', name: 'Heading', note: '`level` sets the element, `size` the looks.' }],
  },
  content: ['Sentence case without a full stop: “Crawler excavator, 20 t”.'],
  keys: [],
  access: ['Levels follow each other without gaps. The size may differ from the level.'],
  status: 'stable',
  since: '0.1.0',
};
