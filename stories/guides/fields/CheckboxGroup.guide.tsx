import { CheckboxGroup } from '@rentyard/ui/CheckboxGroup';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

const options = [
  { value: 'operator', label: 'Operator' },
  { value: 'fuel', label: 'Fuel' },
];

export const guide: Guide = {
  sentence: 'A checkbox group chooses several of a few options that are all visible.',
  use: ['Up to about seven options that a user compares.'],
  avoid: ['Many options: `MultiSelect`.', 'One choice: `RadioGroup`.'],
  pairs: [
    {
      do: {
        show: (
          <CheckboxGroup label="Included" options={options} value={['fuel']} onChange={nothing} />
        ),
        why: 'The options are independent of each other.',
      },
      dont: {
        show: (
          <CheckboxGroup
            label="Delivery"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
            value={['yes']}
            onChange={nothing}
          />
        ),
        why: 'Yes and no exclude each other: one checkbox, or radio buttons.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: '[id$="-label"]', name: 'Label', note: 'names the group.' },
      { at: 'label', name: 'Option', note: 'a checkbox with its label.' },
      { at: '[id$="-note"]', name: 'Hint', note: 'of one option.' },
    ],
  },
  content: ['Parallel nouns, the most frequent first.'],
  keys: [
    ['Tab', 'moves through the options'],
    ['Space', 'checks one'],
  ],
  access: ['A named group; its error describes the group and every option.'],
  status: 'preview',
  since: 'next',
};
