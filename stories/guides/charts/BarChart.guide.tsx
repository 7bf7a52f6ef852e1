import { BarChart } from '@rentyard/ui/BarChart';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A bar chart compares counts over time or between kinds.',
  use: ['One to four series with up to about sixty bars.'],
  avoid: ['Exact values: a table.', 'A trend beside a number: `Sparkline`.'],
  pairs: [
    {
      do: {
        show: (
          <BarChart
            label="New offers"
            height={96}
            series={[{ id: 'new', label: 'New', tone: 'info' }]}
            bars={[
              { label: 'Mon', values: { new: 12 } },
              { label: 'Tue', values: { new: 18 } },
              { label: 'Wed', values: { new: 9 } },
            ]}
          />
        ),
        why: 'Bars start at zero, in the order of time.',
      },
      dont: {
        show: (
          <BarChart
            label="Status"
            height={96}
            series={[
              { id: 'a', label: 'A', tone: 'info' },
              { id: 'b', label: 'B', tone: 'success' },
              { id: 'c', label: 'C', tone: 'warning' },
              { id: 'd', label: 'D', tone: 'danger' },
            ]}
            bars={[{ label: 'Mon', values: { a: 1, b: 14, c: 2, d: 3 } }]}
          />
        ),
        why: 'One bar with four parts is a sentence, not a chart.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'figure', name: 'Chart', note: 'named by its label.' },
      {
        at: 'figcaption, figure li, figure ul',
        name: 'Legend',
        note: 'series by name and colour.',
      },
      { at: 'figure > div:nth-of-type(1)', name: 'Bars', note: 'values appear under the pointer.' },
    ],
  },
  content: ['`label` says what is counted and how: “Events by hour”.'],
  keys: [
    ['Tab', 'with `onSelectionChange`: moves to the two ends of the selection'],
    ['← →', 'moves an end'],
  ],
  access: ['A table with the same numbers is behind it. Series differ by more than colour.'],
  status: 'stable',
  since: '0.1.0',
};
