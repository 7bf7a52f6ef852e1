import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import code from '../../recipes/RecordPage.tsx?raw';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A record layout places a form beside the facts about it.',
  use: ['Pages of one record.'],
  avoid: ['Lists: `DataTable` in the whole width.'],
  pairs: [
    {
      do: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Card title="Name and price">
              <Text>Form</Text>
            </Card>
            <Card title="History">
              <Text>Facts</Text>
            </Card>
          </Stack>
        ),
        why: 'The form is first, facts are beside it.',
      },
      dont: {
        show: (
          <Stack direction="row" gap={2} align="center" wrap>
            <Card title="History">
              <Text>Facts</Text>
            </Card>
            <Card title="Name and price">
              <Text>Form</Text>
            </Card>
          </Stack>
        ),
        why: 'Facts first push the work to the side.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'main section, section', name: 'Form', note: 'two thirds of the width.' },
      {
        at: 'section:last-of-type',
        name: 'Side',
        note: 'facts and history; below the form on narrow screens.',
      },
    ],
  },
  content: ['Titles of cards are nouns.'],
  keys: [],
  access: ['The order in the code is the form first, then the side.'],
  status: 'stable',
  since: '0.1.0',
  states: ['Default'],
  frame: 480,
  code: code,
};
