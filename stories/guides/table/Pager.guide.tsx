import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A pager moves through the pages of a list.',
  use: ['Lists that are not a `DataTable`, which has its own.'],
  avoid: ['Rows in memory: `ClientTable` scrolls.'],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Text>1–25 of 412 results</Text>
          </Stack>
        ),
        why: 'Range and total show how long the list is.',
      },
      dont: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Button>Load more</Button>
          </Stack>
        ),
        why: 'Nobody can return to the third page.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'select', name: 'Page size', note: 'keeps the first row on the page.' },
      { at: 'output', name: 'Range', note: 'of the rows on this page and the total.' },
      { at: 'nav', name: 'Pages', note: 'links, if pages have addresses.' },
    ],
  },
  content: ['“10,000+” says that the total is a minimum.'],
  keys: [
    ['Tab', 'moves through size and pages'],
    ['Enter', 'opens a page'],
  ],
  access: [
    'A navigation landmark with the current page. At the ends, steps stay in place and are disabled, so the focus is not lost.',
  ],
  status: 'stable',
  since: '0.1.0',
};
