import { Card } from '@rentyard/ui/Card';
import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A card groups what belongs together under one title.',
  use: ['One section of a record or a page: price, location, history.'],
  avoid: ['Cards inside cards: use a `Heading` and space.', 'A single fact: `DescriptionList`.'],
  pairs: [
    {
      do: {
        show: (
          <Card title="Location">
            <Text>Str. Uzinelor 12, Chișinău</Text>
          </Card>
        ),
        why: 'One card, one subject, one title.',
      },
      dont: {
        show: (
          <Card title="Location">
            <Card title="Address">
              <Text>Str. Uzinelor 12</Text>
            </Card>
          </Card>
        ),
        why: 'Nested borders add noise and no meaning.',
      },
    },
  ],
  anatomy: {
    story: 'WithActions',
    parts: [
      {
        at: 'section',
        name: 'Surface',
        note: 'with the padding of a section; `isFlush` removes it for tables.',
      },
      { at: 'h2', name: 'Title', note: 'names the section for screen readers.' },
      { at: 'button', name: 'Actions', note: 'on the right, at most two.' },
    ],
  },
  content: ['The title is a noun: “Location”, “Price”.'],
  keys: [],
  access: [
    'The title is a heading and the name of the region, so that screen readers can jump between cards.',
  ],
  status: 'stable',
  since: '0.1.0',
};
