import { Sparkline } from '@rentyard/ui/Sparkline';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A sparkline shows the course of a number in the height of a line.',
  use: ['Beside a figure or in a table row.'],
  avoid: ['Reading single values: `BarChart`.'],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Text weight="semibold">37</Text>
            <Sparkline
              label="New offers by day"
              points={[
                { label: 'Mon', value: 12 },
                { label: 'Tue', value: 9 },
                { label: 'Wed', value: 21 },
                { label: 'Thu', value: 37 },
              ]}
            />
          </Stack>
        ),
        why: 'The number says how much, the line where it came from.',
      },
      dont: {
        show: (
          <Sparkline
            label="New offers"
            points={[
              { label: 'Mon', value: 12 },
              { label: 'Tue', value: 37 },
            ]}
          />
        ),
        why: 'A line without a number has no scale.',
      },
    },
  ],
  anatomy: { parts: [{ at: 'svg', name: 'Line', note: 'from the first point to the last.' }] },
  content: ['`label` names the number and its step: “New offers by day”.'],
  keys: [],
  access: ['A table with the same numbers is behind it.'],
  status: 'stable',
  since: '0.1.0',
};
