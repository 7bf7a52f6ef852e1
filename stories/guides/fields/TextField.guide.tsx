import { TextField } from '@rentyard/ui/TextField';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A text field takes one line of plain text.',
  use: ['Names, addresses, codes (`isCode`) and other text without a fixed shape.'],
  avoid: [
    'Numbers, money, dates and phone numbers: `NumberField`, `MoneyField`, `DateField`, `PhoneField`.',
    'Several lines: `TextArea`.',
    'A text in several languages: `TranslationField`.',
  ],
  pairs: [
    {
      do: {
        show: <TextField label="Company" defaultValue="Rentyard SRL" hint="As in the contract" />,
        why: 'The label stays visible, and the hint helps before a mistake.',
      },
      dont: {
        show: <TextField label="Company" isLabelHidden placeholder="Company, as in the contract" />,
        why: 'A placeholder disappears with the first letter.',
      },
    },
    {
      do: {
        show: (
          <TextField
            label="Code"
            isCode
            defaultValue="OF 10412"
            error="Write the code without spaces"
          />
        ),
        why: 'The error says how to fix the value, at the field.',
      },
      dont: {
        show: <TextField label="Code" isCode defaultValue="OF 10412" error="Invalid value" />,
        why: '“Invalid value” names a problem and no way out.',
      },
    },
  ],
  anatomy: {
    story: 'WithError',
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: 'input', name: 'Input', note: '36 px high, 44 px on touch screens.' },
      { at: '[role="alert"]', name: 'Note', note: 'the hint, or the error that replaces it.' },
    ],
  },
  content: [
    'Labels are nouns without a colon: “Company”, “Serial number”.',
    'Hints show an example or where to find the value.',
    'Errors say what to do: “Write the code without spaces”.',
  ],
  keys: [['Tab', 'enters the field and leaves it']],
  access: [
    'The label names the input. The hint or the error describes it, and an error that appears later is announced.',
    '`required` sets `aria-required`. Validate after the field loses the focus or at the save, not at each key.',
  ],
  status: 'stable',
  since: '0.1.0',
};
