import { TextField } from '@rentyard/ui/TextField';
import { TimeField } from '@rentyard/ui/TimeField';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A time field takes a time of day, typed in the format of the account.',
  use: ['Times that repeat every day: opening hours, quiet hours.'],
  avoid: ['A time of a certain day: `DateTimeField`.'],
  pairs: [
    {
      do: {
        show: <TimeField label="Opens at" value="08:00" onChange={nothing} />,
        why: 'It reads 8:00, 0800 and 8.00, and prints one format.',
      },
      dont: {
        show: <TextField label="Opens at" placeholder="in the morning" />,
        why: 'Free text cannot be compared.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: 'input', name: 'Input', note: 'the time in the pattern of `DateFormatProvider`.' },
    ],
  },
  content: ['Name the time zone in the label or in the hint if readers are in several.'],
  keys: [
    ['Tab', 'enters the field and leaves it'],
    ['0–9', 'types the time, with or without separators'],
  ],
  access: ['A text that is no time is announced when it is left.'],
  status: 'stable',
  since: 'next',
};
