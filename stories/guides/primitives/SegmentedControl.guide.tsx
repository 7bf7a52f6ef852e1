import { SegmentedControl } from '@rentyard/ui/SegmentedControl';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

const units = [
  { value: 'hour', label: 'Hour' },
  { value: 'day', label: 'Day' },
];

export const guide: Guide = {
  sentence: 'A segmented control chooses one of a few short options and takes effect immediately.',
  use: ['The unit of a price, the scale of a chart, a map or a list.'],
  avoid: ['A value that is saved with a form: `RadioGroup`.', 'Pages: `Tabs`.'],
  pairs: [
    {
      do: {
        show: <SegmentedControl label="Per" options={units} value="day" onChange={nothing} />,
        why: 'Two short words that exclude each other.',
      },
      dont: {
        show: (
          <SegmentedControl
            label="Delivery"
            options={[
              { value: 'a', label: 'Delivered by the owner on weekdays' },
              { value: 'b', label: 'Collected by the customer' },
            ]}
            value="a"
            onChange={nothing}
          />
        ),
        why: 'Sentences belong into a list of radio buttons.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: '[role=radiogroup]', name: 'Strip', note: 'names the choice.' },
      { at: 'label[data-selected]', name: 'Segment', note: 'the current one is raised.' },
    ],
  },
  content: ['One or two words, of about the same length.'],
  keys: [
    ['Tab', 'reaches the selected option'],
    ['Arrow keys', 'select another'],
  ],
  access: ['Native radio buttons in a named group.'],
  status: 'preview',
  since: 'next',
};
