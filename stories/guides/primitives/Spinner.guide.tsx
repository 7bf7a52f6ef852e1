import { Spinner } from '@rentyard/ui/Spinner';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A spinner shows that a short action is running.',
  use: ['Inside a control, or beside a word, for up to a few seconds.'],
  avoid: ['Content with a known shape: `Skeleton`.', 'A known share of work: `Progress`.'],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Spinner />
            <Text>Saving offer…</Text>
          </Stack>
        ),
        why: 'Words say what is running.',
      },
      dont: {
        show: <Spinner size="large" label="Loading" />,
        why: 'A lone spinner says neither what nor how long.',
      },
    },
  ],
  anatomy: {
    parts: [{ at: 'svg', name: 'Ring', note: '16, 20 or 32 px, in the colour of the text.' }],
  },
  content: ['`label` names what is loading: “Loading offers”. Omit it beside a visible text.'],
  keys: [],
  access: [
    'A graphic with `label` as its name, otherwise decoration.',
    'It does not turn for people who prefer reduced motion.',
  ],
  status: 'stable',
  since: '0.1.0',
};
