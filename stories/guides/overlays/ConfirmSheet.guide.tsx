import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import code from '../../examples/ConfirmDeletion.tsx?raw';
import type { Guide } from '../guide.ts';
import { OverlaySketch } from '../OverlaySketch.tsx';

export const guide: Guide = {
  sentence: 'A confirm sheet asks once before something that cannot be undone easily.',
  use: [
    'Deleting, rejecting, sending to many people, with `useConfirm` of `ConfirmProvider`.',
    'Leaving a page with unsaved changes.',
  ],
  avoid: [
    'What can be undone: do it and offer “Undo” in an alert.',
    'A question with fields: `Dialog`.',
  ],
  pairs: [
    {
      do: {
        show: (
          <OverlaySketch title="Delete 3 offers?" text="They stay in the trash for 30 days.">
            <Stack direction="row" gap={2} align="center" wrap>
              <Button>Cancel</Button>
              <Button variant="danger">Delete</Button>
            </Stack>
          </OverlaySketch>
        ),
        why: 'The title counts, the text says what follows, the button repeats the verb.',
      },
      dont: {
        show: (
          <OverlaySketch title="Are you sure?" text="This action may have consequences.">
            <Stack direction="row" gap={2} align="center" wrap>
              <Button>No</Button>
              <Button variant="primary">Yes</Button>
            </Stack>
          </OverlaySketch>
        ),
        why: 'Yes to what? Nobody can answer without remembering the last click.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'dialog', name: 'Sheet', note: '300 px wide; at the bottom of the screen on phones.' },
      {
        at: 'h2',
        name: 'Title',
        note: 'the question, with the number or the name of what it concerns.',
      },
      { at: 'h2 + div', name: 'Text', note: 'what follows, and for how long it can be restored.' },
      { at: 'button', name: 'Cancel', note: 'has the focus, so that Enter destroys nothing.' },
      {
        at: 'button + button',
        name: 'Confirm',
        note: 'the verb of the action, red if it destroys.',
      },
    ],
  },
  content: [
    'Title: verb, number, object, question mark. “Delete 3 offers?”',
    'Text: the consequence in one sentence. Leave it out if there is nothing to add.',
    'Confirm repeats the verb. Never “Yes”, “OK” or “Confirm” alone.',
  ],
  keys: [
    ['Tab', 'moves between Cancel and the action'],
    ['Enter, Space', 'presses the focused button'],
    ['Esc', 'cancels'],
  ],
  access: [
    'An alert dialog with its title as name and its text as description.',
    'The browser keeps the focus inside, makes the page behind inert and returns the focus at the end.',
  ],
  status: 'stable',
  since: '0.1.0',
  states: ['Default', 'LongWords', 'Busy'],
  frame: 300,
  code: code,
};
