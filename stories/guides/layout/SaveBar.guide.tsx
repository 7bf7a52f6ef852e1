import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import code from '../../recipes/RecordPage.tsx?raw';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A save bar lists unsaved changes and saves or discards them.',
  use: ['Forms of a whole page.'],
  avoid: ['Forms in dialogs and sheets: buttons in the footer.'],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Text weight="semibold">2 changes</Text>
            <Text tone="muted">price per hour, region</Text>
          </Stack>
        ),
        why: 'People see what they are about to save.',
      },
      dont: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Button variant="primary">Save</Button>
          </Stack>
        ),
        why: 'An always visible button says nothing about changes.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: '[data-save-bar]', name: 'Bar', note: 'at the lower edge; the form does not move.' },
      { at: '[data-save-bar] b', name: 'Summary', note: 'the number of changes.' },
      { at: '[data-save-bar] button', name: 'Discard', note: 'restores the saved values.' },
      {
        at: '[data-save-bar] button:last-child',
        name: 'Save',
        note: 'stays in place while it is busy.',
      },
    ],
  },
  content: ['Name the record on the button: “Save offer”.'],
  keys: [
    ['Tab', 'moves to Discard and Save'],
    ['Ctrl/Cmd+S', 'saves, if the application binds the key'],
  ],
  access: ['A status region, so that its appearance is announced. It covers no focused field.'],
  status: 'stable',
  since: '0.1.0',
  frame: 180,
  code: code,
};
