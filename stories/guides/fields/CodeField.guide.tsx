import { CodeField } from '@rentyard/ui/CodeField';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A code field takes a one-time code digit by digit and submits it when it is complete.',
  use: ['Codes from an e-mail or an authenticator app.'],
  avoid: ['Passwords: `PasswordField`.', 'Codes of records: `TextField` with `isCode`.'],
  pairs: [
    {
      do: {
        show: <CodeField label="Code from the e-mail" hint="Six digits, valid for 10 minutes" />,
        why: 'The hint says where the code is and how long it lasts.',
      },
      dont: { show: <CodeField label="Code" />, why: 'Which code, and from where?' },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'says where the code comes from.' },
      { at: 'input', name: 'Input', note: 'one field, so that pasting and autofill work.' },
      { at: '[aria-hidden] > span', name: 'Box', note: 'one per digit; drawn above the input.' },
    ],
  },
  content: ['Say where the code was sent and how long it is valid.'],
  keys: [
    ['Tab', 'enters the field and leaves it'],
    ['0–9', 'fills the next box'],
    ['Backspace', 'removes the last digit'],
    ['Ctrl/Cmd+V', 'pastes a whole code'],
  ],
  access: [
    'One input for screen readers, not six.',
    'Phones suggest the code from the message (`autocomplete="one-time-code"`).',
  ],
  status: 'stable',
  since: '0.1.0',
};
