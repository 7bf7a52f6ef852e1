import { Card } from '@rentyard/ui/Card';
import { ContextMenu } from '@rentyard/ui/ContextMenu';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

const area = { role: 'group', tabIndex: 0 } as const;

export const guide: Guide = {
  sentence: 'A context menu offers the actions on the thing below the pointer.',
  use: ['Files, cards, nodes of a tree, cells: frequent actions without a way to a button.'],
  avoid: [
    'The only way to an action: `Menu` behind a button.',
    'Rows of a table: `rowActions` of `DataTable`.',
  ],
  pairs: [
    {
      do: {
        show: (
          <ContextMenu
            {...area}
            aria-label="Crawler excavator"
            label="Crawler excavator"
            items={[
              { label: 'Edit', onPress: nothing },
              'separator',
              { label: 'Delete', tone: 'danger', onPress: nothing },
            ]}
          >
            <Card title="Crawler excavator">20 t</Card>
          </ContextMenu>
        ),
        why: 'The menu names the thing, and its page has the same actions.',
      },
      dont: {
        show: (
          <ContextMenu
            {...area}
            aria-label="Offers"
            label="Menu"
            items={[{ label: 'New offer', onPress: nothing }]}
          >
            <Card title="Offers">12 offers</Card>
          </ContextMenu>
        ),
        why: 'Nobody finds an action that only a right click shows.',
      },
    },
  ],
  anatomy: {
    story: 'Open',
    parts: [
      { at: '[role="group"]', name: 'Area', note: 'a right click anywhere in it opens the menu.' },
      { at: '[role="menu"]', name: 'Menu', note: 'at the pointer, inside the window.' },
    ],
  },
  content: ['The label is the name of the thing.', 'The items are those of its `Menu`.'],
  keys: [
    ['Shift+F10, menu key', 'opens the menu at the focused element'],
    ['↓ ↑, Home, End', 'moves through the items'],
    ['→, ←', 'opens and closes a submenu'],
    ['Letters', 'jump to an item'],
    ['Enter, Space', 'runs the item'],
    ['Esc', 'closes one level and returns the focus'],
  ],
  access: [
    'The ARIA menu pattern. A press of half a second opens it on touch screens.',
    'Fields inside keep the menu of the browser. The application offers every action elsewhere too.',
  ],
  status: 'preview',
  since: 'next',
  frame: 320,
};
