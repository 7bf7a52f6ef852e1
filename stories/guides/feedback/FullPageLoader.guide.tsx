import { Spinner } from '@rentyard/ui/Spinner';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import code from '../../examples/Starting.tsx?raw';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A full-page loader covers the window while the application starts.',
  use: ['Before there is anything to show.'],
  avoid: ['Pages with content: keep the content.', 'Parts of a page: `Skeleton`.'],
  pairs: [
    {
      do: {
        show: (
          <Stack align="center" gap={2}>
            <Spinner size="large" label="Opening Rentyard" />
            <Text>Opening Rentyard…</Text>
          </Stack>
        ),
        why: 'Once, at the start.',
      },
      dont: {
        show: (
          <Stack align="center" gap={2}>
            <Spinner size="large" label="Loading" />
            <Text>Please wait…</Text>
          </Stack>
        ),
        why: 'At each page it hides work that was visible.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: '[role="status"]', name: 'Cover', note: 'the whole window.' },
      { at: 'svg', name: 'Spinner', note: 'decoration.' },
      { at: '[role="status"] span', name: 'Text', note: 'what is being opened.' },
    ],
  },
  content: ['What is being opened: “Opening Rentyard…”.'],
  keys: [],
  access: ['A status region, announced once.'],
  status: 'stable',
  since: '0.1.0',
  frame: 220,
  code: code,
};
