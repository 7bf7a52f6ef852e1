import { Badge } from '@rentyard/ui/Badge';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import code from '../../recipes/RecipeFrame.tsx?raw';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A side bar lists the pages of an application in groups.',
  use: ['Inside an `AppShell`.'],
  avoid: ['Parts of one record or list: `Tabs`.'],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Text weight="semibold">Offers</Text>
            <Badge tone="info">14</Badge>
          </Stack>
        ),
        why: 'A count says where work waits.',
      },
      dont: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Text>Offers</Text>
            <Badge tone="success">New!</Badge>
          </Stack>
        ),
        why: 'Advertising hides the counts.',
      },
    },
  ],
  anatomy: {
    minWidth: 1080,
    parts: [
      { at: 'nav', name: 'Rail', note: 'full, icons only, or a drawer.' },
      { at: 'nav ul', name: 'Group', note: 'up to about ten pages.' },
      { at: 'nav a', name: 'Page', note: 'icon, name and waiting items.' },
      { at: 'nav button', name: 'Toggle', note: 'collapses it to icons.' },
    ],
  },
  content: ['Plural nouns: “Offers”, “Orders”.'],
  keys: [
    ['Tab', 'moves through the pages'],
    ['Enter', 'opens a page'],
    ['Esc', 'closes the drawer on phones'],
  ],
  access: ['A navigation landmark with the current page. Names stay when it shows icons only.'],
  status: 'stable',
  since: '0.1.0',
  frame: 420,
  code: code,
};
