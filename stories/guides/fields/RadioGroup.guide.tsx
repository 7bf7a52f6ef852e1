import { RadioGroup } from '@rentyard/ui/RadioGroup';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A radio group shows a few options and takes one of them.',
  use: ['Two to five options worth comparing.'],
  avoid: ['More options: `Select` or `Combobox`.', 'Yes or no: `Checkbox`.'],
  pairs: [
    {
      do: {
        show: (
          <RadioGroup
            label="Price"
            value="shift"
            onChange={nothing}
            options={[
              { value: 'hour', label: 'Per hour' },
              { value: 'shift', label: 'Per shift', hint: '8 hours' },
            ]}
          />
        ),
        why: 'All options are visible, each with its explanation.',
      },
      dont: {
        show: (
          <RadioGroup
            label="Delivery"
            value="yes"
            onChange={nothing}
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
        ),
        why: 'Yes or no is one checkbox.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: '[id$="-label"]', name: 'Label', note: 'names the group.' },
      { at: 'input', name: 'Radio button', note: 'one per option.' },
      { at: 'label > span', name: 'Option', note: 'its label and an optional hint.' },
    ],
  },
  content: [
    'Options are parallel: all nouns or all verbs.',
    'A hint explains the difference, not the label again.',
  ],
  keys: [
    ['Tab', 'enters at the chosen option'],
    ['↓ ↑', 'chooses the next or previous option'],
  ],
  access: ['A group named by its label with one tab stop.'],
  status: 'stable',
  since: '0.1.0',
};
