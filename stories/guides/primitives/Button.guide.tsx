import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A button starts an action on this page: save, send, delete.',
  use: [
    'Something happens here and now.',
    'One `primary` per view. `danger` destroys. `approve` and `refuse` are the two outcomes of a decision.',
  ],
  avoid: [
    'Navigation: `ButtonLink` or a link.',
    'Toolbars with well-known icons: `IconButton`.',
    'Three or more actions on one thing: `Menu`.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2}>
            <Button variant="primary">Create offer</Button>
            <Button>Export</Button>
          </Stack>
        ),
        why: 'One primary button shows what most people do next.',
      },
      dont: {
        show: (
          <Stack direction="row" gap={2}>
            <Button variant="primary">Create offer</Button>
            <Button variant="primary">Export</Button>
          </Stack>
        ),
        why: 'Two primary buttons compete, and neither leads.',
      },
    },
    {
      do: {
        show: (
          <div>
            <Button variant="danger">Delete offer</Button>
          </div>
        ),
        why: 'A verb and its object say what happens, even out of context.',
      },
      dont: {
        show: (
          <div>
            <Button variant="danger">OK</Button>
          </div>
        ),
        why: '“OK” makes people read everything around the button first.',
      },
    },
  ],
  anatomy: {
    story: 'WithShortcut',
    parts: [
      {
        at: 'button',
        name: 'Container',
        note: 'has the colour of the variant; 44 px high on touch screens.',
      },
      { at: 'kbd', name: 'Shortcut', note: 'the key that does the same; hidden on touch screens.' },
    ],
  },
  content: [
    'Verb and object in sentence case: “Create offer”, not “Offer creation”.',
    'Three words at most. An ellipsis (“Reject…”) says that a question follows.',
    'The label stays the same while the button is busy.',
  ],
  keys: [
    ['Tab', 'moves the focus to the button'],
    ['Enter, Space', 'presses it'],
  ],
  access: [
    'While `isBusy` it keeps its label, width and focus, ignores presses and has `aria-busy`.',
    'A disabled button cannot say why it is disabled. Leave it enabled and explain after the press where the reason matters.',
  ],
  status: 'stable',
  since: '0.1.0',
};
