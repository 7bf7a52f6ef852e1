import { Button } from '@rentyard/ui/Button';
import { Logo } from '@rentyard/ui/Logo';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import code from '../../recipes/RecipeFrame.tsx?raw';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'An app shell frames every page with a side bar and a top bar.',
  use: ['All pages after signing in.'],
  avoid: ['Sign-in and error pages: `AuthLayout`.'],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Logo name="Rentyard" />
            <Text tone="muted">Offers · Orders · Tags</Text>
          </Stack>
        ),
        why: 'Navigation is in the same place on every page.',
      },
      dont: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Button>Menu</Button>
            <Text tone="muted">on each page elsewhere</Text>
          </Stack>
        ),
        why: 'People search for the navigation on every page.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'nav', name: 'Side bar', note: 'icons below 1024 px, a drawer below 640 px.' },
      { at: 'header', name: 'Top bar', note: 'location on the left, tools on the right.' },
      { at: 'main', name: 'Page', note: 'the target of “Skip to content”.' },
    ],
  },
  content: ['Names of pages are plural nouns: “Offers”.'],
  keys: [
    ['Tab', 'first reaches “Skip to content”'],
    ['Esc', 'closes the drawer on phones'],
  ],
  access: ['Landmarks for navigation, banner and main content. The drawer is modal.'],
  status: 'stable',
  since: '0.1.0',
  states: ['Default', 'Collapsed'],
  frame: 420,
  code: code,
};
