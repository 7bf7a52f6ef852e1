import { NumberField } from '@rentyard/ui/NumberField';
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
        show: <Text>Drag, or press ↓ on the grip</Text>,
        why: 'Every move has a key and a grip.',
      },
      dont: {
        show: <NumberField label="Sort order" value="30" onChange={nothing} />,
        why: 'Numbers make people renumber everything.',
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
