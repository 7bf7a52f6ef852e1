import { Button } from '@rentyard/ui/Button';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { TextField } from '@rentyard/ui/TextField';
import code from '../../recipes/SignIn.tsx?raw';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'An auth layout frames pages before signing in.',
  use: ['Sign-in, password reset, invitations.'],
  avoid: ['Pages with navigation: `AppShell`.'],
  pairs: [
    {
      do: {
        show: (
          <Stack gap={3}>
            <Heading level={3}>Sign in</Heading>
            <TextField label="E-mail" />
            <Button variant="primary" size="large">
              Sign in
            </Button>
          </Stack>
        ),
        why: 'One task, one form.',
      },
      dont: {
        show: (
          <Stack gap={3}>
            <Heading level={3}>Sign in</Heading>
            <Text>News: read about our new features in November!</Text>
          </Stack>
        ),
        why: 'News delay the one task of the page.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'main', name: 'Form', note: 'one narrow column.' },
      { at: 'h1, main h2', name: 'Title', note: 'the one heading.' },
    ],
  },
  content: ['Say what comes next: “We send a code to your e-mail”.'],
  keys: [['Tab', 'moves through the form']],
  access: ['One main landmark and one heading.'],
  status: 'stable',
  since: '0.1.0',
  states: ['Default'],
  frame: 440,
  code: code,
};
