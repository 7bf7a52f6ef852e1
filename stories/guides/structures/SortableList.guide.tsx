import { NumberField } from '@rentyard/ui/NumberField';
import { SortableList } from '@rentyard/ui/SortableList';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A sortable list lets people decide the order, by drag and by keyboard.',
  use: ['Characteristics, values, steps: an order that matters to readers.'],
  avoid: [
    'An order that follows a rule: sort a `DataTable`.',
    'More than about fifty items: a number field per row.',
  ],
  pairs: [
    {
      do: {
        show: (
          <SortableList
            label="Order of categories"
            items={[
              { id: '1', name: 'Excavators' },
              { id: '2', name: 'Loaders' },
            ]}
            onMove={nothing}
          >
            {(item, _, grip) => (
              <Stack direction="row" align="center" gap={2}>
                {grip}
                <Text>{item.name}</Text>
              </Stack>
            )}
          </SortableList>
        ),
        why: 'People see the order that they make.',
      },
      dont: {
        show: (
          <Stack gap={2}>
            <NumberField label="Sort order of Excavators" value="30" onChange={nothing} />
            <NumberField label="Sort order of Loaders" value="20" onChange={nothing} />
          </Stack>
        ),
        why: 'Numbers hide the order, and one change renumbers the rest.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'button', name: 'Grip', note: 'drags with the pointer, moves with the arrow keys.' },
      { at: 'li', name: 'Item', note: 'stays in place until it is dropped.' },
    ],
  },
  content: ['`label` names the list: “Order of brands”.'],
  keys: [
    ['↓ ↑', 'moves the item whose grip has the focus'],
    ['Home, End', 'moves it to the start or the end'],
  ],
  access: [
    'The grip is a button with name and position. Each move is announced and keeps the focus.',
  ],
  status: 'stable',
  since: '0.1.0',
  states: ['Default', 'Disabled'],
};
