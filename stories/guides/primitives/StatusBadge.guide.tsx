import { Badge } from '@rentyard/ui/Badge';
import { Stack } from '@rentyard/ui/Stack';
import { StatusBadge } from '@rentyard/ui/StatusBadge';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A status badge shows the status of a record in its fixed colour.',
  use: ['Offers, orders and tags in lists and headers.'],
  avoid: ['Statuses that can be changed here: `StatusMenu`.', 'Other facts: `Badge`.'],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <StatusBadge status="active" label="Active" />
            <StatusBadge status="rejected" label="Rejected" />
          </Stack>
        ),
        why: 'Green is always active, red always rejected.',
      },
      dont: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Badge tone="danger">Active</Badge>
          </Stack>
        ),
        why: 'Another colour for a known status misleads.',
      },
    },
  ],
  anatomy: {
    parts: [
      {
        at: '[data-tone]',
        name: 'Badge',
        note: 'blue for new, green for active, grey for hidden, red for rejected.',
      },
    ],
  },
  content: ['The words of the glossary: new, active, hidden, rejected.'],
  keys: [],
  access: ['The label is read. Colour and dot only repeat it.'],
  status: 'stable',
  since: '0.1.0',
};
