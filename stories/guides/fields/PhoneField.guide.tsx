import { NumberField } from '@rentyard/ui/NumberField';
import { PhoneField } from '@rentyard/ui/PhoneField';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A phone field formats a phone number for its country.',
  use: ['One phone number of a client or an office.'],
  avoid: ['Several numbers in one text: `TextField` with the phone rule.'],
  pairs: [
    {
      do: {
        show: (
          <PhoneField
            label="Phone"
            country={{ code: '+373', mask: '00 000 000' }}
            value="+37369123456"
            onChange={nothing}
          />
        ),
        why: 'Groups of digits are easy to compare.',
      },
      dont: {
        show: <NumberField label="Phone" value="37369123456" onChange={nothing} />,
        why: 'A phone number is not a number: zeros and plus signs matter.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: 'input', name: 'Input', note: 'the national number in groups.' },
    ],
  },
  content: ['The label says whose number it is: “Phone of the driver”.'],
  keys: [
    ['Tab', 'enters the field and leaves it'],
    ['Backspace', 'removes a digit and skips spaces'],
    ['Ctrl/Cmd+V', 'accepts numbers with or without the country code'],
  ],
  access: [
    'Phones show the keypad.',
    'The label names the field, the hint or the error describes it, and a later error is announced.',
  ],
  status: 'stable',
  since: '0.1.0',
};
