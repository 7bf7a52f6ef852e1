import { MaskedField } from '@rentyard/ui/MaskedField';
import { TextField } from '@rentyard/ui/TextField';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A masked field formats a value of a fixed shape while people type.',
  use: ['Plates, tax numbers, invoice numbers. `0` is a digit, `a` a letter.'],
  avoid: [
    'Phone numbers: `PhoneField`.',
    'Amounts: `MoneyField`.',
    'Values without one fixed shape: `TextField`.',
  ],
  pairs: [
    {
      do: {
        show: <MaskedField label="Plate" mask="aaa 000" defaultValue="KAB 512" />,
        why: 'Spaces are inserted automatically.',
      },
      dont: {
        show: (
          <TextField
            label="Plate"
            defaultValue="kab-512"
            hint="Three capital letters, a space, three digits"
          />
        ),
        why: 'A rule to follow by hand is a rule to break.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: 'input', name: 'Input', note: 'inserts the fixed characters of the mask.' },
    ],
  },
  content: ['The hint shows an example: “KAB 512”.'],
  keys: [
    ['Tab', 'enters the field and leaves it'],
    ['Backspace', 'removes a character and skips fixed ones'],
    ['Ctrl/Cmd+V', 'accepts other separators'],
  ],
  access: [
    'The caret stays where it was when a character in the middle changes.',
    'The label names the field, the hint or the error describes it, and a later error is announced.',
  ],
  status: 'stable',
  since: '0.1.0',
};
