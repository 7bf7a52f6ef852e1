import { Badge } from '@rentyard/ui/Badge';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A translation matrix shows which records lack which language.',
  use: ['Planning translations over many records.'],
  avoid: ['Editing one text: `TranslationField`.'],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Badge tone="success">ro</Badge>
            <Badge tone="warning">tr missing</Badge>
          </Stack>
        ),
        why: 'Done and missing at a glance.',
      },
      dont: {
        show: <Text>412 of 600 texts translated</Text>,
        why: 'A total does not say where to begin.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'thead th', name: 'Language', note: 'with its share of done texts.' },
      { at: 'tbody th', name: 'Record', note: 'its name in the language of the reader.' },
      {
        at: 'tbody td a, tbody td',
        name: 'Text',
        note: 'done, missing or outdated; a link to edit it.',
      },
    ],
  },
  content: ['Languages by their own names.'],
  keys: [
    ['↓ ↑ ← →', 'moves between cells'],
    ['Enter', 'opens the text'],
  ],
  access: ['Each cell says its state in words.'],
  status: 'stable',
  since: '0.1.0',
  states: ['Default', 'NoRecords'],
};
