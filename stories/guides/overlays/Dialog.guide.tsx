import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import code from '../../examples/RejectDialog.tsx?raw';
import type { Guide } from '../guide.ts';
import { OverlaySketch } from '../OverlaySketch.tsx';

export const guide: Guide = {
  sentence: 'A dialog finishes a small task without leaving the page.',
  use: ['A reason, a link, a choice with one or two fields.'],
  avoid: [
    'A question without fields: `ConfirmSheet`.',
    'A whole record: `Sheet` or a page.',
    'A few controls beside a button: `Popover`.',
  ],
  pairs: [
    {
      do: {
        show: (
          <OverlaySketch title="Reject the offer" text="">
            <Stack direction="row" gap={2} align="center" wrap>
              <Button>Cancel</Button>
              <Button variant="danger">Reject</Button>
            </Stack>
          </OverlaySketch>
        ),
        why: 'The title names the task, the button repeats its verb.',
      },
      dont: {
        show: (
          <OverlaySketch title="Information" text="Your changes were saved.">
            <Stack direction="row" gap={2} align="center" wrap>
              <Button>OK</Button>
            </Stack>
          </OverlaySketch>
        ),
        why: 'News belong in an alert that closes automatically.',
      },
    },
  ],
  anatomy: {
    story: 'Open',
    parts: [
      { at: 'dialog', name: 'Dialog', note: 'centred; at the bottom of the screen on phones.' },
      { at: 'h2', name: 'Title', note: 'its accessible name.' },
      { at: 'dialog button', name: 'Close', note: 'the same as Esc.' },
      { at: 'dialog input', name: 'Content', note: 'scrolls if it is long.' },
      {
        at: 'dialog button[data-variant="danger"]',
        name: 'Actions',
        note: 'cancel first, the action last.',
      },
    ],
  },
  content: ['Title: what is done. “Reject the offer”.', 'The last button repeats the verb.'],
  keys: [
    ['Tab', 'stays inside'],
    ['Esc', 'asks the application to close it'],
  ],
  access: [
    'The browser keeps the focus inside, makes the page behind inert and returns the focus at the end.',
    'Named by its title. The first field has the focus.',
  ],
  status: 'stable',
  since: '0.1.0',
  states: ['Open', 'LongContent'],
  frame: 340,
  code: code,
};
