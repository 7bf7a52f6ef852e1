import { PasswordStrength } from '@rentyard/ui/PasswordStrength';
import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A strength meter shows how hard a new password is to guess.',
  use: ['Below a field for a new password.'],
  avoid: ['Signing in: an existing password is not judged.'],
  pairs: [
    {
      do: {
        show: <PasswordStrength password="tractor-harbour-37-lime" />,
        why: 'It grades what was typed and helps to improve it.',
      },
      dont: {
        show: <Text tone="danger">Needs an upper-case letter, a digit and a symbol</Text>,
        why: 'Composition rules make passwords worse and people angry.',
      },
    },
  ],
  anatomy: {
    story: 'Strong',
    parts: [
      {
        at: '[role="status"], [role="meter"], div',
        name: 'Meter',
        note: 'its length and colour follow the strength.',
      },
    ],
  },
  content: ['The grades are words: weak, fair, good, strong.'],
  keys: [],
  access: ['The grade is a word and is announced politely.', 'Colour only repeats it.'],
  status: 'stable',
  since: '0.1.0',
};
