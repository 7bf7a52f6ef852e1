import { RangePlot } from '@rentyard/ui/RangePlot';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A range plot compares one price with its typical range.',
  use: ['Reviewing a price against its category.'],
  avoid: ['Several values: a table.', 'A trend: `Sparkline`.'],
  pairs: [
    {
      do: {
        show: (
          <RangePlot
            label="Price per hour"
            value={360}
            from={280}
            to={520}
            median={400}
            formatValue={(value) => `${value} MDL`}
          />
        ),
        why: 'Value, range and median in one line.',
      },
      dont: {
        show: <RangePlot label="Price" value={1} from={null} to={null} />,
        why: 'Without a range there is nothing to compare.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'figcaption', name: 'Label', note: 'what is compared with what.' },
      {
        at: '[aria-hidden]',
        name: 'Range',
        note: 'from the usual minimum to the maximum, with the median.',
      },
      { at: '[data-main]', name: 'Value', note: 'the price in question, formatted.' },
    ],
  },
  content: ['Format values with their currency.'],
  keys: [],
  access: ['The drawing is hidden. Value, median and range are a list with their names.'],
  status: 'stable',
  since: '0.1.0',
};
