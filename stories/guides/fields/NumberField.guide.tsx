import { NumberField } from '@rentyard/ui/NumberField';
import { TextField } from '@rentyard/ui/TextField';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A number field takes a number within bounds, in the notation of the language.',
  use: ['Weights, hours, counts.'],
  avoid: [
    'Amounts of money: `MoneyField`.',
    'Codes and phone numbers, which are texts: `TextField`, `PhoneField`.',
  ],
  pairs: [
    {
      do: {
        show: <NumberField label="Operating weight" value="21.5" suffix="t" onChange={nothing} />,
        why: 'The unit is outside of the value.',
      },
      dont: {
        show: <TextField label="Operating weight" defaultValue="21.5 t" />,
        why: 'A unit inside the text cannot be compared or converted.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: 'input', name: 'Input', note: 'digits of equal width.' },
    ],
  },
  content: [
    'The label names the measure, `suffix` the unit.',
    'Say bounds in the hint: “1 to 500”.',
  ],
  keys: [
    ['Tab', 'enters the field and leaves it'],
    ['↓ ↑', 'changes the number by one step'],
    ['Shift+↓ ↑', 'by ten steps'],
  ],
  access: [
    'Scrolling never changes the number.',
    '`17,25` and `17.25` both work; the value is always `17.25`.',
  ],
  status: 'stable',
  since: '0.1.0',
};
