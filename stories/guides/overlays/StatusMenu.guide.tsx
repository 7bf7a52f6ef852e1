import { StatusMenu } from '@rentyard/ui/StatusMenu';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A status menu shows the status of a record and changes it.',
  use: ['Headers and rows where people may change the status.'],
  avoid: [
    'Statuses that nobody may change here: `Badge`.',
    'The one decision of a screen: buttons `approve` and `refuse`.',
  ],
  pairs: [
    {
      do: {
        show: (
          <StatusMenu
            tone="success"
            label="Active"
            choices={[{ value: 'hidden', label: 'Hide' }]}
            onChoose={nothing}
          />
        ),
        why: 'Choices are verbs: what happens next.',
      },
      dont: {
        show: (
          <StatusMenu
            tone="success"
            label="Active"
            choices={[{ value: 'hidden', label: 'Hidden' }]}
            onChoose={nothing}
          />
        ),
        why: '“Hidden” could be a fact or an action.',
      },
    },
  ],
  anatomy: {
    press: 'button',
    parts: [
      { at: 'button', name: 'Badge', note: 'the current status.' },
      { at: '[role="menuitem"]', name: 'Choice', note: 'a possible next status.' },
    ],
  },
  content: ['Choices are verbs: “Hide”, “Show again”, “Reject”.'],
  keys: [
    ['Enter, Space, ↓ ↑', 'opens the menu'],
    ['↓ ↑, Home, End', 'moves through the items'],
    ['Letters', 'jump to an item'],
    ['Enter, Space', 'runs the item'],
    ['Esc', 'closes the menu'],
  ],
  access: [
    'A menu button named “Active: change status”. The focus stays on it while the change is saved.',
  ],
  status: 'stable',
  since: 'next',
  states: ['Default', 'Busy', 'NothingToChoose', 'EveryState'],
};
