import { DateField } from '@rentyard/ui/DateField';
import { TextField } from '@rentyard/ui/TextField';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence:
    'A date field takes a day, typed in the format of the account or picked from a calendar.',
  use: ['Days without a time: delivery, birthday, end of a contract.'],
  avoid: ['A day with a time: `DateTimeField`.', 'A period: `DateRangeField`.'],
  pairs: [
    {
      do: {
        show: (
          <DateField
            label="Delivery"
            value="2026-11-20"
            hint="We deliver from Monday to Friday"
            onChange={nothing}
          />
        ),
        why: 'The placeholder and the value have the format of the account, and the calendar shows the weekday.',
      },
      dont: {
        show: <TextField label="Delivery" placeholder="MM/DD/YYYY" />,
        why: 'Nobody can tell whether 03/04 is in March or in April.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: 'input', name: 'Input', note: 'the day in the pattern of `DateFormatProvider`.' },
      { at: 'button', name: 'Calendar', note: 'opens the calendar, in the language of the page.' },
    ],
  },
  content: [
    'The label names the event: “Delivery”, not “Date”.',
    'Say in the hint which days are allowed.',
  ],
  keys: [
    ['Tab', 'enters the field and leaves it'],
    ['0–9', 'types the day, with or without separators'],
    ['Alt+↓', 'opens the calendar'],
    ['← → ↑ ↓', 'moves by a day or a week in the calendar'],
    ['PageUp, PageDown', 'moves by a month, with Shift by a year'],
    ['Enter', 'takes the day'],
    ['Esc', 'closes the calendar'],
  ],
  access: [
    'The calendar is an ARIA grid: screen readers hear every day in full, in the language of the page.',
    'A text that is no day is announced when it is left. `isNative` renders the input of the device.',
    'The label names the field, the hint or the error describes it, and a later error is announced.',
  ],
  status: 'stable',
  since: '0.1.0',
};
