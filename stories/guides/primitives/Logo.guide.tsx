import { Logo } from '@rentyard/ui/Logo';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'The logo shows whose product this is.',
  use: ['Top of the side bar, sign-in pages and e-mails.'],
  avoid: ['Titles of pages: `PageHeader`.'],
  pairs: [
    {
      do: { show: <Logo name="Rentyard" />, why: 'Mark and name on one line.' },
      dont: {
        show: (
          <Stack gap={1}>
            <Logo name="Rentyard" />
            <Text size="xs" tone="muted">
              The best rental software
            </Text>
          </Stack>
        ),
        why: 'Slogans make the side bar noisy.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'svg', name: 'Mark', note: 'alone in a collapsed side bar.' },
      { at: '[role="img"] > span', name: 'Name', note: 'of the product.' },
    ],
  },
  content: ['The name of the product as it is registered, without a slogan.'],
  keys: [],
  access: ['One graphic with `name` as its name, also when only the mark is visible.'],
  status: 'stable',
  since: '0.1.0',
};
