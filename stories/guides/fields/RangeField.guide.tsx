import { NumberField } from '@rentyard/ui/NumberField';
import { RangeField } from '@rentyard/ui/RangeField';
import { Stack } from '@rentyard/ui/Stack';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A range field takes a lower and an upper bound.',
  use: ['Price intervals, filters by number.'],
  avoid: ['One number: `NumberField`.', 'One amount: `MoneyField`.'],
  pairs: [
    {
      do: {
        show: (
          <RangeField
            label="Price per hour"
            value={{ from: '20', to: '80' }}
            onChange={nothing}
            suffix="USD"
          />
        ),
        why: 'Both bounds belong to one label.',
      },
      dont: {
        show: (
          <Stack gap={2}>
            <NumberField label="Minimum" value="20" onChange={nothing} />
            <NumberField label="Maximum" value="80" onChange={nothing} />
          </Stack>
        ),
        why: 'Two separate fields hide that they belong together.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: '[id$="-label"]', name: 'Label', note: 'names the group.' },
      { at: 'input', name: 'From', note: 'the lower bound; empty means none.' },
      {
        at: 'input:last-of-type, div:last-of-type > input',
        name: 'To',
        note: 'the upper bound; empty means none.',
      },
    ],
  },
  content: ['The label names what is measured.', 'An empty bound is open. No zero needed.'],
  keys: [
    ['Tab', 'enters the field and leaves it'],
    ['↓ ↑', 'changes the number by one step'],
    ['Shift+↓ ↑', 'by ten steps'],
  ],
  access: [
    'Each input has its own name: “from”, “to”.',
    'A wrong order is an error at the second input.',
  ],
  status: 'stable',
  since: '0.1.0',
};
