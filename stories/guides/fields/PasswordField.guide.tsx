import { PasswordField } from '@rentyard/ui/PasswordField';
import { Stack } from '@rentyard/ui/Stack';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A password field takes a secret and can show it while it is typed.',
  use: ['Signing in and setting a password.'],
  avoid: ['One-time codes: `CodeField`.', 'Stored secrets: never show them again.'],
  pairs: [
    {
      do: {
        show: (
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint="At least 12 characters"
          />
        ),
        why: 'The rule is known before typing.',
      },
      dont: {
        show: (
          <Stack gap={2}>
            <PasswordField label="New password" />
            <PasswordField label="Repeat new password" />
          </Stack>
        ),
        why: 'Showing the password replaces typing it twice.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: 'input', name: 'Input', note: 'hides the characters.' },
      { at: 'button', name: 'Show', note: 'shows and hides them.' },
    ],
  },
  content: ['Say the rule in the hint, once: “At least 12 characters”.'],
  keys: [
    ['Tab', 'enters the field and leaves it'],
    ['Enter, Space', 'on the button: shows or hides the password'],
  ],
  access: ['Set `autoComplete`, so that password managers know whether it is old or new.'],
  status: 'stable',
  since: '0.1.0',
};
