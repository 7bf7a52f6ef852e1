import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import code from '../../examples/BrandSheet.tsx?raw';
import type { Guide } from '../guide.ts';
import { OverlaySketch } from '../OverlaySketch.tsx';

export const guide: Guide = {
  sentence: 'A sheet shows a record at the side of its list, under an address of its own.',
  use: ['Reading and editing a record without losing the list.'],
  avoid: ['Large records with many cards: a page.', 'One or two fields: `Dialog`.'],
  pairs: [
    {
      do: {
        show: (
          <OverlaySketch title="Komatsu" text="Brand">
            <Stack direction="row" gap={2} align="center" wrap>
              <Button variant="primary">Save brand</Button>
            </Stack>
          </OverlaySketch>
        ),
        why: 'The list stays visible and in place.',
      },
      dont: {
        show: (
          <OverlaySketch title="Reject?" text="">
            <Stack direction="row" gap={2} align="center" wrap>
              <Button variant="danger">Reject</Button>
            </Stack>
          </OverlaySketch>
        ),
        why: 'A question does not need the height of the screen.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'dialog', name: 'Sheet', note: 'at the side, from below on phones.' },
      { at: 'h2', name: 'Title', note: 'the name of the record.' },
      { at: 'dialog button', name: 'Close', note: 'the same as Esc.' },
      {
        at: 'dialog input, dialog label',
        name: 'Content',
        note: 'scrolls between title and footer.',
      },
    ],
  },
  content: ['The title is the name of the record.'],
  keys: [
    ['Tab', 'stays inside'],
    ['Esc', 'asks the application to close it'],
  ],
  access: [
    'The browser keeps the focus inside, makes the page behind inert and returns the focus at the end.',
    'Named by its title. The footer stays visible while the form scrolls.',
  ],
  status: 'stable',
  since: '0.1.0',
  states: ['Default'],
  frame: 420,
  code: code,
};
