import { Button } from '@rentyard/ui/Button';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'Copy to clipboard copies a value with one click.',
  use: ['Codes, ids, addresses that people paste elsewhere.'],
  avoid: ['Long texts: let people select.'],
  pairs: [
    {
      do: { show: <CopyToClipboard value="OF-10412" />, why: 'The value itself is the button.' },
      dont: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Text>OF-10412</Text>
            <Button>Copy to clipboard</Button>
          </Stack>
        ),
        why: 'A large button for a small value.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'button', name: 'Value', note: 'copies when pressed.' },
      { at: 'svg', name: 'Icon', note: 'becomes a tick for two seconds.' },
    ],
  },
  content: ['Show the value exactly as it is copied.'],
  keys: [['Enter, Space', 'copies']],
  access: ['“Copied” is visible and announced.'],
  status: 'stable',
  since: '0.1.0',
};
