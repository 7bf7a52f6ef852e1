import { Breadcrumbs } from '@rentyard/ui/Breadcrumbs';
import { Button } from '@rentyard/ui/Button';
import { SearchField } from '@rentyard/ui/SearchField';
import { Stack } from '@rentyard/ui/Stack';
import code from '../../recipes/RecipeFrame.tsx?raw';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A top bar shows where people are and what they need everywhere.',
  use: ['Inside an `AppShell`.'],
  avoid: ['Actions of the page: `PageHeader`.'],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Breadcrumbs items={[{ label: 'Offers' }]} />
            <SearchField label="Search" />
          </Stack>
        ),
        why: 'Location and search, on every page.',
      },
      dont: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Breadcrumbs items={[{ label: 'Offers' }]} />
            <Button variant="primary">Create offer</Button>
          </Stack>
        ),
        why: 'The action belongs to the page.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'header', name: 'Bar', note: 'stays at the top while the page scrolls.' },
      { at: 'header nav, header span', name: 'Location', note: 'breadcrumbs.' },
      { at: 'header > :last-child', name: 'Tools', note: 'search, language, theme, profile.' },
    ],
  },
  content: ['No texts of its own.'],
  keys: [['Tab', 'on narrow screens first reaches the button of the side bar']],
  access: ['The banner landmark. The menu button says whether the side bar is open.'],
  status: 'stable',
  since: '0.1.0',
  frame: 160,
  code: code,
};
