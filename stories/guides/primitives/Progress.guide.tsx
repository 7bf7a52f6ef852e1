import { Progress } from '@rentyard/ui/Progress';
import { Spinner } from '@rentyard/ui/Spinner';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A progress bar shows how much of a process is done.',
  use: ['Uploads, exports and bulk changes that take longer than a second.'],
  avoid: ['Short waits in a button: `isBusy` or `Spinner`.', 'Loading of a page: `Skeleton`.'],
  pairs: [
    {
      do: {
        show: (
          <Stack gap={1}>
            <Text size="sm">Uploading 3 photos</Text>
            <Progress label="Uploading 3 photos" value={0.4} />
          </Stack>
        ),
        why: 'A known total lets people decide whether to wait.',
      },
      dont: {
        show: (
          <Stack gap={1}>
            <Text size="sm">Uploading 3 photos</Text>
            <Spinner label="Uploading" />
          </Stack>
        ),
        why: 'A spinner hides that 40 percent are done.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: '[role="progressbar"]', name: 'Track', note: 'the whole.' },
      {
        at: '[role="progressbar"] > *',
        name: 'Fill',
        note: 'the completed part; it moves if the total is unknown.',
      },
    ],
  },
  content: ['`label` names the process: “Uploading photos”.'],
  keys: [],
  access: [
    'Announced with its label and its percentage.',
    'It rests for people who prefer reduced motion.',
  ],
  status: 'stable',
  since: '0.1.0',
};
