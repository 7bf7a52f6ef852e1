import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'Text sets words in a size and tone of the theme.',
  use: ['All text that is not a heading, a label or a table cell.'],
  avoid: ['Titles: `Heading`.', 'Links and buttons have their own components.'],
  pairs: [
    {
      do: {
        show: (
          <Stack gap={1}>
            <Text>48.00 USD per hour</Text>
            <Text tone="muted" size="sm">
              Updated yesterday
            </Text>
          </Stack>
        ),
        why: 'Size and tone show what is secondary.',
      },
      dont: {
        show: (
          <Stack gap={1}>
            <Text tone="danger">48.00 USD per hour</Text>
            <Text tone="success">Updated yesterday</Text>
          </Stack>
        ),
        why: 'Tones have meanings. Red is for problems.',
      },
    },
  ],
  anatomy: {
    parts: [{ at: 'span', name: 'Text', note: 'one of six sizes, seven tones and three weights.' }],
  },
  content: [
    'Short sentences with a subject and a verb.',
    'Let long names truncate, never numbers.',
  ],
  keys: [],
  access: [
    'All tones have a contrast of at least 4.5:1 on every surface.',
    'Truncated text has a title with the whole text on hover and focus.',
  ],
  status: 'stable',
  since: '0.1.0',
};
