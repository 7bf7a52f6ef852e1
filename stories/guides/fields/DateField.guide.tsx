import { DateField } from '@rentyard/ui/DateField';
import { TextField } from '@rentyard/ui/TextField';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A date field takes a day, typed or picked from the calendar of the device.',
  use: ['Days without a time: delivery, birthday, end of a contract.'],
  avoid: ['A day with a time: `DateTimeField`.', 'A period: two fields.'],
  pairs: [
    {
      do: {
        show: (
          <DateField
            label="Delivery"
            defaultValue="2026-11-20"
            hint="We deliver from Monday to Friday"
          />
        ),
        why: 'The device shows the day in the format its user knows.',
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
      { at: 'input', name: 'Input', note: 'day, month and year in the order of the device.' },
      { at: 'button', name: 'Calendar', note: 'opens the calendar of the device.' },
    ],
  },
  content: [
    'The label names the event: “Delivery”, not “Date”.',
    'Say in the hint which days are allowed.',
  ],
  keys: [
    ['Tab', 'enters the field and leaves it'],
    ['0–9', 'types the day, month or year'],
    ['↓ ↑', 'changes the part with the caret'],
    ['Space, Alt+↓', 'opens the calendar'],
  ],
  access: [
    'A native date input: every device brings its own keyboard, calendar and speech.',
    'The label names the field, the hint or the error describes it, and a later error is announced.',
  ],
  status: 'stable',
  since: '0.1.0',
};
