import { MoneyField } from '@rentyard/ui/MoneyField';
import { NumberField } from '@rentyard/ui/NumberField';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A money field takes an amount in a currency without rounding errors.',
  use: ['Prices, deposits, fees. The value is a decimal string, never a float.'],
  avoid: ['Other numbers: `NumberField`.', 'From and to: `RangeField`.'],
  pairs: [
    {
      do: {
        show: <MoneyField label="Price per hour" value="48.00" currency="USD" onChange={nothing} />,
        why: 'The currency is part of the field.',
      },
      dont: {
        show: <NumberField label="Price" value="48" onChange={nothing} />,
        why: '48 of what?',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: 'input', name: 'Amount', note: 'in the notation of the language.' },
      { at: 'input + *', name: 'Currency', note: 'its code.' },
    ],
  },
  content: ['The label names the unit of the price: “Price per hour”.'],
  keys: [['Tab', 'enters the field and leaves it']],
  access: [
    'Numbers follow the language of `UiStringsProvider`. Both decimal signs are accepted.',
    'The amount gets its decimal places when the field loses the focus.',
  ],
  status: 'stable',
  since: '0.1.0',
};
