import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import code from '../../examples/SavedAlert.tsx?raw';
import type { Guide } from '../guide.ts';
import { OverlaySketch } from '../OverlaySketch.tsx';

export const guide: Guide = {
  sentence: 'Alerts report what just happened; those that need no answer close automatically.',
  use: ['Outcomes of actions, with “Undo” if possible.'],
  avoid: ['Problems of a form: at the fields.', 'What must be read: the page or a `Dialog`.'],
  pairs: [
    {
      do: {
        show: (
          <OverlaySketch title="" text="3 offers deleted">
            <Stack direction="row" gap={2} align="center" wrap>
              <Button variant="ghost">Undo</Button>
            </Stack>
          </OverlaySketch>
        ),
        why: 'Done, with a way back.',
      },
      dont: {
        show: <OverlaySketch title="" text="Something went wrong"></OverlaySketch>,
        why: 'It says neither what nor what to do.',
      },
    },
  ],
  anatomy: {
    story: 'Queue',
    press: 'button',
    parts: [
      {
        at: '[role="group"]',
        name: 'Alert',
        note: 'an error stays, an alert with an action for 20 seconds, longer under the pointer.',
      },
      { at: '[data-alert]', name: 'Text', note: 'what happened, in one sentence.' },
    ],
  },
  content: [
    'Past tense and a count: “3 offers deleted”.',
    'Failures: what happened and what to do.',
  ],
  keys: [['Tab', 'moves to the action and to “Close”']],
  access: [
    'Announced politely and once. The time stops under the pointer, the focus and in another tab.',
  ],
  status: 'stable',
  since: '0.1.0',
  states: ['Default', 'Queue'],
  frame: 260,
  code: code,
};
