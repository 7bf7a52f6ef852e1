import { DateField } from '@rentyard/ui/DateField';
import { DateRangeField } from '@rentyard/ui/DateRangeField';
import { Stack } from '@rentyard/ui/Stack';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A date range field takes the first and the last day of a period.',
  use: ['Rental periods, holidays, filters by date. Either end may be open.'],
  avoid: ['One day: `DateField`.', 'Ends with times: two `DateTimeField`s.'],
  pairs: [
    {
      do: {
        show: (
          <DateRangeField
            label="Rental period"
            defaultValue={{ from: '2026-12-01', to: '2026-12-12' }}
            hint="The last day is included"
          />
        ),
        why: 'One calendar shows the whole period, and one message says that its ends are reversed.',
      },
      dont: {
        show: (
          <Stack gap={2}>
            <DateField label="First day" value="2026-12-12" onChange={nothing} />
            <DateField label="Last day" value="2026-12-01" onChange={nothing} />
          </Stack>
        ),
        why: 'Neither field shows the other end, so nobody sees the mistake.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: '[id$="-label"]', name: 'Label', note: 'names both inputs.' },
      { at: 'input', name: 'Inputs', note: 'first and last day in the pattern of the account.' },
      { at: 'button', name: 'Clear', note: 'empties both; not in a required field.' },
      { at: 'button:last-of-type', name: 'Calendar', note: 'opens one calendar for both days.' },
    ],
  },
  content: [
    'The label names the period: “Rental period”, not “Dates”.',
    'Say in the hint whether the last day is included.',
  ],
  keys: [
    ['Tab', 'moves through both inputs and the calendar button'],
    ['0–9', 'types a day, with or without separators'],
    ['Alt+↓', 'opens the calendar'],
    ['← → ↑ ↓', 'moves by a day or a week in the calendar'],
    ['PageUp, PageDown', 'moves by a month, with Shift by a year'],
    ['Enter', 'takes the first day, then the last one'],
    ['Esc', 'closes the calendar'],
  ],
  access: [
    'A group of two inputs, each with the label and its end as its name.',
    'The calendar announces which day is chosen next, and marks all days of the period as selected.',
    'The label names the field, the hint or the error describes it, and a later error is announced.',
  ],
  status: 'preview',
  since: 'next',
};
