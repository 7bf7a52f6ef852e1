import { Button } from '@rentyard/ui/Button';
import { Menu } from '@rentyard/ui/Menu';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A menu offers several actions on one thing behind one button.',
  use: ['Three or more secondary actions: a row, a card, a header.'],
  avoid: ['Choosing a value: `Select`.', 'One or two actions: buttons.'],
  pairs: [
    {
      do: {
        show: (
          <Menu
            trigger={<Button>Actions</Button>}
            items={[
              { label: 'Edit', onPress: nothing },
              { label: 'Save a copy', onPress: nothing },
              'separator',
              { label: 'Delete', tone: 'danger', onPress: nothing },
            ]}
          />
        ),
        why: 'Frequent actions first, destructive ones last and apart.',
      },
      dont: {
        show: (
          <Menu
            trigger={<Button>Actions</Button>}
            items={[
              { label: 'Delete', tone: 'danger', onPress: nothing },
              { label: 'Edit', onPress: nothing },
            ]}
          />
        ),
        why: 'A destructive first item is pressed by mistake.',
      },
    },
  ],
  anatomy: {
    press: 'button',
    parts: [
      { at: 'button', name: 'Button', note: 'opens the menu.' },
      { at: '[role="menu"]', name: 'Menu', note: 'beside the button, inside the window.' },
      { at: '[role="menuitem"]', name: 'Item', note: 'icon, label and shortcut.' },
      { at: '[role="separator"], hr', name: 'Separator', note: 'before destructive actions.' },
    ],
  },
  content: [
    'Verbs: “Edit”, “Save a copy”, “Delete”.',
    'A submenu for a choice that belongs to one verb: “Move to”. One level, because a second one is hard to reach.',
  ],
  keys: [
    ['Enter, Space, ↓ ↑', 'opens the menu'],
    ['↓ ↑, Home, End', 'moves through the items'],
    ['→, ←', 'opens and closes a submenu'],
    ['Letters', 'jump to an item'],
    ['Enter, Space', 'runs the item'],
    ['Esc', 'closes the menu, or one level of submenus'],
  ],
  access: [
    'The ARIA menu button pattern. The focus returns to the button.',
    'Destructive items say so in words.',
  ],
  status: 'stable',
  since: '0.1.0',
};
