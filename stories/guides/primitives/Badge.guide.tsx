import { Badge } from '@rentyard/ui/Badge';
import { Stack } from '@rentyard/ui/Stack';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A badge adds one short fact to the thing beside it.',
  use: ['A kind, a condition, a status or a delivery state in one or two words.'],
  avoid: [
    'Statuses that can be changed here: `StatusMenu`.',
    'Anything to press: `Button`.',
    'A number of items: put the count beside the title.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Badge tone="warning">No photo</Badge>
          </Stack>
        ),
        why: 'Two words that are true at a glance.',
      },
      dont: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Badge tone="warning">This offer has no photo yet</Badge>
          </Stack>
        ),
        why: 'A sentence belongs in the text, not in a badge.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: '[data-tone]', name: 'Pill', note: 'has the colour of the tone.' },
      { at: '[data-tone]', name: 'Label', note: 'one line of text after a dot.' },
    ],
  },
  content: [
    'One or two words in sentence case: “No photo”.',
    'The words carry the meaning. The colour only repeats it.',
    'A status has one colour everywhere: blue for new, green for active, grey for hidden, red for rejected.',
  ],
  keys: [],
  access: ['Plain text to screen readers. Nothing depends on colour, also with forced colours.'],
  status: 'stable',
  since: '0.1.0',
};
