import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A skeleton reserves the space of content that is loading.',
  use: ['The first load of a list, a card or a form.'],
  avoid: [
    'Reloading of visible content: keep the old content.',
    'An action of a button: `isBusy`.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Stack gap={2} aria-busy>
            <Skeleton width="40%" height={20} />
            <Skeleton />
            <Skeleton width="80%" />
          </Stack>
        ),
        why: 'It has the shape of the content, so nothing moves later.',
      },
      dont: {
        show: (
          <Stack gap={2} aria-busy>
            <Skeleton height={96} />
          </Stack>
        ),
        why: 'A grey box says nothing about what follows.',
      },
    },
  ],
  anatomy: {
    story: 'OfACard',
    parts: [
      {
        at: '[aria-hidden]',
        name: 'Bar',
        note: 'has the size of the text or picture that replaces it.',
      },
    ],
  },
  content: ['No words: a skeleton with a text is a message, use `EmptyState`.'],
  keys: [],
  access: [
    'Hidden from screen readers. Set `aria-busy` on the group that is loading.',
    'It does not pulse for people who prefer reduced motion.',
  ],
  status: 'stable',
  since: '0.1.0',
};
